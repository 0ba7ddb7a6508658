// Files that are fetched when first needed: scripts of lessons and examples, problems, drawings of the minutes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of each of these files its name in the app, without its kind, and its contents as they go out. */
export function apart(root) {
  const scripts = (folder, prefix) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => ({
        name: `${prefix}-${file.slice(0, -5)}`,
        kind: 'json',
        contents: JSON.stringify(JSON.parse(readFileSync(join(root, folder, file), 'utf8'))),
      }));
  const drawings = readdirSync(join(root, 'public/minute'))
    .sort()
    .map((file) => ({
      name: `minute-${file.slice(0, -4)}`,
      kind: 'svg',
      contents: readFileSync(join(root, 'public/minute', file), 'utf8').replace(/<!--[^]*?-->/g, '').replace(/>\s+</g, '><').trim(),
    }));
  const problems = readFileSync(join(root, 'src/games/barragoon/problems/problems.txt'), 'utf8');
  return [
    ...scripts('src/lessons', 'lesson'),
    ...scripts('src/lessons/examples', 'examples'),
    ...drawings,
    { name: 'problems', kind: 'txt', contents: problems },
  ];
}

// What is only wanted by whoever opens it is fetched then: the scripts of lessons and examples, and problems.
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
  const problems = readFileSync(join(root, 'src/games/barragoon/problems/problems.txt'), 'utf8');
  return [
    ...scripts('src/lessons', 'lesson'),
    ...scripts('src/lessons/examples', 'examples'),
    { name: 'problems', kind: 'txt', contents: problems },
  ];
}

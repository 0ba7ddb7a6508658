// Files that are fetched when first needed: scripts of lessons and examples, problems, drawings of the minutes, shapes
// of the games.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF } from './shell.mjs';

/** Returns the content of the picture public/sprite/<name>.svg. */
export function shapes(root, name) {
  const inside = readFileSync(join(root, `public/sprite/${name}.svg`), 'utf8').match(/<svg[^>]*>([^]*)<\/svg>/);
  if (!inside) throw new Error(`public/sprite/${name}.svg: no picture`);
  return inside[1].replace(/<!--[^]*?-->/g, '').replace(/>\s+</g, '><').trim();
}

/** Returns an element that holds shapes, without a layout. */
export const spriteElement = (shapes) => `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" hidden="">${shapes}</svg>`;

/** Returns each of these files: its name in the app without its kind, and its published contents. */
export function onDemandFiles(root) {
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
  const sprites = SHELF.map((name) => ({ name, kind: 'svg', contents: spriteElement(shapes(root, name)) }));
  const problems = readFileSync(join(root, 'src/games/barragoon/problems/problems.txt'), 'utf8');
  return [
    ...scripts('src/lessons', 'lesson'),
    ...scripts('src/lessons/examples', 'examples'),
    ...drawings,
    ...sprites,
    { name: 'problems', kind: 'txt', contents: problems },
  ];
}

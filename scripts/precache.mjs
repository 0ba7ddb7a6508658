// Writes into sw.js of a built folder the list of files to keep offline, with their hashes, and the
// build's version. `node scripts/precache.mjs DIR` does it again for a folder changed by hand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every file below `dir`, sorted, with forward slashes. */
export function walk(dir, base = dir) {
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? walk(path, base) : [relative(base, path).split(sep).join('/')];
    })
    .sort();
}

/** What the service worker keeps: all but itself, the shop-window pictures and the fonts' licences, which stand in
 * licences.txt too. */
export const precached = (dir) =>
  walk(dir).filter((path) => path !== 'sw.js' && !path.startsWith('screenshots/') && (path === 'licences.txt' || !path.endsWith('.txt')));

export function stampServiceWorker(dir) {
  const files = Object.fromEntries(
    precached(dir).map((path) => [path, createHash('sha256').update(readFileSync(join(dir, path))).digest('hex')]),
  );
  const list = JSON.stringify(files, null, 1);
  const version = createHash('sha256').update(list).digest('hex').slice(0, 16);
  const sw = join(dir, 'sw.js');
  const before = readFileSync(sw, 'utf8');
  const after = before
    .replace(/^const VERSION = .*;$/m, `const VERSION = '${version}';`)
    .replace(/^const FILES = \{[^}]*\};$/m, `const FILES = ${list};`);
  if (!after.includes(`'${version}'`) || !after.includes(list)) throw new Error('sw.js: nothing to stamp');
  writeFileSync(sw, after);
  return version;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const dir = process.argv[2];
  if (!dir) {
    console.error('usage: node scripts/precache.mjs DIR');
    process.exit(2);
  }
  console.log(stampServiceWorker(dir));
}

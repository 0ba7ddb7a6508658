// Writes the list of offline files with their hashes, and the build's version, into sw.js of a built folder. The page
// gets the version too. `node scripts/precache.mjs DIR` restamps a folder changed by hand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns every file below `dir`, sorted, with forward slashes. */
export function walk(dir, base = dir) {
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? walk(path, base) : [relative(base, path).split(sep).join('/')];
    })
    .sort();
}

/** Files that the service worker does not keep: itself, files that only an installation reads, and the fonts' licences,
 * which are in licences.txt too. */
const EXCLUDED = [/^sw\.js$/, /^screenshots\//, /-512\.png$/, /^fonts\/.*\.txt$/];

export const precached = (dir) => walk(dir).filter((path) => !EXCLUDED.some((pattern) => pattern.test(path)));

/** A file of a language: its tag, and its part unless it is home's. */
export const OF_LANGUAGE = /^([a-z]{2,3})(?:-([a-z]+))?-[0-9a-f]{16}\.(?:json|webmanifest)$/;

/** The list of each language's files with their hashes. The service worker keeps only the languages in use. */
const LANGUAGES = 'languages.json';

/** The attribute of the page that names its build. */
const BUILD = /(<html\b[^>]*\bdata-build=")[^"]*(")/;

/**
 * Gives the folder its version: a digest of all kept files, with the page read without its version. The page gets the
 * version, so it knows its build, and the service worker gets version and list. The languages have a list of their own.
 */
export function stamp(dir) {
  const hash = (data) => createHash('sha256').update(data).digest('hex');
  const page = join(dir, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!BUILD.test(html)) throw new Error('index.html: no place for the version');
  const stamped = (version) => html.replace(BUILD, `$1${version}$2`);
  const languages = {};
  for (const path of precached(dir)) {
    const of = path.match(OF_LANGUAGE);
    if (of) (languages[of[1]] ??= {})[path] = hash(readFileSync(join(dir, path)));
  }
  writeFileSync(join(dir, LANGUAGES), JSON.stringify(languages));
  const list = (index) =>
    JSON.stringify(
      Object.fromEntries(
        precached(dir).filter((path) => !OF_LANGUAGE.test(path)).map((path) => [path, hash(path === 'index.html' ? index : readFileSync(join(dir, path)))]),
      ),
      null,
      1,
    );
  const version = hash(list(stamped(''))).slice(0, 16);
  writeFileSync(page, stamped(version));
  const files = list(stamped(version));
  const sw = join(dir, 'sw.js');
  const before = readFileSync(sw, 'utf8');
  const after = before
    .replace(/^const VERSION = .*;$/m, `const VERSION = '${version}';`)
    .replace(/^const FILES = \{[^}]*\};$/m, `const FILES = ${files};`);
  if (!after.includes(`'${version}'`) || !after.includes(files)) throw new Error('sw.js: nothing to stamp');
  writeFileSync(sw, after);
  return version;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const dir = process.argv[2];
  if (!dir) {
    console.error('usage: node scripts/precache.mjs DIR');
    process.exit(2);
  }
  console.log(stamp(dir));
}

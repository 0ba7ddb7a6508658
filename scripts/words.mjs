// The texts of locales/ in the app's format: for each language one JSON file a part, with its namespaces.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK, SHELF } from './shell.mjs';

const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Namespaces that home needs. */
const MAIN = ['common', 'shelf'];
/** The namespace of the manifest, which no screen shows. */
const MANIFEST = 'manifest';

/**
 * `texts`: the files of each language, by its tag and by part. The parts are `main` for home, `lessons` for lessons and
 * examples, one a game, and `screens` for the rest.
 * `names`: each language's name for itself, by its tag.
 * `message`: finds a single text by `namespace.key` in all languages, for the page without the app.
 */
export function words(root) {
  const folder = join(root, 'locales');
  const text = (...path) => readFileSync(join(folder, ...path), 'utf8');
  const listed = JSON.parse(text('languages.json'));
  const tags = Object.keys(listed);
  const namespaces =
    readdirSync(join(folder, FALLBACK)).filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -4)).sort(byCode);
  const each = (make) => Object.fromEntries(tags.map((tag) => [tag, make(tag)]));
  // A Fluent comment is a line that begins with #.
  const ftl = (tag, name) => text(tag, `${name}.ftl`).replace(/^#.*\n/gm, '');
  const partOf = (name) => {
    if (MAIN.includes(name)) return 'main';
    if (/^(lesson|show)_/.test(name)) return 'lessons';
    const game = name.replace(/^(hint|why)_/, '');
    return SHELF.includes(game) ? game : 'screens';
  };
  const shown = namespaces.filter((name) => name !== MANIFEST);
  const parts = [...new Set(shown.map(partOf))];
  const file = (tag, part) =>
    JSON.stringify(Object.fromEntries(shown.filter((name) => partOf(name) === part).map((name) => [name, ftl(tag, name)])));
  return {
    names: each((tag) => listed[tag].name),
    texts: each((tag) => Object.fromEntries(parts.map((part) => [part, file(tag, part)]))),
    message(full) {
      const [name, key] = full.split('.');
      return each((tag) => {
        // The shell has no Fluent: the text must be a plain line, in which boot.js may replace a variable.
        const plain = new RegExp(`^${key} = ((?:[^{}\\n]|\\{ \\$\\w+ \\})+)$(?!\\n +[^.\\s])`, 'm');
        const line = namespaces.includes(name) && ftl(tag, name).match(plain);
        if (!line) throw new Error(`locales/${tag}: no plain text ${full}`);
        return line[1].trim();
      });
    },
  };
}

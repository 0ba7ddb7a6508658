// The texts of locales/ as the app wants them: of each language a file of its namespaces, as JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const FALLBACK = 'en';

/**
 * Of each language, by its tag: `files`, what the app fetches, and `lessons`, what it fetches with the first lesson or
 * example. And `one`, which finds a single text by `namespace.key`, in all languages, for what is shown without the app.
 */
export function words(root) {
  const folder = join(root, 'locales');
  const text = (...path) => readFileSync(join(folder, ...path), 'utf8');
  const tags = Object.keys(JSON.parse(text('languages.json')));
  const namespaces =
    readdirSync(join(folder, FALLBACK)).filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -4)).sort(byCode);
  const each = (make) => Object.fromEntries(tags.map((tag) => [tag, make(tag)]));
  // A comment of Fluent is a line that begins with its sign.
  const ftl = (tag, name) => text(tag, `${name}.ftl`).replace(/^#.*\n/gm, '');
  const apart = (name) => /^(lesson|show)_/.test(name);
  const file = (names) => each((tag) => JSON.stringify(Object.fromEntries(names.map((name) => [name, ftl(tag, name)]))));
  return {
    files: file(namespaces.filter((name) => !apart(name))),
    lessons: file(namespaces.filter(apart)),
    one(full) {
      const [name, key] = full.split('.');
      return each((tag) => {
        // Whoever shows it has no Fluent: a plain line.
        const plain = new RegExp(`^${key} = ([^{}\\n]+)$(?!\\n +[^.\\s])`, 'm');
        const line = namespaces.includes(name) && ftl(tag, name).match(plain);
        if (!line) throw new Error(`locales/${tag}: no plain text ${full}`);
        return line[1].trim();
      });
    },
  };
}

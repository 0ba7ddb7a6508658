// The texts of locales/ as the app wants them. Of each language a file of its Fluent namespaces, as JSON; and of each
// namespace that is still JSON, in all languages, a word a line, in the order of the numbers that build.rs gives them:
// by file, then by key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const FALLBACK = 'en';

/**
 * Of each language, by its tag: `files`, what the app fetches, and `words`, the JSON namespaces. And `one`, which finds a
 * single text by `namespace.key`, in all languages, for what is shown without the app.
 */
export function words(root) {
  const folder = join(root, 'locales');
  const text = (...path) => readFileSync(join(folder, ...path), 'utf8');
  const tags = Object.keys(JSON.parse(text('languages.json')));
  const namespaces = (kind) =>
    readdirSync(join(folder, FALLBACK)).filter((file) => file.endsWith(kind)).map((file) => file.slice(0, -kind.length)).sort(byCode);
  const [fluent, json] = [namespaces('.ftl'), namespaces('.json')];
  const each = (make) => Object.fromEntries(tags.map((tag) => [tag, make(tag)]));
  // A comment of Fluent is a line that begins with its sign.
  const ftl = (tag, name) => text(tag, `${name}.ftl`).replace(/^#.*\n/gm, '');
  const read = (tag, name) => JSON.parse(text(tag, `${name}.json`));

  const keys = json.flatMap((name) => Object.keys(read(FALLBACK, name)).sort(byCode).map((key) => [name, key]));
  function lines(tag) {
    const all = Object.fromEntries(json.map((name) => [name, read(tag, name)]));
    return keys.map(([name, key]) => {
      if (all[name][key].includes('\n')) throw new Error(`locales/${tag}/${name}.json: ${key} has two lines`);
      return all[name][key];
    }).join('\n');
  }
  function single(tag, name, key) {
    if (json.includes(name)) return read(tag, name)[key];
    // Whoever shows it has no Fluent: a plain line.
    const line = fluent.includes(name) && ftl(tag, name).match(new RegExp(`^${key} = ([^{}\\n]+)$(?!\\n +[^.\\s])`, 'm'));
    return line ? line[1].trim() : undefined;
  }
  return {
    files: each((tag) => JSON.stringify(Object.fromEntries(fluent.map((name) => [name, ftl(tag, name)])))),
    words: each(lines),
    one(full) {
      const [name, key] = full.split('.');
      return each((tag) => {
        const found = single(tag, name, key);
        if (found === undefined) throw new Error(`locales/${tag}: no plain text ${full}`);
        return found;
      });
    },
  };
}

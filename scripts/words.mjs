// The texts of locales/ as the app wants them: for each language one string, a word a line, in the order of
// the numbers that build.rs gives them: by file, then by key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The texts of each language, by its tag, and the number of each word by `file.key`. */
export function words(root) {
  const folder = join(root, 'locales');
  const read = (language, name) => JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));
  const names = readdirSync(join(folder, 'en')).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5)).sort(byCode);
  const keys = names.flatMap((name) => Object.keys(read('en', name)).sort(byCode).map((key) => `${name}.${key}`));
  const texts = (language) => {
    const all = Object.fromEntries(names.map((name) => [name, read(language, name)]));
    return keys.map((full) => {
      const [name, key] = full.split('.');
      const text = all[name][key];
      if (text.includes('\n')) throw new Error(`locales/${language}/${name}.json: ${key} has two lines`);
      return text;
    }).join('\n');
  };
  return {
    texts: Object.fromEntries(readdirSync(folder).sort(byCode).map((language) => [language, texts(language)])),
    numbers: new Map(keys.map((key, number) => [key, number])),
  };
}

// The texts of locales/ as the app wants them: for each language one string, a word a line, in the order of
// the numbers that build.rs gives them: by file, then by key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The texts of each language, by its tag. */
export function words(root) {
  const folder = join(root, 'locales');
  const read = (language, name) => JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));
  const names = readdirSync(join(folder, 'en')).map((file) => file.replace(/\.json$/, '')).sort(byCode);
  const all = (language) => names.flatMap((name) => {
    const texts = read(language, name);
    return Object.keys(texts).sort(byCode).map((key) => {
      if (texts[key].includes('\n')) throw new Error(`locales/${language}/${name}.json: ${key} has two lines`);
      return texts[key];
    });
  });
  return Object.fromEntries(readdirSync(folder).sort(byCode).map((language) => [language, all(language).join('\n')]));
}

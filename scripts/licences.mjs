// Writes the parts of the app and their licences, from the lock file and the pinned packages of npm. The about page
// lists them, and the text is published with the app, as the licences demand. First a line for each part, `NAME VERSION:
// LICENCE`, then an empty line, then the licence texts. The same versions always give the same text.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmPackages } from './minify.mjs';

const TARGET = 'wasm32-unknown-unknown';

/** The packages of npm with code in the app; the others only build it. */
const NPM = ['qr'];

/** The fonts of public/fonts: the licences lie beside them. */
const FONTS = { 'bar-display': 'Young Serif', 'bar-text': 'Nunito Sans' };

const run = (root, program, ...args) => execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns every package with code in the app or in the bots, except our own. Macros and their needs run only at build.
 */
function shipped(root) {
  const tree = (...features) =>
    run(root, 'cargo', 'tree', '--locked', '--offline', '-e', 'normal,no-proc-macro', '--target', TARGET, '--prefix', 'none', '-f', '{p}', ...features);
  const lines = (tree() + tree('--no-default-features', '--features', 'bots')).split('\n');
  const named = lines.map((line) => line.match(/^(\S+) v(\S+)(?! \(\/)/)).filter(Boolean);
  return new Set(named.map(([, name, version]) => `${name} ${version}`));
}

/** Chooses MIT where a licence offers it as an alternative: the others are longer. */
const offersMit = (licence) => /\bMIT\b/.test(licence) && / OR |\//.test(licence) && !/ AND /.test(licence);

/** Returns the licence files of a package; if it has none, the text of the licence it names. */
function texts({ license, authors, manifest_path, name }) {
  const folder = dirname(manifest_path);
  const all = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|copyright|notice|unlicen[cs]e)/i.test(file)).sort(byCode);
  const rest = offersMit(license) ? all.filter((file) => !/apache|unlicen[cs]e|copying/i.test(file)) : all;
  const files = rest.length ? rest : all;
  if (files.length) return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  if (!/\bMIT\b/.test(license)) throw new Error(`${name}: no text of the licence ${license}`);
  return [mit(authors.map((author) => author.replace(/ *<.*>/, '')).join(', ') || `The ${name} developers`)];
}

/** Returns a package of npm in the app, as { name, licence, texts }. */
function ofNpm(name) {
  const folder = join(npmPackages, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: `${name} ${version}`, licence: license, texts: texts({ name, license, authors: [], manifest_path: join(folder, 'package.json') }) };
}

const mit = (holders) => `MIT License

Copyright (c) ${holders}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Returns all parts, as { name, licence, texts }. */
export function parts(root) {
  const metadata = JSON.parse(run(root, 'cargo', 'metadata', '--format-version', '1', '--locked', '--offline', '--filter-platform', TARGET));
  const wanted = shipped(root);
  const packages = metadata.packages.filter(({ name, version, source }) => source && wanted.has(`${name} ${version}`)).map((one) => {
    // A slash is an older way to write "or".
    const licence = (one.license ?? '').replaceAll('/', ' OR ');
    if (!licence) throw new Error(`${one.name}: no licence`);
    return { name: `${one.name} ${one.version}`, licence, texts: texts({ ...one, license: licence }) };
  });
  const missing = [...wanted].filter((name) => !packages.some((one) => one.name === name) && !name.startsWith('bar-a-jeux '));
  if (missing.length) throw new Error(`not in the lock file: ${missing.join(', ')}`);
  const rust = run(root, 'rustc', '--version').match(/^rustc (\S+)/)[1];
  const standard = { name: `Rust standard library ${rust}`, licence: 'MIT OR Apache-2.0', texts: [mit('The Rust Project Contributors')] };
  const folder = join(root, 'public/fonts');
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2')).sort(byCode).map((file) => {
    const own = file.slice(0, -'.woff2'.length);
    if (!FONTS[own]) throw new Error(`public/fonts/${file}: scripts/licences.mjs does not know this font`);
    return { name: `${FONTS[own]} (${file})`, licence: 'OFL-1.1', texts: [readFileSync(join(folder, `${own}-OFL.txt`), 'utf8')] };
  });
  return [...fonts, standard, ...[...packages, ...NPM.map(ofNpm)].sort((a, b) => byCode(a.name, b.name))];
}

/**
 * Returns the whole text: the list, our own licence and notice, then each other licence once, under its parts' names.
 */
export function licences(root) {
  const all = parts(root);
  const own = ['LICENSE', 'NOTICE'].map((file) => readFileSync(join(root, file), 'utf8').trim()).join('\n\n');
  const partsByText = new Map([[own, ['Bar à Jeux']]]);
  for (const { name, texts } of all) {
    for (const text of texts) {
      const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').replace(/[ \t\f]+$/gm, '').replace(/\n{3,}/g, '\n\n').trim();
      partsByText.set(clean, [...(partsByText.get(clean) ?? []), name]);
    }
  }
  const list = all.map(({ name, licence }) => `${name}: ${licence}`).join('\n');
  const bodies = [...partsByText].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}\n`);
  return `${list}\n\n${bodies.join('\n')}`;
}

// Last step of the web build, run by trunk: joins the style sheets into one a part, shortens the scripts, names every
// generated file after its final contents and writes the service worker's list. The same input gives the same bytes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDemandFiles, shapes, spriteElement } from './on_demand.mjs';
import { licences } from './licences.mjs';
import { loaders, parts } from './parts.mjs';
import { stamp } from './precache.mjs';
import { sheets } from './sheets.mjs';
import { FALLBACK, fillTexts, shell, shellStyle } from './shell.mjs';
import { words } from './words.mjs';
import { bundle, minifyModule, minifyOldScript, minifyScript, minifyStyle } from './minify.mjs';

process.on('uncaughtException', (error) => {
  console.error(`error: ${error.message}`);
  process.exit(1);
});

const root = process.env.TRUNK_SOURCE_DIR ?? '.';
const stage = process.env.TRUNK_STAGING_DIR;
if (!stage) throw new Error('stamp.mjs is run by trunk: use `make dist`');
const developing = process.env.TRUNK_PROFILE === 'debug';

const tag = (data) => createHash('sha256').update(data).digest('hex').slice(0, 16);
const text = (name) => readFileSync(join(stage, name), 'utf8');

/** Replaces a text that must occur, so a change in index.html or boot.js cannot go unnoticed. */
function replace(source, from, to, where) {
  if (!source.includes(from)) throw new Error(`${where}: ${from} is missing`);
  return source.replaceAll(from, to);
}

const { names, texts, message } = words(root);

/**
 * Returns the shapes of public/sprite/ that all screens use. The page holds them, and drawings refer to their ids. They
 * have no layout, except for markers: no browser draws those without one.
 */
const sprite = () => `${spriteElement(shapes(root, 'icons') + shapes(root, 'symbols'))}\n` +
  `<svg class="sprite" width="0" height="0" aria-hidden="true">${shapes(root, 'markers')}</svg>`;

const { home, others } = sheets(root);
const homeSheet = minifyStyle(`${home}@layer components {${shellStyle(Object.keys(texts))}}`);

/** Writes a file that is named after its contents. */
function write(name, kind, contents) {
  const final = `${name}-${tag(contents)}.${kind}`;
  writeFileSync(join(stage, final), contents);
  return final;
}

/** Names a wasm file after its contents; returns the name. */
function renameWasm(name) {
  const file = join(stage, `${name}_bg.wasm`);
  const final = write(name, 'wasm', readFileSync(file));
  rmSync(file);
  return final;
}

/** Puts another file's final name into a script, and names the script after its new contents. */
function writeScript(name, from, to, source = text(`${name}.js`)) {
  const contents = replace(source, from, to, `${name}.js`);
  const final = `${name}-${tag(contents)}.js`;
  writeFileSync(join(stage, final), contents);
  rmSync(join(stage, `${name}.js`));
  return final;
}

/** Writes the parts, and the script that loads them, which app.js imports. A development build has only one part. */
function writeParts() {
  const folder = process.env.BAR_PARTS;
  if (!folder) throw new Error('the app is in parts: use `make dist`');
  const files = Object.fromEntries(parts(folder).map(({ name, wasm }) => [name, write(name, 'wasm', wasm)]));
  writeFileSync(join(stage, '__wasm_split.js'), loaders(folder, files));
}

const manifest = JSON.parse(text('manifest.webmanifest'));

/** Returns the manifest with the texts of a language. Its pictures are named by their files. */
function manifestOf(language) {
  const of = (key) => message(`manifest.${key}`)[language];
  const label = ({ src, ...picture }) => ({ src, ...picture, label: of(src.match(/(\w+)\.png$/)[1]) });
  return { ...manifest, description: of('description'), lang: language, screenshots: manifest.screenshots.map(label) };
}

if (!developing) writeParts();
const wasmName = renameWasm('app');
const glueName = writeScript('app', 'app_bg.wasm', wasmName, bundle('app.js', stage));
rmSync(join(stage, '__wasm_split.js'), { force: true });
const mindName = writeScript('mind', 'bots_bg.wasm', renameWasm('bots'), bundle('mind.js', stage));
const askName = writeScript('ask', './mind.js', `./${mindName}`, minifyModule(text('ask.js')));
rmSync(join(stage, 'bots.js'));
const scanName = write('scan', 'js', bundle('scan.js', stage));
rmSync(join(stage, 'scan.js'));

// The texts of a part in a language are a file of their own, fetched when needed; so are rarely opened files. All files
// of a language have one digest, so boot.js holds one for each language.
const toJson = (files) => JSON.stringify(Object.fromEntries(files));
const languages = Object.entries(texts).map(([language, parts]) => {
  const own = JSON.stringify(manifestOf(language));
  const digest = tag(JSON.stringify(parts) + own);
  // boot.js chooses it, as it does the texts.
  writeFileSync(join(stage, language === FALLBACK ? 'manifest.webmanifest' : `${language}-manifest-${digest}.webmanifest`), own);
  for (const [part, contents] of Object.entries(parts)) {
    const name = part === 'main' ? language : `${language}-${part}`;
    writeFileSync(join(stage, `${name}-${digest}.json`), contents);
  }
  return [language, digest];
});

// boot.js contains in English the texts that it shows without the app. It finds the others in the files of home.
let boot = text('boot.js').replace(/\bword\('([\w.]+)'\)/g, (_, key) => `word('${key}', ${JSON.stringify(message(key)[FALLBACK])})`);
boot = replace(boot, 'var languages = {};', `var languages = ${toJson(languages)};`, 'boot.js');
boot = replace(boot, 'var names = {};', `var names = ${JSON.stringify(names)};`, 'boot.js');
const onDemand = onDemandFiles(root).map(({ name, kind, contents }) => [name, write(name, kind, contents)]);
const styles = Object.entries(others).map(([name, css]) => [name, write(`style-${name}`, 'css', minifyStyle(css))]);
boot = replace(boot, 'var sheets = {};', `var sheets = ${toJson(styles)};`, 'boot.js');
boot = replace(boot, 'var onDemand = {};', `var onDemand = ${toJson(onDemand)};`, 'boot.js');
boot = minifyOldScript(boot);
boot = replace(boot, './app.js', `./${glueName}`, 'boot.js');
boot = replace(boot, './app_bg.wasm', `./${wasmName}`, 'boot.js');
boot = replace(boot, './ask.js', `./${askName}`, 'boot.js');
boot = replace(boot, './scan.js', `./${scanName}`, 'boot.js');
const bootName = `boot-${tag(boot)}.js`;
writeFileSync(join(stage, bootName), boot);
rmSync(join(stage, 'boot.js'));

let index = text('index.html');
index = replace(index, 'href="style.css"', `href="${write('style', 'css', homeSheet)}"`, 'index.html');
index = replace(index, 'src="boot.js"', `src="${bootName}"`, 'index.html');
index = fillTexts(index, message);
index = replace(index, '<div class="shell"></div>', `<div class="shell">${shell(message, names[FALLBACK])}</div>`, 'index.html');
index = index.replace(/<link data-trunk rel="rust"[^>]*>/g, '');
// boot.js fetches the wasm after the first paint. Its small JavaScript side need not wait for that.
index = replace(index, '</head>', `  <link rel="modulepreload" href="${glueName}">\n</head>`, 'index.html');
index = index.replace(/<!--[\s\S]*?-->/g, '').split('\n').map((line) => line.trim()).filter(Boolean).join('\n') + '\n';
index = replace(index, '</body>', `${sprite()}\n</body>`, 'index.html');
// The policy forbids inline scripts, which trunk or an editor might add. Only `trunk serve` needs one: it reloads the
// page.
if (developing) index = replace(index, "script-src 'self'", "script-src 'self' 'unsafe-inline'", 'index.html');
else if (/<script(?![^>]*\bsrc=)/.test(index)) throw new Error('index.html: an inline script would be blocked');
if (existsSync(join(stage, 'snippets'))) throw new Error('inline JavaScript of a crate: add its folder to this script');
writeFileSync(join(stage, 'index.html'), index);

writeFileSync(join(stage, 'licences.txt'), licences(root));

// The lines that precache.mjs fills in stay outside the minified rest, so it can find them.
const worker = text('sw.js').match(/^'use strict';$[^]*?(^const VERSION = .*;\nconst FILES = .*;\n)([^]*)/m);
if (!worker) throw new Error('sw.js: the strict mode or the lines to stamp are missing');
writeFileSync(join(stage, 'sw.js'), `'use strict';\n${worker[1]}${minifyScript(worker[2])}`);
// A development build gets no service worker list, so the page shows each rebuild after a reload.
if (!developing) stamp(stage);

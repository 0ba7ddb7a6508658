// Makes the compiled app smaller without changing what it does. Called by stamp.mjs; wasm-opt and esbuild
// are the pinned ones that dist.sh puts first on PATH.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackingOrder } from './order.mjs';
import { CUSTOM, EXPORT, IMPORT, fromName, fromNumber, mapSections } from './wasm.mjs';

// The browsers that index.html promises: nothing newer may come out.
const BROWSERS = '--target=chrome96,firefox114,safari16.4';
// Has to run where nothing else does, to say so: nothing newer than what it already uses may come out.
const OLD_BROWSERS = ['--target=es5', '--supported:dynamic-import=true'];

/** Runs a tool on text and gives back its text. */
function run(tool, args, input = '', cwd = '.') {
  const options = { input, cwd, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'], maxBuffer: 1 << 28 };
  const { status, stdout, error } = spawnSync(tool, args, options);
  if (error) throw new Error(`${tool} cannot be run (${error.code}): use \`make dist\``);
  if (status !== 0) throw new Error(`${tool} failed`);
  return stdout;
}

const esbuild = (input, args, cwd) => run('esbuild', ['--log-level=warning', '--charset=utf8', ...args], input, cwd);

export const minifyStyle = (css) => esbuild(css, ['--loader=css', '--minify', BROWSERS]);
/** A script that nothing else takes names from. */
export const minifyScript = (js) => esbuild(js, ['--minify', '--format=iife', BROWSERS]);
export const minifyOldScript = (js) => esbuild(js, ['--minify', ...OLD_BROWSERS]);

export const minifyModule = (js) => esbuild(js, ['--minify', '--format=esm', BROWSERS]);

/** a, b, … z, aa, ab, … */
const short = (n) => (n < 26 ? '' : short(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26));

/** The same wasm with new names for its imports and exports. Exports that get none are left out. */
function rename(wasm, imports, exports) {
  const FUNCTION = 0;
  return mapSections(wasm, (section, from) => {
    // Of the custom sections wasm-opt needs the list of features, and the names for its list of them.
    if (section === CUSTOM && !['target_features', 'name'].includes(from.name())) return [];
    if (section !== IMPORT && section !== EXPORT) return undefined;
    const entries = [];
    for (let left = from.number(); left > 0; left--) {
      const entry = section === IMPORT ? fromName(from.name()) : [];
      const to = (section === IMPORT ? imports : exports).get(from.name());
      const kind = from.byte();
      // Other kinds have longer descriptions; wasm-bindgen imports none.
      if (section === IMPORT && kind !== FUNCTION) throw new Error('the wasm imports more than functions');
      const index = from.number();
      if (to !== undefined) entries.push([...entry, ...fromName(to), kind, ...fromNumber(index)]);
    }
    return [...fromNumber(entries.length), ...entries.flat()];
  });
}

/**
 * Shrinks `name`.js, the glue that wasm-bindgen wrote, and `name`_bg.wasm together: what one does not use of
 * the other goes, and the names they know each other by become short. `entry` is a script that takes from the glue
 * what is wanted of it; gives back the two as one script.
 */
function bind(stage, name, entry) {
  const glueFile = join(stage, `${name}.js`);
  const wasmFile = join(stage, `${name}_bg.wasm`);
  const wasm = readFileSync(wasmFile);
  const module = new WebAssembly.Module(wasm);

  // wasm-streams brings classes that nobody uses. Two habits of wasm-bindgen keep them alive: it gives
  // them a method named by Symbol.dispose, and a registry each, whose making could have an effect.
  writeFileSync(glueFile, readFileSync(glueFile, 'utf8').replaceAll('new FinalizationRegistry(', '/* @__PURE__ */ $&'));
  const alive = esbuild(entry,
    ['--bundle', '--format=esm', '--minify-syntax', '--define:Symbol.dispose=undefined', BROWSERS], stage);

  const offered = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const exports = new Map();
  const imports = new Map(WebAssembly.Module.imports(module).map(({ name }, n) => [name, short(n)]));
  const missing = new Set(imports.keys());
  const glue = alive
    .replace(/\bwasm\.(\w+)/g, (_, name) => {
      if (!offered.has(name)) throw new Error(`the glue uses ${name}, which ${wasmFile} does not export`);
      if (!exports.has(name)) exports.set(name, short(exports.size));
      return `wasm.${exports.get(name)}`;
    })
    .replace(/^( +)(\w+)(?=: )/gm, (line, space, name) => {
      missing.delete(name);
      return imports.has(name) ? space + imports.get(name) : line;
    });
  if (missing.size > 0) throw new Error(`${wasmFile} imports ${[...missing].join(', ')}, not found in the glue`);

  writeFileSync(wasmFile, rename(wasm, imports, exports));
  return minifyModule(glue);
}

/**
 * The app: app.js and app_bg.wasm. `symbols` is where the names of the functions go, by their numbers: the page of a
 * failed app shows numbers alone.
 */
export function shrinkApp(stage, symbols) {
  writeFileSync(join(stage, 'app.js'), bind(stage, 'app', "export { default } from './app.js';"));
  const wasmFile = join(stage, 'app_bg.wasm');
  // Packed by brotli, no larger than with -Oz, and the code is faster. How memory is aligned is a hint that the engines
  // of today do not read. The lowest memory is the far end of the stack.
  run('wasm-opt', ['--low-memory-unused', '--ignore-implicit-traps', '--optimize-added-constants-propagate', '-Os',
    '--flatten', '--rereloop', '-Os', '--generate-global-effects', '-Os', '--merge-locals', '-Os', '--converge',
    '--dealign', '--debuginfo', wasmFile, '-o', wasmFile]);
  writeFileSync(wasmFile, inPackingOrder(readFileSync(wasmFile)));
  run('wasm-opt', ['--reorder-functions-by-name', `--symbolmap=${symbols}`, '--strip-debug', '--strip-target-features',
    wasmFile, '-o', wasmFile]);
  writeFileSync(symbols, readFileSync(symbols, 'utf8').replace(/^(\d+:)\d+ /gm, '$1'));
}

/** The bots: mind.js with the glue in it, and bots_bg.wasm. Here speed counts for more than size. */
export function shrinkBots(stage) {
  const mind = join(stage, 'mind.js');
  writeFileSync(mind, bind(stage, 'bots', readFileSync(mind, 'utf8')));
  const wasmFile = join(stage, 'bots_bg.wasm');
  run('wasm-opt', ['--low-memory-unused', '--ignore-implicit-traps', '-O3', '--converge', '--dealign', '--strip-debug',
    '--strip-target-features', wasmFile, '-o', wasmFile]);
}

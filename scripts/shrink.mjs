// Makes the compiled app smaller without changing what it does. Called by stamp.mjs; wasm-opt and esbuild
// are the pinned ones that dist.sh puts first on PATH.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** a, b, … z, aa, ab, … */
const short = (n) => (n < 26 ? '' : short(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26));

/** The same wasm with new names for its imports and exports. Exports that get none are left out. */
function rename(wasm, imports, exports) {
  const CUSTOM = 0, IMPORT = 2, EXPORT = 7, FUNCTION = 0;
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const name = () => {
    const length = number();
    return wasm.toString('utf8', at, (at += length));
  };
  const fromNumber = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...fromNumber(n >>> 7)]);
  const fromName = (text) => [...fromNumber(Buffer.byteLength(text)), ...Buffer.from(text)];

  const parts = [wasm.subarray(0, at)];
  while (at < wasm.length) {
    const start = at;
    const section = wasm[at++];
    const length = number();
    const end = at + length;
    if (section === IMPORT || section === EXPORT) {
      const entries = [];
      for (let left = number(); left > 0; left--) {
        const entry = section === IMPORT ? fromName(name()) : [];
        const to = (section === IMPORT ? imports : exports).get(name());
        const kind = wasm[at++];
        // Other kinds have longer descriptions; wasm-bindgen imports none.
        if (section === IMPORT && kind !== FUNCTION) throw new Error('the wasm imports more than functions');
        const index = number();
        if (to !== undefined) entries.push([...entry, ...fromName(to), kind, ...fromNumber(index)]);
      }
      const body = [...fromNumber(entries.length), ...entries.flat()];
      parts.push(Buffer.from([section, ...fromNumber(body.length), ...body]));
      // Of the custom sections wasm-opt needs the list of features, and the names for its list of them.
    } else if (section !== CUSTOM || ['target_features', 'name'].includes(name())) {
      parts.push(wasm.subarray(start, end));
    }
    at = end;
  }
  return Buffer.concat(parts);
}

/**
 * Shrinks app.js, the glue that wasm-bindgen wrote, and app_bg.wasm together: what one does not use of
 * the other goes, and the names they know each other by become short. `symbols` is where the names of the
 * functions go, by their numbers: the page of a failed app shows numbers alone.
 */
export function shrinkApp(stage, symbols) {
  const glueFile = join(stage, 'app.js');
  const wasmFile = join(stage, 'app_bg.wasm');
  const wasm = readFileSync(wasmFile);
  const module = new WebAssembly.Module(wasm);

  // wasm-streams brings classes that nobody uses. Two habits of wasm-bindgen keep them alive: it gives
  // them a method named by Symbol.dispose, and a registry each, whose making could have an effect.
  writeFileSync(glueFile, readFileSync(glueFile, 'utf8').replaceAll('new FinalizationRegistry(', '/* @__PURE__ */ $&'));
  const alive = esbuild("export { default } from './app.js';",
    ['--bundle', '--format=esm', '--minify-syntax', '--define:Symbol.dispose=undefined', BROWSERS], stage);

  const offered = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const exports = new Map();
  const imports = new Map(WebAssembly.Module.imports(module).map(({ name }, n) => [name, short(n)]));
  const missing = new Set(imports.keys());
  const glue = alive
    .replace(/\bwasm\.(\w+)/g, (_, name) => {
      if (!offered.has(name)) throw new Error(`app.js uses ${name}, which app_bg.wasm does not export`);
      if (!exports.has(name)) exports.set(name, short(exports.size));
      return `wasm.${exports.get(name)}`;
    })
    .replace(/^( +)(\w+)(?=: )/gm, (line, space, name) => {
      missing.delete(name);
      return imports.has(name) ? space + imports.get(name) : line;
    });
  if (missing.size > 0) throw new Error(`app_bg.wasm imports ${[...missing].join(', ')}, not found in app.js`);

  writeFileSync(glueFile, esbuild(glue, ['--minify', '--format=esm', BROWSERS]));
  writeFileSync(wasmFile, rename(wasm, imports, exports));
  // Packed by brotli, no larger than with -Oz, and the code is faster. Functions of like names are alike, and pack best
  // side by side. How memory is aligned is a hint that the engines of today do not read. The lowest memory is the far
  // end of the stack.
  run('wasm-opt', ['--low-memory-unused', '--ignore-implicit-traps', '--optimize-added-constants-propagate', '-Os',
    '--flatten', '--rereloop', '-Os', '--generate-global-effects', '-Os', '--merge-locals', '-Os', '--converge',
    '--reorder-functions-by-name', '--dealign', `--symbolmap=${symbols}`, '--strip-debug', '--strip-target-features', wasmFile, '-o', wasmFile]);
}

// The parts that scripts/wrappers/wasm-bindgen has cut off the app: shrinks them and writes the script that loads them.
// Called by stamp.mjs. Code that several parts need comes in chunks, one for each set of parts; joined they are one
// more part, `shared`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = 'shared';

/** The module that parts import from, and its name while chunks are joined. */
const MAIN = '__wasm_split';
const BEHIND = 'main';

/** The script of wasm-split: a start that we keep, then a loader for each chunk and part. */
const LINK = '__wasm_split.js';
const LOADERS = /^(\/\*|const __chunk_|export const __wasm_split_load_)/m;
const KEPT = ['getSharedImports', 'makeLoad', 'wrapAsyncCb'].map((name) => `function ${name}(`);

/** Its report to the console of a part that did not load. */
const TOLD = 'console.error(e);';

/** Runs a program of binaryen, which warns of names that it drops, and returns its output. */
function run(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
  if (error) throw new Error(`${program} cannot be run (${error.code}): use \`make dist\``);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.slice(-2000)}`);
  return stdout;
}

/** Returns the number of a chunk. */
const number = (file) => Number(file.match(/\d+/)[0]);

/** Returns a module's imports from the main part, by name: kind and type as text. */
function taken(file) {
  const lines = run('wasm-dis', file).matchAll(new RegExp(`^ \\(import "${MAIN}" "(\\w+)" \\((\\w+) \\S+ (.*)\\)\\)$`, 'gm'));
  return [...lines].map(([, name, kind, type]) => [name, { kind, type }]);
}

/**
 * Joins chunks. Each imports the same memory, table and stack pointer. wasm-merge unifies imports only if it also joins
 * the module that exports them. So this writes such a module, which imports them from the main part under another name.
 */
function joined(folder, chunks) {
  const file = join(folder, `${SHARED}.wasm`);
  const wanted = link(folder).match(/const \{([\w, ]*)\} = initSync/)[1].split(',').map((name) => name.trim()).filter(Boolean);
  const passed = new Map();
  for (const chunk of chunks) {
    if (wanted.every((name) => passed.has(name))) break;
    for (const [name, one] of taken(join(folder, chunk))) passed.set(name, one);
  }
  const lines = [...passed].map(([name, { kind, type }]) => `(${kind} (export "${name}") (import "${BEHIND}" "${name}") ${type})\n`);
  const text = join(folder, 'passed.wat');
  writeFileSync(text, `(module\n${lines.join('')})\n`);
  run('wasm-merge', ...chunks.flatMap((chunk) => [join(folder, chunk), chunk]), text, MAIN, `--output=${file}`);
  return file;
}

/** Returns each part's wasm by name; the one that others need comes first. */
export function parts(folder) {
  const files = readdirSync(folder).sort();
  const chunks = files.filter((file) => /^chunk_\d+\.wasm$/.test(file)).sort((a, b) => number(a) - number(b));
  const all = files.map((file) => file.match(/^split_(\w+)\.wasm$/)).filter(Boolean).map(([file, name]) => [name, join(folder, file)]);
  if (all.some(([name]) => name === SHARED)) throw new Error(`no part may be called ${SHARED}`);
  if (chunks.length) all.unshift([SHARED, joined(folder, chunks)]);
  return all.map(([name, file]) => {
    const small = join(folder, `${name}.small`);
    run('wasm-opt', '-Oz', `--output=${small}`, file);
    return { name, wasm: readFileSync(small) };
  });
}

/**
 * Fetches a part and compiles it: while it arrives, or afterwards if the host does not declare it as wasm, as app.js
 * does. A silent connection is ended, so the part can be asked for again.
 */
const COMPILED = `
/** The page was left, or the line is cut: the app says so where it matters. */
function isCut(error) {
  return error instanceof TypeError || error.name === 'AbortError' || error.name === 'TimeoutError';
}
async function compile(file) {
  const response = await fetch(new URL(file, import.meta.url), { signal: AbortSignal.timeout(60000) });
  if (!response.ok) throw new Error(file + ': ' + response.status);
  const wasm = response.headers.get('content-type') === 'application/wasm';
  return wasm ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
function compiled(file) {
  return () => {
    const module = compile(file);
    // It may fail before it is awaited: the parts it needs come first.
    module.catch(() => {});
    return async ({ ${MAIN} }) => WebAssembly.instantiate(await module, { ${MAIN}, ${BEHIND}: ${MAIN} });
  };
}
`;

const link = (folder) => readFileSync(join(folder, LINK), 'utf8');

/** Returns the script that loads parts, for app.js to import. `files`: the file of each part, by name. */
export function loaders(folder, files) {
  const written = link(folder);
  const told = written.slice(0, written.search(LOADERS));
  for (const kept of [...KEPT, TOLD]) if (!told.includes(kept)) throw new Error(`${LINK}: ${kept} is missing`);
  const start = told.replace(TOLD, `if (!isCut(e)) ${TOLD}`);
  const load = (name, needed) => `makeLoad(compiled(${JSON.stringify(`./${files[name]}`)}), [${needed}])`;
  const shared = files[SHARED] ? `const ${SHARED} = ${load(SHARED, '')};\n` : '';
  // If the linker has found two parts to be equal, one of them is empty.
  const all = [...written.matchAll(/^export const (__wasm_split_load_(\w+)) = /gm)].map(([, loader, name]) =>
    `export const ${loader} = wrapAsyncCb(${files[name] ? load(name, shared && SHARED) : SHARED});\n`);
  return start + COMPILED + shared + all.join('');
}

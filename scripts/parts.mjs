// The parts that scripts/wrappers/wasm-bindgen has cut off the app: shrinks them and writes the script that loads them.
// Called by stamp.mjs. Code that several parts need comes in chunks, one for each set of parts; joined they are two more
// parts: `shared`, and `general-shared` with code that no game needs.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = 'shared';
const GENERAL_SHARED = 'general-shared';
/** The parts whose screens show no game. */
const GENERAL = ['general', 'people'];

/** The module that parts import from, and its other name while chunks are joined. */
const MAIN = '__wasm_split';
const MAIN_ALIAS = 'main';

/** The script of wasm-split: helpers that we keep, then a loader for each chunk and part. */
const LINKER_SCRIPT = '__wasm_split.js';
const LOADERS = /^(\/\*|const __chunk_|export const __wasm_split_load_)/m;
const HELPERS = ['getSharedImports', 'makeLoad', 'wrapAsyncCb'].map((name) => `function ${name}(`);

/** The statement of that script which reports a part that did not load. */
const REPORT = 'console.error(e);';

/** Runs a program of binaryen, which warns of names that it drops, and returns its output. */
function run(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
  if (error) throw new Error(`${program} cannot be run (${error.code}): use \`make dist\``);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.slice(-2000)}`);
  return stdout;
}

/** Returns the parts that need each chunk, by its file: the script names them in a comment before the chunk's loader. */
function chunkUsers(folder) {
  const all = linkerScript(folder).matchAll(/^\/\* ([\w, ]+) \*\/\nconst __(chunk_\d+) = /gm);
  return new Map([...all].map(([, users, chunk]) => [`${chunk}.wasm`, users.split(', ')]));
}

/** Returns whether only screens without a game need this chunk. */
const isGeneral = (users) => users.every((name) => GENERAL.includes(name));

/** Returns a module's imports from the main part, by name: kind and type as text. */
function importsFromMain(file) {
  const lines = run('wasm-dis', file).matchAll(new RegExp(`^ \\(import "${MAIN}" "(\\w+)" \\((\\w+) \\S+ (.*)\\)\\)$`, 'gm'));
  return [...lines].map(([, name, kind, type]) => [name, { kind, type }]);
}

/**
 * Joins chunks. Each imports the same memory, table and stack pointer. wasm-merge unifies imports only if it also joins
 * the module that exports them. So this writes such a module, which imports them from the main part under another name.
 */
function joinChunks(folder, name, chunks) {
  const file = join(folder, `${name}.wasm`);
  const wanted = linkerScript(folder).match(/const \{([\w, ]*)\} = initSync/)[1].split(',').map((name) => name.trim()).filter(Boolean);
  const forwarded = new Map();
  for (const chunk of chunks) {
    if (wanted.every((name) => forwarded.has(name))) break;
    for (const [name, imported] of importsFromMain(join(folder, chunk))) forwarded.set(name, imported);
  }
  const lines = [...forwarded].map(([name, { kind, type }]) => `(${kind} (export "${name}") (import "${MAIN_ALIAS}" "${name}") ${type})\n`);
  const text = join(folder, `${name}.wat`);
  writeFileSync(text, `(module\n${lines.join('')})\n`);
  run('wasm-merge', ...chunks.flatMap((chunk) => [join(folder, chunk), chunk]), text, MAIN, `--output=${file}`);
  return file;
}

/** Returns each part's wasm by name; those that others need come first. */
export function parts(folder) {
  const files = readdirSync(folder).sort();
  const own = files.map((file) => file.match(/^split_(\w+)\.wasm$/)).filter(Boolean).map(([file, name]) => [name, join(folder, file)]);
  if (own.some(([name]) => name === SHARED)) throw new Error(`no part may be called ${SHARED}`);
  const users = [...chunkUsers(folder)];
  const joined = [[SHARED, false], [GENERAL_SHARED, true]].flatMap(([name, general]) => {
    const chunks = users.filter(([, users]) => isGeneral(users) === general).map(([chunk]) => chunk);
    return chunks.length ? [[name, joinChunks(folder, name, chunks)]] : [];
  });
  return [...joined, ...own].map(([name, file]) => {
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
/** Whether the page was left or the connection failed: the app reports that where it matters. */
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
    return async ({ ${MAIN} }) => WebAssembly.instantiate(await module, { ${MAIN}, ${MAIN_ALIAS}: ${MAIN} });
  };
}
`;

const linkerScript = (folder) => readFileSync(join(folder, LINKER_SCRIPT), 'utf8');

/** Returns the script that loads parts, for app.js to import. `files`: the file of each part, by name. */
export function loaders(folder, files) {
  const written = linkerScript(folder);
  const prelude = written.slice(0, written.search(LOADERS));
  for (const text of [...HELPERS, REPORT]) if (!prelude.includes(text)) throw new Error(`${LINKER_SCRIPT}: ${text} is missing`);
  const start = prelude.replace(REPORT, `if (!isCut(e)) ${REPORT}`);
  const load = (name, needed) => `makeLoad(compiled(${JSON.stringify(`./${files[name]}`)}), [${needed}])`;
  const joined = [[SHARED, 'shared'], [GENERAL_SHARED, 'generalShared']].filter(([name]) => files[name]);
  const constants = joined.map(([name, constant]) => `const ${constant} = ${load(name, '')};\n`);
  const needs = (name) => joined.filter(([part]) => part !== GENERAL_SHARED || GENERAL.includes(name)).map(([, constant]) => constant);
  // If the linker has found two parts to be equal, one of them is empty.
  const all = [...written.matchAll(/^export const (__wasm_split_load_(\w+)) = /gm)].map(([, loader, name]) =>
    `export const ${loader} = wrapAsyncCb(${files[name] ? load(name, needs(name)) : `makeLoad(() => async () => ({}), [${needs(name)}])`});\n`);
  return start + COMPILED + constants.join('') + all.join('');
}

// Shortens scripts and style sheets. Called by stamp.mjs. esbuild is the pinned one that dist.sh puts first on PATH.
// Under `trunk serve` alone it is the one that dist.sh has installed before.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the pinned packages of npm. */
export const npmPackages = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'bar-a-jeux/npm/node_modules');
const cache = join(npmPackages, '.bin');
const PATH = `${process.env.PATH}${delimiter}${cache}`;

// The browsers that index.html promises: the output may use no newer syntax.
const BROWSERS = '--target=chrome108,firefox121,safari16.4';
// boot.js must run in old browsers to report them: the output may use no newer syntax than the source.
const OLD_BROWSERS = ['--target=es5', '--supported:dynamic-import=true'];

function esbuild(input, args, cwd = '.') {
  const options = { input, cwd, env: { ...process.env, PATH, NODE_PATH: npmPackages }, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'], maxBuffer: 1 << 28 };
  const { status, stdout, error } = spawnSync('esbuild', ['--log-level=warning', '--charset=utf8', '--minify', ...args], options);
  if (error) throw new Error(`esbuild cannot be run (${error.code}): run \`make dist\` once`);
  if (status !== 0) throw new Error('esbuild failed');
  return stdout;
}

const { resolve } = createRequire(cache);
const installed = async (name) => (await import(pathToFileURL(resolve(name)))).default;
const postcss = await installed('postcss');
const isPseudoClass = await installed('@csstools/postcss-is-pseudo-class');

/** Writes `:is(.a, .b)` as `.a, .b`: Chromium tries a rule that ends in such a list on every element. */
const expandLists = (css) => postcss([isPseudoClass({ preserve: false })]).process(css, { from: undefined }).css;

export const minifyStyle = (css) => esbuild(expandLists(css), ['--loader=css', BROWSERS]);
/** Shortens a script that exports no names. */
export const minifyScript = (js) => esbuild(js, ['--format=iife', BROWSERS]);
export const minifyOldScript = (js) => esbuild(js, OLD_BROWSERS);
export const minifyModule = (js) => esbuild(js, ['--format=esm', BROWSERS]);
/**
 * Joins a module and all its imports, also those from npm. wasm-bindgen imports a module once for each function it uses
 * of it.
 */
export const bundle = (file, folder) =>
  esbuild('', [file, '--bundle', '--format=esm', '--log-override:duplicate-object-key=silent', BROWSERS], folder);

// Weighs a built folder the way a visitor downloads it (brotli, quality 11) and fails over the budget.
// Icons, fonts and the texts of licences are listed but not counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { precached } from './precache.mjs';

// For the house and its first game 200 kB in all and 160 kB of wasm; 50 and 40 kB for La Bouillabaisse, 60 and 50 kB
// for Barrakuda, which has a table of its own to lay and cards to enter, 62 and 46 kB for Barracuda with its
// promenade and its deals. With all five games 400 kB must do, and 8 and 7 kB more for bots at the table. What thinks
// for them is a program of its own, fetched when one is first asked, or by the service worker at its leisure.
const BUDGET = { all: 408_000, wasm: 311_000, bots: 150_000 };
const BOTS = /^(ask|bots|mind)-/;
const dir = process.argv[2] ?? 'dist';
const quiet = process.argv.includes('--quiet');

const brotli = (data) =>
  brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  }).length;

let all = 0;
let wasm = 0;
let bots = 0;
let apart = 0;
// The service worker is not in its own list, but it is downloaded all the same.
for (const path of [...precached(dir), 'sw.js']) {
  const data = readFileSync(join(dir, path));
  const packed = brotli(data);
  const counted = !/^((icons|fonts)\/|licences\.txt$)/.test(path);
  if (BOTS.test(path)) bots += packed;
  else if (counted) all += packed;
  else apart += packed;
  if (/^app-.*\.wasm$/.test(path)) wasm += packed;
  if (!quiet) console.log(`${String(data.length).padStart(9)} ${String(packed).padStart(8)}  ${path}${counted ? '' : '  (apart)'}`);
}
console.log(`brotli: ${all} of ${BUDGET.all} bytes in all, wasm ${wasm} of ${BUDGET.wasm}; bots ${bots} of ${BUDGET.bots}; icons, fonts and licences apart: ${apart}`);
if (all > BUDGET.all || wasm > BUDGET.wasm || bots > BUDGET.bots) {
  console.error('error: over the size budget');
  process.exit(1);
}

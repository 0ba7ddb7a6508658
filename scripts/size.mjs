// Weighs a built folder the way a visitor downloads it (brotli, quality 11) and fails over the budget.
// Icons, fonts, the texts of licences, and what is only fetched by whoever opens it are listed but not counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { precached } from './precache.mjs';

// A ratchet a little above what the build weighs, so that what makes it heavier is noticed: readable code and well-kept
// libraries come before bytes. What thinks for bots is a program of its own, fetched when one is first asked, or by the
// service worker at its leisure.
const BUDGET = { all: 1_546_000, wasm: 1_415_000, bots: 161_000 };
const BOTS = /^(ask|bots|mind)-/;
// The texts of a language, but those of lessons: its tag, a part unless it is home's, a digest. A visit needs one
// language: the largest is counted.
const TEXTS = /^([a-z]{2,3}(?:-[A-Z]\w+)*)(?:-(?!lessons)[a-z]+)?-[0-9a-f]{16}\.json$/;
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
const languages = {};
// The service worker is not in its own list, but it is downloaded all the same.
for (const path of [...precached(dir), 'sw.js']) {
  const data = readFileSync(join(dir, path));
  const packed = brotli(data);
  const language = path.match(TEXTS)?.[1];
  const counted = !/^((icons|fonts)\/|licences\.txt$|(lesson|examples|minute|problems)-|\w+-lessons-)/.test(path);
  if (BOTS.test(path)) bots += packed;
  else if (language) languages[language] = (languages[language] ?? 0) + packed;
  else if (counted) all += packed;
  else apart += packed;
  if (/^app-.*\.wasm$/.test(path)) wasm += packed;
  if (!quiet) console.log(`${String(data.length).padStart(9)} ${String(packed).padStart(8)}  ${path}${counted ? '' : '  (apart)'}`);
}
all += Math.max(...Object.values(languages));
console.log(`brotli: ${all} of ${BUDGET.all} bytes in all, wasm ${wasm} of ${BUDGET.wasm}; bots ${bots} of ${BUDGET.bots}; icons, fonts, licences, lessons, examples, minutes and problems apart: ${apart}`);
if (all > BUDGET.all || wasm > BUDGET.wasm || bots > BUDGET.bots) {
  console.error('error: over the size budget');
  process.exit(1);
}

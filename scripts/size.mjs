// Weighs a built folder the way a visitor downloads it (brotli, quality 11), by parts, and fails over the budget.
// Icons, fonts, texts of licences, and files that are fetched only when opened are listed but not counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { OF_LANGUAGE, precached } from './precache.mjs';
import { SHELF } from './shell.mjs';

// A ratchet a little above the present weight, so growth is noticed: readable code and well-kept libraries come before
// bytes. `bots` is a program of its own, fetched at the first question or by the service worker in the background.
// `scan` is the worker that reads QR codes, fetched like `bots`.
// `game` is everything beyond home that a first match needs.
const BUDGET = { home: 406_000, game: 679_000, barbarossa: 797_000, all: 2_316_000, bots: 172_000, scan: 15_000 };

// A name ends with a hash, and names its part before it; files without a part are home's.
const NAME = /^(.*)-[0-9a-f]{16}\.\w+$/;
const PARTS = ['screens', 'general', 'people', 'play', 'shared', ...SHELF];
// Listed but not counted, see above.
const UNCOUNTED = /^((icons|fonts|house)\/|licences\.txt$|(lesson|examples|minute|problems)-|[a-z]{2,3}-lessons-)/;
const BOTS = /^(ask|bots|mind)-/;
// The service worker fetches it once home stands, for offline play.
const OFFLINE = 'languages.json';
const SCAN = /^scan-/;

function part(path) {
  if (BOTS.test(path)) return 'bots';
  if (path === OFFLINE) return 'offline';
  if (SCAN.test(path)) return 'scan';
  if (UNCOUNTED.test(path)) return 'uncounted';
  const words = path.match(NAME)?.[1].split('-') ?? [];
  return PARTS.find((name) => words.includes(name)) ?? 'home';
}

const dir = process.argv[2] ?? 'dist';
const quiet = process.argv.includes('--quiet');

const brotli = (data) =>
  brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  }).length;

const weights = {};
// A visit needs one language: the heaviest is counted.
const texts = {};
// The service worker is not in its own list, but it is downloaded too.
for (const path of [...precached(dir), 'sw.js']) {
  const data = readFileSync(join(dir, path));
  const packed = brotli(data);
  const name = part(path);
  if (OF_LANGUAGE.test(path) && name !== 'uncounted') texts[name] = Math.max(texts[name] ?? 0, packed);
  else weights[name] = (weights[name] ?? 0) + packed;
  if (!quiet) console.log(`${String(data.length).padStart(9)} ${String(packed).padStart(8)}  ${name.padEnd(13)} ${path}`);
}
const weight = (...names) => names.reduce((sum, name) => sum + (weights[name] ?? 0) + (texts[name] ?? 0), 0);
const found = {
  home: weight('home'),
  ...Object.fromEntries(SHELF.map((game) => [game, weight('screens', 'play', 'shared', game)])),
  all: weight('home', 'offline', ...PARTS),
  bots: weight('bots'),
  scan: weight('scan'),
};
const budget = (name) => BUDGET[name] ?? BUDGET.game;
const lines = Object.entries(found).map(([name, bytes]) => `${name} ${bytes} of ${budget(name)}`);
console.log(`brotli, bytes: ${lines.join(', ')}; uncounted: ${weight('uncounted')}`);
if (Object.entries(found).some(([name, bytes]) => bytes > budget(name))) {
  console.error('error: over the size budget');
  process.exit(1);
}

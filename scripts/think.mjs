// Runs the bots of a built folder in node, on the tasks of `cargo run --example think`. Reports whether they choose the
// same, and their time. Usage: `node scripts/think.mjs DIR`
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dir = process.argv[2] ?? 'dist';
const files = readdirSync(dir);
const named = (pattern) => join(dir, files.find((file) => pattern.test(file)) ?? `${pattern} is missing`);

// The driver fetches its wasm; node's own fetch reads no files.
const wasm = readFileSync(named(/^bots-.*\.wasm$/));
globalThis.fetch = async () => new Response(wasm, { headers: { 'content-type': 'application/wasm' } });
// node recognises a module by its name.
const folder = mkdtempSync(join(tmpdir(), 'bots-'));
copyFileSync(named(/^mind-.*\.js$/), join(folder, 'mind.mjs'));
const { think } = await import(pathToFileURL(join(folder, 'mind.mjs')));
rmSync(folder, { recursive: true });

const cargo = ['run', '--quiet', '--locked', '--profile=bots', '--no-default-features', '--example', 'think'];
const { stdout, status } = spawnSync('cargo', cargo, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
if (status !== 0) process.exit(1);

const ms = (seconds) => `${(seconds * 1000).toFixed(1)} ms`;
for (const line of stdout.trim().split('\n')) {
  const { game, seconds, longest, tasks, choices } = JSON.parse(line);
  let total = 0;
  let most = 0;
  let slowest = 0;
  for (const [n, task] of tasks.entries()) {
    const begun = performance.now();
    let last;
    // Slices as on a page: a frame may lose the time of one slice. The first slice also loads the program.
    const schedule = (next) => {
      const now = performance.now();
      slowest = Math.max(slowest, now - (last ?? now));
      last = now;
      queueMicrotask(next);
    };
    const { answer, fault } = await new Promise((done) => think({ task }, 5, schedule, done));
    const took = (performance.now() - begun) / 1000;
    total += took;
    most = Math.max(most, took);
    if (answer !== choices[n]) {
      console.error(`error: ${game}, step ${n}: ${answer ?? fault} in wasm, ${choices[n]} natively`);
      process.exitCode = 1;
    }
  }
  console.log(`${game}: ${tasks.length} steps, native ${ms(seconds / tasks.length)} a step, longest ${ms(longest)}; ` +
    `wasm ${ms(total / tasks.length)}, longest ${ms(most)}, ${(total / seconds).toFixed(2)} times native; ` +
    `slices of 5 ms took ${slowest.toFixed(1)} ms at most`);
}

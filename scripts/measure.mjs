// Measures what a player waits for, in headless Chromium, and prints it: the time from navigation to a usable home screen,
// cold and from the service worker, beside an empty Leptos page built with the same tools, on a slow phone's processor and
// line; the work from a tap to drawn legal targets; and what Lighthouse says of the page.
//
// Usage: `make measure` (builds both pages first). It asserts nothing: speed is reported, not tested.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const RUNS = Number(process.env.RUNS ?? 11);
const LIGHTHOUSES = 5;
const PORTS = { driver: 9655, app: 9656, empty: 9657 };
const children = [];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const start = (command, args, env = {}) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  children.push(child);
  return child;
};

async function until(what, attempt) {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      const found = await attempt();
      if (found) return found;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

const driver = `http://127.0.0.1:${PORTS.driver}`;

async function call(method, path, body) {
  const response = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** One browser with a fresh profile. */
class Browser {
  static async open() {
    const browser = new Browser();
    browser.profile = mkdtempSync(join(tmpdir(), 'measure-'));
    const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--no-first-run', '--window-size=360,740',
      `--user-data-dir=${browser.profile}`];
    const options = { browserName: 'chrome', 'goog:chromeOptions': { args } };
    const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: options } });
    browser.path = `/session/${sessionId}`;
    // Notes when the page says it is ready, at the end of the frame that shows it.
    await browser.cdp('Page.addScriptToEvaluateOnNewDocument', { source: `
      new MutationObserver((_, observer) => {
        if (!document.documentElement.hasAttribute('data-ready')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.readyAt = performance.now(); }));
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });` });
    return browser;
  }
  cdp(cmd, params) { return call('POST', `${this.path}/goog/cdp/execute`, { cmd, params }); }
  /** A processor four times as slow as this one, and 10 Mbit/s with 40 ms there and back. */
  async slow() {
    await this.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
    await this.cdp('Network.enable', {});
    await this.cdp('Network.emulateNetworkConditions',
      { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 });
  }
  go(url) { return call('POST', `${this.path}/url`, { url }); }
  run(script, ...args) { return call('POST', `${this.path}/execute/sync`, { script, args }); }
  async readyAfter(url) {
    await this.go('about:blank');
    await this.go(url);
    return until('a ready page', () => this.run('return window.readyAt'));
  }
  async close() {
    await call('DELETE', this.path);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
const spread = (times) => `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`;

async function boot() {
  const app = `http://127.0.0.1:${PORTS.app}/`;
  const empty = `http://127.0.0.1:${PORTS.empty}/`;
  const times = { empty: [], cold: [], cached: [] };
  for (let run = 0; run < RUNS; run++) {
    const browser = await Browser.open();
    // The very first page of a browser pays for the browser; neither of ours should.
    await browser.go('about:blank');
    await browser.slow();
    if (run % 2) times.empty.push(await browser.readyAfter(empty));
    times.cold.push(await browser.readyAfter(app));
    if (!(run % 2)) times.empty.push(await browser.readyAfter(empty));
    await browser.go(app);
    await until('the service worker', () => browser.run('return !!navigator.serviceWorker.controller'));
    times.cached.push(await browser.readyAfter(app));
    await browser.close();
  }
  console.log(`empty Leptos page:          ${spread(times.empty)}`);
  console.log(`home, cold:                 ${spread(times.cold)}, ${(median(times.cold) / median(times.empty)).toFixed(2)} times the empty page`);
  console.log(`home, from service worker:  ${spread(times.cached)}, ${(median(times.cached) / median(times.empty)).toFixed(2)} times the empty page`);
}

async function tap() {
  const browser = await Browser.open();
  await browser.readyAfter(`http://127.0.0.1:${PORTS.app}/#/setup/barragoon`);
  await until('the set-up', () => browser.run(`const b = document.querySelector('[data-act=start]'); b?.click(); return !!b`));
  await until('the board', () => browser.run(`return !!document.querySelector('[data-square=c2]')`));
  await browser.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.run(`
    window.taps = [];
    let from = 0;
    addEventListener('pointerdown', (event) => { from = event.timeStamp; }, true);
    new MutationObserver(() => {
      if (!from || !document.querySelector('[data-target]')) return;
      const began = from; from = 0;
      requestAnimationFrame(() => setTimeout(() => window.taps.push(performance.now() - began)));
    }).observe(document.body, { attributes: true, childList: true, subtree: true });`);
  // All of these can move at the start.
  const squares = ['c2', 'd2', 'e2', 'b1', 'f1'];
  const tapOn = async (square) => {
    const [x, y] = await browser.run(`
      const box = document.querySelector('[data-square=' + arguments[0] + ']').getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2]`, square);
    await browser.cdp('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await browser.cdp('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await browser.cdp('Performance.enable', {});
  /** How long the page's thread has run scripts so far, and worked out styles and layout, in milliseconds. */
  const work = async () => {
    const { metrics } = await browser.cdp('Performance.getMetrics', {});
    return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
      .map((wanted) => 1000 * metrics.find(({ name }) => name === wanted).value);
  };
  const works = [];
  for (let run = 0; run < RUNS * 2; run++) {
    const square = squares[run % squares.length];
    const before = await work();
    await tapOn(square);
    // Asking the page whether it is done would be work as well.
    await pause(300);
    const after = await work();
    works.push(after.map((time, kind) => time - before[kind]));
    await until(`the targets of ${square}`, () => browser.run('return window.taps.length > arguments[0]', run));
    // Once more puts the piece down again.
    await tapOn(square);
    await until('a board at rest', () => browser.run(`return !document.querySelector('[data-target]')`));
  }
  const times = await browser.run('return window.taps');
  const [script, style, layout] = [0, 1, 2].map((kind) => works.map((times) => times[kind]));
  console.log(`tap to drawn targets:       ${spread(times)}, ${times.length} taps`);
  console.log(`  work of it:               ${spread(works.map(([a, b, c]) => a + b + c))}: ` +
    `script ${median(script).toFixed(1)}, style ${median(style).toFixed(1)}, layout ${median(layout).toFixed(1)}`);
  await browser.close();
}

/** What Lighthouse says of the page, on the phone and the line that it imagines. */
async function lighthouse() {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const scores = [];
  for (let run = 0; run < LIGHTHOUSES; run++) {
    const args = [`http://127.0.0.1:${PORTS.app}/`, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
    const { stdout } = await promisify(execFile)('lighthouse', args, { maxBuffer: 1 << 28 });
    const { categories: found } = JSON.parse(stdout);
    scores.push(categories.map((name) => Math.round(100 * found[name].score)));
  }
  const each = categories.map((name, index) => {
    const all = scores.map((score) => score[index]);
    return `${name} ${median(all)} (${Math.min(...all)} to ${Math.max(...all)})`;
  });
  console.log(`Lighthouse, ${LIGHTHOUSES} times:      ${each.join(', ')}`);
}

try {
  start('chromedriver', [`--port=${PORTS.driver}`]);
  start(process.execPath, ['scripts/serve.mjs', 'dist'], { PORT: PORTS.app });
  start(process.execPath, ['scripts/serve.mjs', 'benches/empty-page/dist'], { PORT: PORTS.empty });
  await until('the driver', async () => (await call('GET', '/status')).ready);
  await boot();
  await tap();
  await lighthouse();
} finally {
  for (const child of children) child.kill();
}

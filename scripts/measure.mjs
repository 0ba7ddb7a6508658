// Measures waiting times in headless Chromium, on a slow phone's processor and line, and prints them:
// - boot: from navigation to a usable home screen, cold and from the service worker, beside an empty Leptos page built
//   with the same tools; and the marks of the start;
// - open: the first opening of a game;
// - taps: the work from a tap to its answer, by part, in three games;
// - history: the pages about people and evenings with 2,000 stored results, also at the full speed of this machine;
// - lighthouse: the scores of the page.
//
// Usage: `make measure` (builds both pages first). `AGAINST=DIR make measure` compares with the build in that folder:
// the two take turns, so a busy machine slows both. RUNS=3 takes a few minutes; PARTS=boot,open,taps,history,lighthouse
// selects parts. It asserts nothing: speed is reported, not tested.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHELF } from './shell.mjs';
import { storedResults } from './stored_results.mjs';

const RUNS = Number(process.env.RUNS ?? 11);
const LIGHTHOUSES = Math.min(5, RUNS);
const PORTS = { driver: 9655, empty: 9656 };
/** The builds that take turns. */
const BUILDS = [['dist', 'dist'], ...(process.env.AGAINST ? [[process.env.AGAINST, 'against']] : [])]
  .map(([folder, name], index) => ({ folder, name, port: 9657 + index, url: `http://127.0.0.1:${9657 + index}/` }));
/** The prefix of the marks of src/app/platform/marks.rs. */
const MARK = 'start: ';
/** Time for prefetching, in milliseconds. */
const PREFETCH_TIME = 3_000;
const children = [];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const start = (command, args, env = {}) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  children.push(child);
  return child;
};

async function until(label, attempt) {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      const found = await attempt();
      if (found) return found;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    if (Date.now() > end) throw new Error(`timed out waiting for ${label}`);
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
    // Notes when the page reports that it is ready, at the end of the frame that shows it.
    await browser.cdp('Page.addScriptToEvaluateOnNewDocument', { source: `
      new MutationObserver((_, observer) => {
        if (!document.documentElement.hasAttribute('data-ready')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.readyAt = performance.now(); }));
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });` });
    return browser;
  }
  cdp(cmd, params) { return call('POST', `${this.path}/goog/cdp/execute`, { cmd, params }); }
  /** Slows the processor down four times, and the line to 10 Mbit/s with 40 ms round trip. */
  async slow() {
    await this.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
    await this.cdp('Network.enable', {});
    await this.cdp('Network.emulateNetworkConditions',
      { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 });
  }
  go(url) { return call('POST', `${this.path}/url`, { url }); }
  run(script, ...args) { return call('POST', `${this.path}/execute/sync`, { script, args }); }
  /** Touches the middle of the first matching element. */
  async touch(selector) {
    const [x, y] = await this.run(`
      const box = document.querySelector(arguments[0]).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2]`, selector);
    await this.cdp('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.cdp('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  async readyAfter(url) {
    await this.go('about:blank');
    await this.go(url);
    return until('a ready page', () => this.run('return window.readyAt'));
  }
  /** Returns request and arrival of the program, and the marks of the start, in milliseconds after navigation. */
  marks() {
    return this.run(`
      const [program] = performance.getEntriesByType('resource').filter(({ name }) => /\\/app-[^/]*\\.wasm$/.test(name));
      const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith(arguments[0]));
      return [['requested', program.startTime], ['arrived', program.responseEnd],
        ...marks.map(({ name, startTime }) => [name.slice(arguments[0].length), startTime])];`, MARK);
  }
  async close() {
    await call('DELETE', this.path);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
const summary = (times) => `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`;
const report = (label, times) => console.log(`${`${label}:`.padEnd(40)} ${times}`);
/** Returns the builds in turn: the order is reversed each time. */
const inTurn = (run) => (run % 2 ? [...BUILDS].reverse() : BUILDS);

/** Returns the medians of marks over all runs, in the order of the first run. */
function marks(runs) {
  const all = runs.map(Object.fromEntries);
  return runs[0].map(([name]) => `${name} ${median(all.map((run) => run[name] ?? NaN)).toFixed(0)}`).join(', ');
}

async function boot() {
  const empty = `http://127.0.0.1:${PORTS.empty}/`;
  const empties = [];
  // The server compresses a file at its first request.
  for (const url of [empty, ...BUILDS.map(({ url }) => url)]) {
    const browser = await Browser.open();
    await browser.readyAfter(url);
    await browser.close();
  }
  const found = BUILDS.map(() => ({ cold: [], coldMarks: [], cached: [], cachedMarks: [] }));
  for (let run = 0; run < RUNS; run++) {
    for (const build of inTurn(run)) {
      const times = found[BUILDS.indexOf(build)];
      const browser = await Browser.open();
      // The very first page of a browser is slower; it should be neither of ours.
      await browser.go('about:blank');
      await browser.slow();
      if (run % 2) empties.push(await browser.readyAfter(empty));
      times.cold.push(await browser.readyAfter(build.url));
      times.coldMarks.push(await browser.marks());
      if (!(run % 2)) empties.push(await browser.readyAfter(empty));
      await browser.go(build.url);
      await until('the service worker', () => browser.run('return !!navigator.serviceWorker.controller'));
      times.cached.push(await browser.readyAfter(build.url));
      times.cachedMarks.push(await browser.marks());
      await browser.close();
    }
  }
  const compared = (times) => `${summary(times)}, ${(median(times) / median(empties)).toFixed(2)} times the empty page`;
  report('empty Leptos page', summary(empties));
  BUILDS.forEach(({ name }, index) => {
    const times = found[index];
    report(`${name}: home, cold`, compared(times.cold));
    report('  marks', marks(times.coldMarks));
    report(`${name}: home, from service worker`, compared(times.cached));
    report('  marks', marks(times.cachedMarks));
  });
}

/** Measures a game from the tap on its picture to its set-up, and from there to its board, after prefetching. */
async function open() {
  const found = BUILDS.map(() => ({ setup: [], board: [] }));
  for (let run = 0; run < Math.max(1, RUNS >> 2); run++) {
    for (const game of SHELF) {
      for (const build of inTurn(run)) {
        const times = found[BUILDS.indexOf(build)];
        const browser = await Browser.open();
        await browser.readyAfter(build.url);
        await until('the whole build', () => browser.run(`return document.documentElement.dataset.offline === 'ready'`));
        await browser.readyAfter(build.url);
        await pause(PREFETCH_TIME);
        await browser.slow();
        const opened = async (selector, screen) => {
          await browser.run(`
            const [selector, screen] = arguments;
            const began = performance.now();
            window.openedAfter = 0;
            new MutationObserver((_, observer) => {
              if (!document.querySelector(screen)) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => { window.openedAfter = performance.now() - began; }));
            }).observe(document.body, { attributes: true, childList: true, subtree: true });
            document.querySelector(selector).click();`, selector, screen);
          return until(`${screen} of ${game}`, () => browser.run('return window.openedAfter'));
        };
        times.setup.push(await opened(`[data-game=${game}] [data-act=new-match]`, `[data-screen=setup] [data-act=start]`));
        times.board.push(await opened(`[data-act=start]`, `main.play[data-screen=play]`));
        await browser.close();
      }
    }
  }
  BUILDS.forEach(({ name }, index) => {
    report(`${name}: set-up of a game, first time`, summary(found[index].setup));
    report(`${name}: board of a game, first time`, summary(found[index].board));
  });
}

/** The measured taps: the way to the board from a set-up, the tapped element, the way back for the next tap. */
const TAPS = {
  barragoon: {
    // Without touch-move, so a piece can be put down again. All of these can move at the start.
    rules: '[data-act=house-rules]',
    spots: ['c2', 'd2', 'e2', 'b1', 'f1'].map((square) => `[data-square=${square}]`),
    back: async (browser, spot) => {
      await browser.touch(spot);
      await until('a board at rest', () => browser.run(`return !document.querySelector('[data-target]')`));
    },
  },
  barrakuda: { spots: ['1', '2', '3'].map((card) => `[data-own="${card}"]`), ready: lifted, back: async () => {} },
  bouillabaisse: { spots: ['.bo-can'], ready: lifted, back: played },
};

/**
 * Waits until the tapped card is played, and for the next hand. No curtain falls if the last player of a trick takes
 * it.
 */
async function played(browser) {
  await until('a card that is played', () => browser.run(`return !document.querySelector('.bo-up')`));
  const next = await until('the next hand', () => browser.run(`
    if (document.querySelector('.curtain')) return 'curtain';
    return !document.querySelector('.bo-ring [data-card]') && 'open';`));
  if (next === 'curtain') await lifted(browser);
}

/** Opens the hand behind the curtain. */
async function lifted(browser) {
  for (const act of ['lift', 'confirm']) {
    const selector = `.curtain [data-act=${act}]`;
    await until(selector, () => browser.run('return !!document.querySelector(arguments[0])', selector));
    await browser.run('document.querySelector(arguments[0]).click()', selector);
  }
  await until('an open hand', () => browser.run(`return !document.querySelector('.curtain')`));
}

/** Measures the work from a tap to its answer on the screen, by part. */
async function tap({ name, url }, game) {
  const { rules, spots, ready, back } = TAPS[game];
  const browser = await Browser.open();
  await browser.readyAfter(`${url}#/setup/${game}`);
  await until('the set-up', () => browser.run(`
    const start = document.querySelector('[data-act=start]');
    const rules = arguments[0] && document.querySelector(arguments[0]);
    if (!start || arguments[0] && !rules) return false;
    if (rules) {
      rules.value = '1';
      rules.dispatchEvent(new Event('change', { bubbles: true }));
    }
    start.click();
    return true;`, rules ?? ''));
  await ready?.(browser);
  await until('the board', () => browser.run('return !!document.querySelector(arguments[0])', spots[0]));
  await browser.cdp('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.run(`
    window.taps = [];
    let from = 0;
    addEventListener('pointerdown', (event) => { from = event.timeStamp; }, true);
    new MutationObserver(() => {
      if (!from) return;
      const began = from; from = 0;
      requestAnimationFrame(() => setTimeout(() => window.taps.push(performance.now() - began)));
    }).observe(document.querySelector('.play'), { attributes: true, childList: true, subtree: true });`);
  await browser.cdp('Performance.enable', {});
  /** Returns the time of the page's thread in scripts, styles and layout so far, in milliseconds. */
  const work = async () => {
    const { metrics } = await browser.cdp('Performance.getMetrics', {});
    return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
      .map((wanted) => 1000 * metrics.find(({ name }) => name === wanted).value);
  };
  const [works, times] = [[], []];
  for (let run = 0; run < RUNS * 2; run++) {
    const spot = spots[run % spots.length];
    const [before, answered] = [await work(), await browser.run('return window.taps.length')];
    await browser.touch(spot);
    // A question to the page would add work of its own.
    await pause(300);
    const after = await work();
    works.push(after.map((time, kind) => time - before[kind]));
    times.push(await until(`the answer to ${spot}`, () => browser.run('return window.taps[arguments[0]]', answered)));
    await back(browser, spot);
  }
  const [script, style, layout] = [0, 1, 2].map((kind) => works.map((times) => times[kind]));
  report(`${name}: ${game}, tap to answer`, `${summary(times)}, ${times.length} taps`);
  report('  work of it', `${summary(works.map(([a, b, c]) => a + b + c))}: script ${median(script).toFixed(1)}, ` +
    `style ${median(style).toFixed(1)}, layout ${median(layout).toFixed(1)}`);
  await browser.close();
}

async function taps() {
  for (const game of Object.keys(TAPS)) {
    for (const build of BUILDS) {
      // An older build may not have these elements.
      await tap(build, game).catch(({ message }) => report(`${build.name}: ${game}, tap to answer`, `not measured, ${message}`));
    }
  }
}

/** The pages with figures: address, and what they show first. */
const PAGES = {
  results: ['#/results', '[data-screen=results] .evenings [data-evening]'],
  person: ['#/person/Ada', '[data-screen=person] [data-figures=games]'],
  history: ['#/history', '[data-screen=history] .result-row'],
  roster: ['#/roster', '[data-screen=roster] .people li'],
};

/**
 * Runs a script in the page, and waits for a new element that fits the selector. Returns the time until the frame that
 * shows it, and the longest task: the longest time in which the main thread answered no message. The browser's own
 * reports leave out tasks below 50 ms.
 */
async function shown(browser, script, selector) {
  await browser.run(`
    const [selector] = arguments;
    const channel = new MessageChannel();
    let [last, longest, answering] = [performance.now(), 0, true];
    channel.port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (answering) channel.port2.postMessage(0);
    };
    channel.port2.postMessage(0);
    window.shown = null;
    const old = document.querySelector(selector);
    setTimeout(() => {
      const began = last = performance.now();
      longest = 0;
      new MutationObserver((_, observer) => {
        const now = document.querySelector(selector);
        if (!now || now === old) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => {
          const time = performance.now() - began;
          // Work after the first content counts too.
          setTimeout(() => { answering = false; window.shown = [time, longest]; }, 300);
        }));
      }).observe(document.body, { childList: true, subtree: true });
      ${script};
    }, 50);`, selector);
  return until(selector, () => browser.run('return window.shown'));
}

/** Measures each page at its first visit and at a later one, then a filter, with many stored results. */
async function history() {
  const texts = storedResults();
  const found = BUILDS.map(() => ({}));
  for (let run = 0; run < Math.max(1, RUNS >> 2); run++) {
    for (const build of inTurn(run)) {
      const browser = await Browser.open();
      await browser.readyAfter(build.url);
      await browser.run('for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)', texts);
      for (const rate of [1, 4]) {
        const add = (label, times) => {
          const name = `${label}${rate > 1 ? `, ${rate} times slower` : ''}`;
          (found[BUILDS.indexOf(build)][name] ??= []).push(times);
        };
        for (const [page, [hash, content]] of Object.entries(PAGES)) {
          await browser.cdp('Emulation.setCPUThrottlingRate', { rate: 1 });
          await browser.readyAfter(build.url);
          await pause(PREFETCH_TIME);
          await browser.cdp('Emulation.setCPUThrottlingRate', { rate });
          const open = `location.hash = '${hash}'`;
          add(`${page}, first`, await shown(browser, open, content));
          if (page === 'history') {
            const choose = `
              const field = document.querySelector('[data-act=filter-game]');
              field.selectedIndex = 1;
              field.dispatchEvent(new Event('change', { bubbles: true }));`;
            add('history, another filter', await shown(browser, choose, '.result-list > :first-child'));
          }
          await shown(browser, `location.hash = ''`, '[data-screen=home]');
          add(`${page}, again`, await shown(browser, open, content));
        }
      }
      await browser.close();
    }
  }
  BUILDS.forEach(({ name }, index) => {
    for (const [page, times] of Object.entries(found[index])) {
      const [until, longest] = [0, 1].map((at) => summary(times.map((time) => time[at])));
      report(`${name}: ${page}`, `${until}, longest task ${longest}`);
    }
  });
}

/** Prints Lighthouse's scores of the page, with its simulated phone and line. */
async function lighthouse() {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const found = BUILDS.map(() => []);
  for (let run = 0; run < LIGHTHOUSES; run++) {
    for (const build of inTurn(run)) {
      const args = [build.url, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
      const { stdout } = await promisify(execFile)('lighthouse', args, { maxBuffer: 1 << 28 });
      const { categories: rated, audits } = JSON.parse(stdout);
      const largest = audits['largest-contentful-paint'].numericValue;
      found[BUILDS.indexOf(build)].push([...categories.map((name) => Math.round(100 * rated[name].score)), largest]);
    }
  }
  BUILDS.forEach(({ name }, index) => {
    const column = (at) => found[index].map((run) => run[at]);
    const each = categories.map((category, at) =>
      `${category} ${median(column(at))} (${Math.min(...column(at))} to ${Math.max(...column(at))})`);
    report(`${name}: Lighthouse, ${LIGHTHOUSES} times`, each.join(', '));
    report('  largest paint', summary(column(categories.length)));
  });
}

try {
  start('chromedriver', [`--port=${PORTS.driver}`]);
  for (const { folder, port } of BUILDS) start(process.execPath, ['scripts/serve.mjs', folder], { PORT: port });
  start(process.execPath, ['scripts/serve.mjs', 'benches/empty-page/dist'], { PORT: PORTS.empty });
  await until('the driver', async () => (await call('GET', '/status')).ready);
  const parts = { boot, open, taps, history, lighthouse };
  for (const part of process.env.PARTS?.split(',') ?? Object.keys(parts)) await parts[part]();
} finally {
  for (const child of children) child.kill();
}

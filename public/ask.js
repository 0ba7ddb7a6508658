// The page's way to the bots: a worker that thinks (mind.js), or the page itself if there is no worker or it has died.
// One question at a time.

// Milliseconds of silence after which a worker counts as dead, unless the device slept. It reports with every slice,
// some twenty a second, and with every piece of its program.
const SILENCE_LIMIT = 6000;
// Milliseconds after which a failed worker is tried again.
const RETRY_AFTER = 60_000;
// Milliseconds of a slice on the page: it leaves a frame more than half its time.
const PAGE_SLICE = 5;

let worker = null;
// Failures in a row, and the time of the last one. After two the worker is not tried for a while.
let failures = 0;
let lastFailure = 0;
let job = null;
let number = 0;

/**
 * Asks `{ task }`, see mind.js, and calls `tell` once with the answer, no sooner than `pace` milliseconds later. An
 * earlier question is dropped.
 */
export function ask(question, pace, tell) {
  stop();
  const mine = { number: ++number, question, due: performance.now() + pace, tell, local: null, timer: 0, answer: null };
  job = mine;
  if (failures < 2 || performance.now() - lastFailure > RETRY_AFTER) {
    try {
      worker ??= spawn();
      worker.postMessage({ number, question });
      startWatchdog(mine);
      return;
    } catch {
      recordFailures(2);
    }
  }
  thinkOnPage(mine);
}

/** Asks for the best choice found so far. */
export function now() {
  if (!job) return;
  job.due = 0;
  if (job.answer) deliver(job);
  else if (job.local) job.local.now();
  else worker?.postMessage({ number: job.number, now: true });
}

/** Drops the question. */
export function stop() {
  if (!job) return;
  clearTimeout(job.timer);
  job.local?.stop();
  if (!job.answer && !job.local) worker?.postMessage({ number: job.number });
  job = null;
}

function spawn() {
  const fresh = new Worker(new URL('./mind.js', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }) => { if (data.number === job?.number && fresh === worker) receive(job, data.answer); };
  fresh.onerror = (event) => {
    event.preventDefault();
    if (fresh === worker) abandonWorker();
  };
  return fresh;
}

function startWatchdog(mine) {
  clearTimeout(mine.timer);
  const due = performance.now() + SILENCE_LIMIT;
  mine.timer = setTimeout(() => {
    // A page in the background, or on a device that has just woken up, gets the worker's messages late, or the worker
    // was suspended too.
    if (document.hidden || performance.now() > due + 1000) startWatchdog(mine);
    else abandonWorker();
  }, SILENCE_LIMIT);
}

// A page that becomes visible again waits the full time anew.
document.addEventListener('visibilitychange', () => {
  if (job && worker && !job.answer && !job.local) startWatchdog(job);
});

function recordFailures(count) {
  failures = count;
  lastFailure = performance.now();
}

/** Ends a dead worker and thinks on the page. */
function abandonWorker() {
  worker?.terminate();
  worker = null;
  recordFailures(failures + 1);
  if (job && !job.answer) thinkOnPage(job);
}

function receive(mine, answer) {
  if (!answer) startWatchdog(mine);
  else if (answer.fault) abandonWorker();
  else {
    failures = 0;
    settle(mine, answer);
  }
}

function thinkOnPage(mine) {
  clearTimeout(mine.timer);
  const missing = () => settle(mine, { fault: 'missing' });
  mine.timer = setTimeout(missing, SILENCE_LIMIT);
  import('./mind.js').then(({ think }) => {
    if (job !== mine) return;
    // From here on mind.js has its own time limit.
    clearTimeout(mine.timer);
    mine.local = think(mine.question, PAGE_SLICE, (next) => setTimeout(next), (answer) => settle(mine, answer));
  }, missing);
}

function settle(mine, answer) {
  if (job !== mine) return;
  clearTimeout(mine.timer);
  mine.answer = answer;
  const left = mine.due - performance.now();
  if (left > 0) mine.timer = setTimeout(() => deliver(mine), left);
  else deliver(mine);
}

function deliver(mine) {
  if (job !== mine) return;
  clearTimeout(mine.timer);
  job = null;
  mine.tell(mine.answer.answer ?? '', mine.answer.fault ?? '');
}

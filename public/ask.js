// The page's way to the bots: a worker that thinks (mind.js), and the page itself where there is none, or where it has
// died. One question at a time.

// A worker reports with every slice, some twenty a second, and with every piece of its program. After this much
// silence, in milliseconds, it counts as dead, unless the device slept.
const PATIENCE = 6000;
// After so long a worker is given another try.
const FORGIVEN = 60_000;
// On the page a slice leaves a frame more than half its time.
const SLICE = 5;

let worker = null;
// Whoever has failed twice in a row is not tried again for a while.
let failures = 0;
let failed = 0;
let job = null;
let number = 0;

/**
 * Asks `{ task }`, see mind.js, and tells the answer, once, no sooner than in so many milliseconds. A question
 * before it is given up.
 */
export function ask(question, pace, tell) {
  stop();
  const mine = { number: ++number, question, due: performance.now() + pace, tell, local: null, watch: 0, answer: null };
  job = mine;
  if (failures < 2 || performance.now() - failed > FORGIVEN) {
    try {
      worker ??= spawn();
      worker.postMessage({ number, question });
      watch(mine);
      return;
    } catch {
      fail(2);
    }
  }
  here(mine);
}

/** The best so far will do. */
export function now() {
  if (!job) return;
  job.due = 0;
  if (job.answer) deliver(job);
  else if (job.local) job.local.now();
  else worker?.postMessage({ number: job.number, now: true });
}

/** No answer is wanted any more. */
export function stop() {
  if (!job) return;
  clearTimeout(job.watch);
  job.local?.stop();
  if (!job.answer && !job.local) worker?.postMessage({ number: job.number });
  job = null;
}

function spawn() {
  const fresh = new Worker(new URL('./mind.js', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }) => { if (data.number === job?.number && fresh === worker) hear(job, data.answer); };
  fresh.onerror = (event) => {
    event.preventDefault();
    if (fresh === worker) lose();
  };
  return fresh;
}

function watch(mine) {
  clearTimeout(mine.watch);
  const due = performance.now() + PATIENCE;
  mine.watch = setTimeout(() => {
    // A page in the background, or on a device that has just woken up, hears late of what the worker said, if it was let
    // think at all.
    if (document.hidden || performance.now() > due + 1000) watch(mine);
    else lose();
  }, PATIENCE);
}

// Whoever comes back waits as long as anybody.
document.addEventListener('visibilitychange', () => {
  if (job && worker && !job.answer && !job.local) watch(job);
});

function fail(times) {
  failures = times;
  failed = performance.now();
}

/** The worker is no good; the page thinks. */
function lose() {
  worker?.terminate();
  worker = null;
  fail(failures + 1);
  if (job && !job.answer) here(job);
}

function hear(mine, answer) {
  if (!answer) watch(mine);
  else if (answer.fault) lose();
  else {
    failures = 0;
    settle(mine, answer);
  }
}

function here(mine) {
  clearTimeout(mine.watch);
  const missing = () => settle(mine, { fault: 'missing' });
  mine.watch = setTimeout(missing, PATIENCE);
  import('./mind.js').then(({ think }) => {
    if (job !== mine) return;
    // From here on mind.js has its own time limit.
    clearTimeout(mine.watch);
    mine.local = think(mine.question, SLICE, (go) => setTimeout(go), (answer) => settle(mine, answer));
  }, missing);
}

function settle(mine, answer) {
  if (job !== mine) return;
  clearTimeout(mine.watch);
  mine.answer = answer;
  const left = mine.due - performance.now();
  if (left > 0) mine.watch = setTimeout(() => deliver(mine), left);
  else deliver(mine);
}

function deliver(mine) {
  if (job !== mine) return;
  clearTimeout(mine.watch);
  job = null;
  mine.tell(mine.answer.answer ?? '', mine.answer.fault ?? '');
}

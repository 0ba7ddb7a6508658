// Runs the bots' program (src/bots) slice by slice: in a worker, or on the page if there is none. It only keeps the
// time.
import init, { Mind } from './bots.js';

// Longest wait for the next piece of the program, in milliseconds.
const SILENCE_LIMIT = 6000;

let wasm;
// Called with every piece of the program that arrives.
let onPiece = () => {};

/** Fetches the program and compiles it meanwhile. Rejects when the connection falls silent. */
function load() {
  return new Promise((done, failed) => {
    const connection = new AbortController();
    let timer;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        failed(new Error('silence'));
        connection.abort();
      }, SILENCE_LIMIT);
      onPiece();
    };
    const monitored = new TransformStream({
      transform(piece, on) {
        restartTimer();
        on.enqueue(piece);
      },
    });
    restartTimer();
    fetch(new URL('./bots_bg.wasm', import.meta.url), { signal: connection.signal })
      .then((answer) => init({ module_or_path: new Response(answer.body.pipeThrough(monitored), answer) }))
      .then(done, failed)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Thinks about `{ task }` in slices of `slice` milliseconds; `schedule` runs the next slice later. Calls `done` once,
 * with the `{ answer }` to the task or the `{ fault }`. Calls `onProgress` while the program arrives.
 */
export function think({ task }, slice, schedule, done, onProgress = () => {}) {
  let mind;
  onPiece = onProgress;
  let finished = false;
  let nodes = 16;

  function end(answer) {
    if (finished) return;
    finished = true;
    done(answer);
  }
  function answer() {
    end({ answer: mind.answer() });
  }
  function attempt(act) {
    try {
      if (!finished) act();
    } catch (error) {
      // The program throws a string for an invalid task. Any other error leaves it in an unknown state.
      if (typeof error !== 'string') wasm = undefined;
      end({ fault: typeof error === 'string' ? error : 'crashed' });
    }
  }
  function runSlice() {
    const began = performance.now();
    let now = began;
    while (now - began < slice) {
      if (mind.run(nodes)) return answer();
      const took = performance.now() - now;
      now += took;
      if (took < slice / 8) nodes = Math.min(nodes * 2, 1 << 14);
      else if (took > slice / 2) nodes = Math.max(nodes >> 1, 1);
    }
    schedule(() => attempt(runSlice));
  }

  wasm ??= load();
  wasm.then(() => attempt(() => {
    mind = new Mind(task);
    runSlice();
  }), () => {
    wasm = undefined;
    end({ fault: 'missing' });
  });
  return {
    /** Answers with the best choice found so far. */
    now: () => mind && attempt(answer),
    stop: () => { finished = true; },
  };
}

if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) {
  let current;
  self.onmessage = ({ data: { number, question, now } }) => {
    if (now) {
      current?.now();
      return;
    }
    current?.stop();
    // A message without a question only stops the current one.
    if (!question) return;
    const onProgress = () => postMessage({ number });
    const schedule = (next) => {
      onProgress();
      setTimeout(next);
    };
    current = think(question, 40, schedule, (answer) => postMessage({ number, answer }), onProgress);
  };
}

// Runs the bots' program (src/bots) slice by slice: in a worker, or on the page if there is none. It only keeps the
// time.
import init, { Mind } from './bots.js';

// Longest wait for the next piece of the program, in milliseconds.
const SILENCE = 6000;

let wasm;
// Called with every piece of the program that arrives.
let sign = () => {};

/** Fetches the program and compiles it meanwhile. Rejects when the connection falls silent. */
function load() {
  return new Promise((done, failed) => {
    const line = new AbortController();
    let watch;
    const heard = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        failed(new Error('silence'));
        line.abort();
      }, SILENCE);
      sign();
    };
    const counted = new TransformStream({
      transform(piece, on) {
        heard();
        on.enqueue(piece);
      },
    });
    heard();
    fetch(new URL('./bots_bg.wasm', import.meta.url), { signal: line.signal })
      .then((answer) => init({ module_or_path: new Response(answer.body.pipeThrough(counted), answer) }))
      .then(done, failed)
      .finally(() => clearTimeout(watch));
  });
}

/**
 * Thinks about `{ task }` in slices of `slice` milliseconds; `rest` schedules the next slice. Calls `tell` once, with the
 * `{ answer }` to the task or the `{ fault }`. Calls `alive` while the program arrives.
 */
export function think({ task }, slice, rest, tell, alive = () => {}) {
  let mind;
  sign = alive;
  let over = false;
  let nodes = 16;

  function end(answer) {
    if (over) return;
    over = true;
    tell(answer);
  }
  function answer() {
    end({ answer: mind.answer() });
  }
  function attempt(act) {
    try {
      if (!over) act();
    } catch (error) {
      // The program throws a string for an invalid task. Any other error leaves it in an unknown state.
      if (typeof error !== 'string') wasm = undefined;
      end({ fault: typeof error === 'string' ? error : 'crashed' });
    }
  }
  function go() {
    const began = performance.now();
    let now = began;
    while (now - began < slice) {
      if (mind.run(nodes)) return answer();
      const took = performance.now() - now;
      now += took;
      if (took < slice / 8) nodes = Math.min(nodes * 2, 1 << 14);
      else if (took > slice / 2) nodes = Math.max(nodes >> 1, 1);
    }
    rest(() => attempt(go));
  }

  wasm ??= load();
  wasm.then(() => attempt(() => {
    mind = new Mind(task);
    go();
  }), () => {
    wasm = undefined;
    end({ fault: 'missing' });
  });
  return {
    /** Answers with the best choice found so far. */
    now: () => mind && attempt(answer),
    stop: () => { over = true; },
  };
}

if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) {
  let thought;
  self.onmessage = ({ data: { number, question, now } }) => {
    if (now) {
      thought?.now();
      return;
    }
    thought?.stop();
    // A message without a question only stops the current one.
    if (!question) return;
    const alive = () => postMessage({ number });
    const rest = (go) => {
      alive();
      setTimeout(go);
    };
    thought = think(question, 40, rest, (answer) => postMessage({ number, answer }), alive);
  };
}

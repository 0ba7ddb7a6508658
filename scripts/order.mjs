// Which functions of a wasm module should stand side by side, so that brotli finds in one what it has seen in the last.
import { CODE, CUSTOM, IMPORT, Reader, fromName, fromNumber, mapSections } from './wasm.mjs';

/** So many bytes in a row are what two functions are compared by. */
const RUN = 4;
/** A run that so many functions have says nothing. */
const COMMON = 1000;

/** Bodies to their places: from each on to the one most like it of those that are left, seen from its own length. */
function chain(bodies) {
  const runs = bodies.map((body) => {
    const found = new Set();
    for (let at = 0; at + RUN <= body.length; at++) found.add(body.readInt32LE(at));
    return found;
  });
  const having = new Map();
  runs.forEach((found, body) => found.forEach((run) => {
    if (!having.has(run)) having.set(run, []);
    having.get(run).push(body);
  }));
  const places = new Map();
  let next = 0;
  for (let body = 0; body !== undefined;) {
    places.set(body, places.size);
    const shared = new Map();
    for (const run of runs[body]) {
      const others = having.get(run);
      if (others.length > COMMON) continue;
      for (const other of others) {
        if (!places.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    let like, most = 0;
    for (const [other, count] of shared) {
      const score = count / Math.sqrt(runs[other].size);
      if (score > most) [like, most] = [other, score];
    }
    while (places.has(next)) next++;
    body = like ?? (next < bodies.length ? next : undefined);
  }
  return places;
}

/** The same module, the name of each function led by its place in five digits: to be sorted by name. */
export function inPackingOrder(wasm) {
  let imported = 0;
  let places;
  return mapSections(wasm, (section, from) => {
    if (section === IMPORT) imported = from.number();
    if (section === CODE) {
      places = chain(Array.from({ length: from.number() }, () => from.take(from.number())));
    }
    if (section !== CUSTOM || from.name() !== 'name') return undefined;
    const FUNCTIONS = 1;
    while (from.byte() !== FUNCTIONS) from.take(from.number());
    const names = new Reader(from.take(from.number()));
    const entries = Array.from({ length: names.number() }, () => {
      const index = names.number();
      const place = String(places.get(index - imported) ?? 0).padStart(5, '0');
      return [...fromNumber(index), ...fromName(`${place} ${names.name()}`)];
    });
    const list = [...fromNumber(entries.length), ...entries.flat()];
    return [...fromName('name'), FUNCTIONS, ...fromNumber(list.length), ...list];
  });
}

// Reads and writes the outer parts of a wasm module: its sections, numbers and names.

export const CUSTOM = 0, IMPORT = 2, EXPORT = 7, CODE = 10;

/** Goes through bytes, from `at` on. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }
  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
  name() {
    return this.take(this.number()).toString('utf8');
  }
}

export const fromNumber = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...fromNumber(n >>> 7)]);
export const fromName = (text) => [...fromNumber(Buffer.byteLength(text)), ...Buffer.from(text)];

/**
 * The same module with other sections. `change(id, reader)` reads what is in one; it gives the bytes to put there
 * instead, none to leave the section out, or `undefined` to keep it.
 */
export function mapSections(wasm, change) {
  const from = new Reader(wasm, 8);
  const parts = [wasm.subarray(0, 8)];
  while (from.at < wasm.length) {
    const start = from.at;
    const id = from.byte();
    const contents = from.take(from.number());
    const other = change(id, new Reader(contents));
    if (other === undefined) parts.push(wasm.subarray(start, from.at));
    else if (other.length > 0) parts.push(Buffer.from([id, ...fromNumber(other.length)]), Buffer.from(other));
  }
  return Buffer.concat(parts);
}

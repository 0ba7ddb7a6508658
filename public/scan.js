// Reads the QR code in a picture, in a worker of its own. docs/decisions/0038-codes-by-light.md says why by this decoder
// and in three turns.
import decodeQR from 'qr/decode.js';

// Degrees by which a picture is turned for an attempt. The decoder reads codes up to 30 degrees aslant, and codes repeat
// every 90.
const TURNS = [0, 30, 60];

// The turn of the latest success is tried first: the device is still held the same way.
let latest = 0;

/** Returns the brightness of each pixel of an `ImageData`. */
function brightness({ data, width, height }) {
  const light = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++) light[i] = (data[4 * i] + 2 * data[4 * i + 1] + data[4 * i + 2]) >> 2;
  return light;
}

/**
 * Returns the brightness turned about the middle, as a picture that the decoder takes: the first plane of I420. Points
 * between four pixels are their weighted mean, points outside are black.
 */
function turned(light, { width, height }, degrees) {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const data = new Uint8Array(width * height + 2 * Math.ceil(width / 2) * Math.ceil(height / 2));
  for (let y = 0, out = 0; y < height; y++) {
    let fromX = middleX - middleX * cos - (y - middleY) * sin;
    let fromY = middleY - middleX * sin + (y - middleY) * cos;
    for (let x = 0; x < width; x++, out++, fromX += cos, fromY += sin) {
      if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue;
      const [left, top] = [fromX | 0, fromY | 0];
      const [right, below] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = light[at] + (light[at + 1] - light[at]) * right;
      const under = light[at + width] + (light[at + width + 1] - light[at + width]) * right;
      data[out] = above + (under - above) * below;
    }
  }
  return { data, width, height };
}

/** Bytes of a code as characters with the same numbers, so that they pass through the decoder's text unchanged. */
const asCharacters = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Returns the bytes of a decoded text. Codes in Japanese characters, which the app never makes, become UTF-8. */
function asBytes(text) {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  return codes.some((code) => code > 255) ? new TextEncoder().encode(text) : Uint8Array.from(codes);
}

/** Returns the bytes of the code in a picture, or null. */
function decode(picture, options) {
  try {
    const text = decodeQR(picture, { ...options, textDecoder: asCharacters });
    return text ? asBytes(text) : null;
  } catch {
    // The decoder throws if it finds no code.
    return null;
  }
}

/** Returns the bytes of the code in an `ImageData`, or null if no turn shows one. */
function read(picture, options) {
  let light;
  for (let i = 0; i < TURNS.length; i++) {
    const turn = (latest + i) % TURNS.length;
    if (TURNS[turn] !== 0) light ??= brightness(picture);
    const bytes = TURNS[turn] === 0 ? decode(picture, options)
      : decode(turned(light, picture, TURNS[turn]), { ...options, format: 'I420' });
    if (bytes) {
      latest = turn;
      return bytes;
    }
  }
  return null;
}

// A picture from a file gets all attempts of the decoder; after a camera's frame another one follows soon.
const PATIENCE = { frame: {}, picture: { effort: Infinity, timeLimit: 1000 } };

// One answer for each question `{ number, picture, kind }`: `{ number, bytes }`, or `{ number, fault }` if this fails.
self.onmessage = ({ data: { number, picture, kind } }) => {
  try {
    postMessage({ number, bytes: read(picture, PATIENCE[kind]) });
  } catch (error) {
    postMessage({ number, fault: String(error) });
  }
};

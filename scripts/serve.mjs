// A small server for static files, to try out dist/ as a host would serve it. It compresses files that compress well.
// `node scripts/serve.mjs [DIR]`, with PORT from the environment; LAN=1 serves the whole local network.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dir = resolve(process.argv[2] ?? 'dist');
const port = Number(process.env.PORT ?? 8080);
const lan = Boolean(process.env.LAN);
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const packers = { br: (data) => promisify(brotliCompress)(data, QUALITY), gzip: promisify(gzip) };
/** Compressed files, kept from their first request. */
const packed = new Map();

/** Returns the file's bytes in the best encoding that the browser accepts, with its name; nothing if uncompressed. */
async function contents(file, stat, accepted = '') {
  const encoding = Object.keys(packers).find((name) => accepted.includes(name));
  const lean = !encoding || /^\.(png|woff2)$/.test(extname(file));
  if (lean) return { data: await readFile(file) };
  const key = `${encoding} ${stat.mtimeMs} ${file}`;
  if (!packed.has(key)) packed.set(key, readFile(file).then(packers[encoding]));
  return { data: await packed.get(key), encoding };
}

const server = createServer(async (request, response) => {
  const answer = (status, headers = {}, text = '') => response.writeHead(status, headers).end(text);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405);
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
  } catch {
    return answer(400);
  }
  let file = join(dir, path);
  if (file !== dir && !file.startsWith(dir + sep)) return answer(403);
  let stat;
  try {
    stat = statSync(file);
    if (stat.isDirectory()) {
      if (!path.endsWith('/')) return answer(301, { location: path + '/' });
      file = join(file, 'index.html');
      stat = statSync(file);
    }
  } catch {
    return answer(404, { 'content-type': 'text/plain' }, 'Not found\n');
  }
  try {
    const { data, encoding } = await contents(file, stat, request.headers['accept-encoding']);
    const etag = `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}${encoding ?? ''}"`;
    if (request.headers['if-none-match'] === etag) return answer(304, { etag });
    response.writeHead(200, {
      etag,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': data.length,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : data);
  } catch {
    // The file is gone, or being rewritten.
    answer(404, { 'content-type': 'text/plain' }, 'Not found\n');
  }
});

server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `error: port ${port} is taken; choose another: make serve PORT=8081` : `error: ${error.message}`);
  process.exit(1);
});
server.listen(port, lan ? '0.0.0.0' : '127.0.0.1', () => {
  console.log(`Bar à Jeux is served on http://localhost:${port}/ (stop with Ctrl-C)`);
  if (!lan) return;
  const nets = Object.values(networkInterfaces()).flat().filter((net) => net && net.family === 'IPv4' && !net.internal);
  for (const net of nets) console.log(`  in this network: http://${net.address}:${port}/`);
  if (nets.length) console.log('  (browsers install an app from https or localhost only: see "On a phone" in README.md)');
});

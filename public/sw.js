// The service worker: keeps one whole build for offline play. It never mixes two builds, never
// activates by itself and stores nothing but files of the build.
'use strict';

// Both are filled in by scripts/precache.mjs: a digest of the list, and each file's SHA-256.
const VERSION = 'unstamped';
const FILES = {};

const SCOPE = new URL(self.registration.scope);
// All project pages of one host share an origin, hence the scope in the name.
const PREFIX = `bar-a-jeux:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;
// Written when a build becomes the active one; tells a used build from one that was only ever waiting.
const MARK = new URL('.activated', SCOPE).href;

/** The address a file is fetched from and kept under; the page itself goes by the folder's address. */
const address = (path) => new URL(path === 'index.html' ? './' : path, SCOPE).href;
const KNOWN = new Set(Object.keys(FILES).map(address));

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches one file past every HTTP cache and refuses it unless it is the file of this build. */
async function fetchChecked([path, expected]) {
  const response = await fetch(address(path), { cache: 'reload' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if ((await digest(bytes)) !== expected) throw new Error(`${path}: not the file of build ${VERSION}`);
  // Built afresh, so that a redirected answer can still be used for a navigation.
  const type = response.headers.get('content-type') || 'application/octet-stream';
  return [address(path), new Response(bytes, { headers: { 'content-type': type } })];
}

/** All or nothing: nothing is written before every file has arrived and been checked. */
async function install() {
  const files = await Promise.all(Object.entries(FILES).map(fetchChecked));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Keeps this build and the last one that was in use (other tabs may still run it); drops the rest. */
async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  let previous;
  for (const name of others) {
    if (await (await caches.open(name)).match(MARK)) previous = name;
  }
  await Promise.all(others.filter((name) => name !== previous).map((name) => caches.delete(name)));
  await (await caches.open(CACHE)).put(MARK, new Response(''));
  await self.clients.claim();
}

/** One file, from this build, else from the previous one, else from the network. */
async function file(request) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of [CACHE, ...names]) {
    const found = await (await caches.open(name)).match(request.url);
    if (found) return found;
  }
  return fetch(request);
}

/** A page: always the index of this build. Other addresses are tried first and then led home. */
async function page(request) {
  const url = new URL(request.url);
  const home = address('index.html');
  const plain = url.origin + url.pathname;
  if (plain === home || plain === new URL('index.html', SCOPE).href) {
    const index = await (await caches.open(CACHE)).match(home);
    return index || fetch(request);
  }
  if (KNOWN.has(plain)) return file(request);
  return fetch(request).catch(() => Response.redirect(home));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  // Sent only after the player accepted the offer on the home screen.
  if (event.data === 'skip-waiting') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE.href)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

// The service worker: keeps whole builds of the app for offline play, and serves the one that is chosen. Only the
// player's yes changes the choice. A worker of a newer build may take over whenever the browser likes: it serves the
// build that the one before it served. Two builds are never mixed, and nothing is stored but files of builds and notes
// about them. The contract with the page: docs/decisions/0004-service-worker.md.
'use strict';

// Both are filled in by scripts/precache.mjs: a digest of the list, and each file's SHA-256.
const VERSION = 'unstamped';
const FILES = {};

const SCOPE = new URL(self.registration.scope);
// All project pages of one host share an origin, hence the scope in the name.
const PREFIX = `bar-a-jeux:${SCOPE.pathname}:`;
const NOTES = `${PREFIX}notes`;

/** The address a file is fetched from and kept under; the page itself goes by the folder's address. */
const address = (path) => new URL(path === 'index.html' ? './' : path, SCOPE).href;
const HOME = address('index.html');
// Entries beside the files of a build: its list of files, its rules version, and a mark if it is served.
const LIST = address('.build/files');
const RULES = address('.build/rules');
const CHOSEN = address('.build/chosen');
const PAGES = address('.notes/page/');

// The notes, each an entry of its own, so that nobody has to read before writing: the build that is `served` and the one
// served `before`, the `newest` and the one that is `coming`, those that are `wanted`, and as `page/<client>` what each
// page runs.

async function note(name, text) {
  const notes = await caches.open(NOTES);
  await notes.put(address(`.notes/${name}`), new Response(text));
}

/** For what is good to have but nothing hangs on: a full disk must not keep a page from coming. */
const attempt = (promise) => promise.catch(() => undefined);

async function noted(name) {
  const found = await caches.match(address(`.notes/${name}`), { cacheName: NOTES });
  return found && found.text();
}

/** One file of a build. Unlike `caches.open` this does not make a cache where there is none. */
const held = (build, url) => caches.match(url, { cacheName: PREFIX + build });

/** All builds that there is anything of. */
async function builds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  return names.filter((name) => /^[0-9a-f]{16}$/.test(name));
}

async function isWhole(build) {
  const list = await held(build, LIST);
  if (!list) return false;
  const there = new Set((await (await caches.open(PREFIX + build)).keys()).map(({ url }) => url));
  return (await list.json()).every((path) => there.has(address(path)));
}

/** Returns the build with the mark. */
async function marked() {
  for (const build of await builds()) {
    if (await held(build, CHOSEN)) return build;
  }
  return undefined;
}

/** Serves this build from now on. The mark lies with the build, since a browser may clear the notes alone. */
async function serveFromNowOn(build) {
  await note('served', build);
  for (const other of await builds()) {
    const cache = await caches.open(PREFIX + other);
    await (other === build ? cache.put(CHOSEN, new Response('')) : cache.delete(CHOSEN));
  }
}

/**
 * Returns the build to serve: the chosen one, by the notes or by its mark. If the browser has cleared that, this worker's
 * own, or else any whole build. That build becomes the chosen one, so that all pages get the same.
 */
async function served() {
  const known = await noted('served');
  const mark = await marked();
  for (const build of new Set([known, mark, VERSION, ...(await builds())])) {
    if (!(await isWhole(build))) continue;
    if (build !== known || build !== mark) await attempt(serveFromNowOn(build));
    return build;
  }
  return undefined;
}

/** Returns the newest whole build. Without notes it is the worker's own, since workers come with their builds. */
async function newest() {
  return (await noted('newest')) || ((await isWhole(VERSION)) ? VERSION : undefined);
}

async function choose(build) {
  const before = await noted('served');
  if (build === before || !(await isWhole(build))) return;
  await note('before', before);
  await serveFromNowOn(build);
}

/**
 * Drops the builds that nobody needs: kept are the one served and the one before it, the newest, those that matches
 * under way were begun with, and whatever a page still runs.
 */
async function sweep() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(SCOPE.href)).map(({ id }) => id);
  const notes = await caches.open(NOTES);
  for (const { url } of await notes.keys()) {
    if (url.startsWith(PAGES) && !pages.includes(url.slice(PAGES.length))) await notes.delete(url);
  }
  const running = await Promise.all(pages.map((id) => noted(`page/${id}`)));
  // A page that has not said yet what it runs might run any of them.
  if (running.includes(undefined)) return;
  // Without the notes, matches may want any build, and a build that has just arrived would look old.
  const wanted = await noted('wanted');
  if (!wanted || !(await noted('newest'))) return;
  const named = await Promise.all(['served', 'before', 'newest', 'coming'].map(noted));
  const keep = new Set([...running, ...named, ...JSON.parse(wanted)]);
  for (const build of await builds()) {
    if (!keep.has(build)) await caches.delete(PREFIX + build);
  }
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// What a host says of its pages beside their type, and what a page would do without when it comes from here.
const HEADERS = ['content-security-policy', 'cross-origin-embedder-policy', 'cross-origin-opener-policy',
  'cross-origin-resource-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];

/** One file as the host has it, and whether it is the file of this build. */
async function fetchWith(cache, path, expected) {
  const response = await fetch(address(path), { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  return { bytes, headers: response.headers, right: (await digest(bytes)) === expected };
}

/**
 * Fetches one file and refuses it unless it is the file of this build. What the page has loaded a moment ago is only asked
 * about; where something on the way keeps another file, it is gone past.
 */
async function fetchChecked([path, expected]) {
  let found = await fetchWith('no-cache', path, expected);
  if (!found.right) found = await fetchWith('reload', path, expected);
  if (!found.right) throw new Error(`${path}: not the file of build ${VERSION}`);
  const headers = { 'content-type': found.headers.get('content-type') || 'application/octet-stream' };
  for (const name of HEADERS.filter((name) => found.headers.has(name))) headers[name] = found.headers.get(name);
  // Built afresh, so that a redirected answer can still be used for a navigation.
  return [address(path), new Response(found.bytes, { headers })];
}

/** All or nothing: nothing is written before every file has arrived and been checked. */
async function fill() {
  const files = await Promise.all(Object.entries(FILES).map(fetchChecked));
  try {
    const cache = await caches.open(PREFIX + VERSION);
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
    // Last: whatever has a list was once whole.
    await cache.put(LIST, new Response(JSON.stringify(Object.keys(FILES))));
  } catch (error) {
    await caches.delete(PREFIX + VERSION);
    throw error;
  }
}

async function install() {
  // First of all: another worker might be sweeping.
  await note('coming', VERSION);
  // A host that went back to an older build brings one that is here already, and may be the one in use.
  if (!(await isWhole(VERSION))) await fill();
  await note('newest', VERSION);
  // Chooses the first one.
  await served();
  await sweep();
}

/** A page: always the index of the build served. Other addresses are tried first and then led home. */
async function page(event) {
  const { request, resultingClientId } = event;
  const { origin, pathname } = new URL(request.url);
  const plain = origin + pathname;
  const build = await served();
  if (plain !== HOME && plain !== new URL('index.html', SCOPE).href) {
    return (await held(build, plain)) || fetch(request).catch(() => Response.redirect(HOME));
  }
  if (!build) {
    // Everything was cleared: the host's page, and a new start for offline play. Where the host has another build by
    // now this fails, and that one's own worker follows.
    event.waitUntil(attempt(install()));
    return fetch(request);
  }
  if (resultingClientId) await attempt(note(`page/${resultingClientId}`, build));
  return (await held(build, HOME)) || fetch(request);
}

/**
 * One file of the build that the page runs. Another build is asked only where that one is gone, or for the page's
 * workers: the names of scripts, styles and programs tell what is in them.
 */
async function file({ request, clientId }) {
  const own = (clientId && (await noted(`page/${clientId}`))) || (await served());
  for (const build of new Set([own, ...(await builds())])) {
    const found = await held(build, request.url);
    if (found) return found;
  }
  return fetch(request);
}

/** A page tells what it runs, by which rules, and what its matches want; it may choose a build. It hears what is here. */
async function answer({ data: { runs, rules, wanted, serve }, source, ports: [port] }) {
  if (source) await attempt(note(`page/${source.id}`, runs));
  // A page that came while this worker took over is nobody's yet: offline it would lack what it has not loaded.
  await attempt(self.clients.claim());
  if (rules && (await held(runs, LIST))) {
    const cache = await caches.open(PREFIX + runs);
    await attempt(cache.put(RULES, new Response(JSON.stringify(rules))));
  }
  if (wanted) await attempt(note('wanted', JSON.stringify(wanted)));
  if (serve) {
    await attempt(choose(serve));
    // The player has said yes: no reason to wait any longer.
    self.skipWaiting();
  }
  await sweep();
  const kept = {};
  for (const build of await builds()) {
    const known = await held(build, RULES);
    if (await isWhole(build)) kept[build] = known ? await known.json() : null;
  }
  port.postMessage({ served: await noted('served'), newest: await newest(), kept });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(answer(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE.href)) return;
  // Where the caches cannot even be read there is still the host.
  event.respondWith((request.mode === 'navigate' ? page(event) : file(event)).catch(() => fetch(request)));
});

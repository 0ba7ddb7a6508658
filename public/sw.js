// The service worker: keeps whole builds of the app for offline play, each with the languages that were read on this
// device, and serves the chosen one. Only the player's yes
// changes the choice. A worker of a newer build may take over at any time: it serves the build that the worker before
// it served. Two builds are never mixed. Only files of builds and notes about them are stored. The contract with the
// page: docs/decisions/0004-service-worker.md.
'use strict';

// scripts/precache.mjs fills in both: a digest of the list, and each file's SHA-256.
const VERSION = 'unstamped';
const FILES = {};

const SCOPE = new URL(self.registration.scope);
// All project pages of one host share an origin, hence the scope in the name.
const PREFIX = `bar-a-jeux:${SCOPE.pathname}:`;
const NOTES = `${PREFIX}notes`;

/** Returns the address a file is fetched from and kept under; the page has the folder's address. */
const address = (path) => new URL(path === 'index.html' ? './' : path, SCOPE).href;
const HOME = address('index.html');
// Entries beside the files of a build: its list of files, its rules version, and a mark if it is served.
const LIST = address('.build/files');
const RULES = address('.build/rules');
const CHOSEN = address('.build/chosen');
const PAGES = address('.notes/page/');

// The notes. Each is an entry of its own, so a writer need not read first:
// - `served`, `before`: the build being served, and the one served before it;
// - `newest`, `coming`: the newest whole build, and the one being installed;
// - `wanted`: the builds with which running matches were started;
// - `page/<client>`: the build that a page runs;
// - `languages`: the languages that were read on this device. boot.js writes it.

async function writeNote(name, text) {
  const notes = await caches.open(NOTES);
  await notes.put(address(`.notes/${name}`), new Response(text));
}

/** Ignores a failure of an optional write: a full disk must not keep a page from loading. */
const ignoreFailure = (promise) => promise.catch(() => undefined);

async function readNote(name) {
  const found = await caches.match(address(`.notes/${name}`), { cacheName: NOTES });
  return found && found.text();
}

/** The list of each language's files with their hashes; a file of the build. Older builds keep every language. */
const LANGUAGES = address('languages.json');

/** Returns one file of a build. Unlike `caches.open` this does not create a missing cache. */
const cachedFile = (build, url) => caches.match(url, { cacheName: PREFIX + build });

/** Returns all builds that have a cache, whole or not. */
async function cachedBuilds() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return ours.map((name) => name.slice(PREFIX.length)).filter((name) => /^[0-9a-f]{16}$/.test(name));
}

async function isWhole(build) {
  const list = await cachedFile(build, LIST);
  if (!list) return false;
  const there = new Set((await (await caches.open(PREFIX + build)).keys()).map(({ url }) => url));
  return (await list.json()).every((path) => there.has(address(path)));
}

/** Returns the build with the mark of the served one. */
async function markedBuild() {
  for (const build of await cachedBuilds()) {
    if (await cachedFile(build, CHOSEN)) return build;
  }
  return undefined;
}

/** Serves this build from now on. The mark lies with the build, since a browser may clear the notes alone. */
async function serveFromNowOn(build) {
  await writeNote('served', build);
  for (const other of await cachedBuilds()) {
    const cache = await caches.open(PREFIX + other);
    await (other === build ? cache.put(CHOSEN, new Response('')) : cache.delete(CHOSEN));
  }
}

/**
 * Returns the build to serve: the chosen one, by the notes or by its mark. If the browser has cleared that, this
 * worker's own, or else any whole build. That build becomes the chosen one, so all pages get the same.
 */
async function servedBuild() {
  const known = await readNote('served');
  const mark = await markedBuild();
  for (const build of new Set([known, mark, VERSION, ...(await cachedBuilds())])) {
    if (!(await isWhole(build))) continue;
    if (build !== known || build !== mark) await ignoreFailure(serveFromNowOn(build));
    return build;
  }
  return undefined;
}

/** Returns the newest whole build. Without notes it is the worker's own, since a worker comes with its build. */
async function newestBuild() {
  return (await readNote('newest')) || ((await isWhole(VERSION)) ? VERSION : undefined);
}

async function switchTo(build) {
  const before = await readNote('served');
  if (build === before || !(await isWhole(build))) return;
  await writeNote('before', before);
  await serveFromNowOn(build);
}

/**
 * Drops unused builds. Kept are the one served and the one before it, the newest, those that matches in progress began
 * with, and those that a page still runs.
 */
async function deleteUnusedBuilds() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(SCOPE.href)).map(({ id }) => id);
  const notes = await caches.open(NOTES);
  for (const { url } of await notes.keys()) {
    if (url.startsWith(PAGES) && !pages.includes(url.slice(PAGES.length))) await notes.delete(url);
  }
  const running = await Promise.all(pages.map((id) => readNote(`page/${id}`)));
  // A page that has not reported its build yet might run any of them.
  if (running.includes(undefined)) return;
  // Without the notes, matches may need any build, and a build that has just arrived would look old.
  const wanted = await readNote('wanted');
  if (!wanted || !(await readNote('newest'))) return;
  const named = await Promise.all(['served', 'before', 'newest', 'coming'].map(readNote));
  const keep = new Set([...running, ...named, ...JSON.parse(wanted)]);
  for (const build of await cachedBuilds()) {
    if (!keep.has(build)) await caches.delete(PREFIX + build);
  }
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Headers of the host about its pages beside their type; a page from the cache would lack them.
const HEADERS = ['content-security-policy', 'cross-origin-embedder-policy', 'cross-origin-opener-policy',
  'cross-origin-resource-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];

/** Fetches one file from the host, and compares its hash with this build's. */
async function fetchWith(cache, path, expected) {
  const response = await fetch(address(path), { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  return { bytes, headers: response.headers, isRight: (await digest(bytes)) === expected };
}

/**
 * Fetches one file and refuses it unless it is the file of this build. A file that the page has just loaded is only
 * revalidated. If a cache on the way has another file, it is bypassed.
 */
async function fetchChecked([path, expected]) {
  let found = await fetchWith('no-cache', path, expected);
  if (!found.isRight) found = await fetchWith('reload', path, expected);
  if (!found.isRight) throw new Error(`${path}: not the file of build ${VERSION} or of its languages`);
  const headers = { 'content-type': found.headers.get('content-type') || 'application/octet-stream' };
  for (const name of HEADERS.filter((name) => found.headers.has(name))) headers[name] = found.headers.get(name);
  // A new response, since a redirected one cannot be used for a navigation.
  return [address(path), new Response(found.bytes, { headers })];
}

/** Returns path and hash of each file of the languages in use; without the note, of all. */
async function languageFiles(all) {
  const note = await readNote('languages');
  const wanted = note ? JSON.parse(note) : Object.keys(all);
  return wanted.flatMap((tag) => Object.entries(all[tag] ?? {}));
}

/** Stores this build, all or nothing: no file is written before every file has arrived and been checked. */
async function storeBuild() {
  const core = await Promise.all(Object.entries(FILES).map(fetchChecked));
  const [, list] = core.find(([url]) => url === LANGUAGES);
  const wanted = await languageFiles(await list.clone().json());
  const files = [...core, ...(await Promise.all(wanted.map(fetchChecked)))];
  try {
    const cache = await caches.open(PREFIX + VERSION);
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
    // Last: a build with a list was once whole.
    await writeList(cache, [...Object.keys(FILES), ...wanted.map(([path]) => path)]);
  } catch (error) {
    await caches.delete(PREFIX + VERSION);
    throw error;
  }
}

const writeList = (cache, paths) => cache.put(LIST, new Response(JSON.stringify(paths)));

/** Adds to a stored build the languages in use that it lacks, if the host still has their files. */
async function addLanguages(build) {
  const [list, all] = await Promise.all([cachedFile(build, LIST), cachedFile(build, LANGUAGES)]);
  if (!list || !all) return;
  const paths = await list.json();
  const missing = (await languageFiles(await all.json())).filter(([path]) => !paths.includes(path));
  if (missing.length === 0) return;
  const files = await Promise.all(missing.map(fetchChecked));
  const cache = await caches.open(PREFIX + build);
  await Promise.all(files.map(([url, response]) => cache.put(url, response)));
  await writeList(cache, [...paths, ...missing.map(([path]) => path)]);
}

async function install() {
  // First, since another worker might be sweeping.
  await writeNote('coming', VERSION);
  // A host that returned to an older build brings one that is here already, and may be in use.
  if (!(await isWhole(VERSION))) await storeBuild();
  await writeNote('newest', VERSION);
  // Chooses a build if none is chosen yet.
  await servedBuild();
  await deleteUnusedBuilds();
}

/** Answers a navigation with the index of the served build. Other addresses are tried first, then redirected home. */
async function answerNavigation(event) {
  const { request, resultingClientId } = event;
  const { origin, pathname } = new URL(request.url);
  const plain = origin + pathname;
  const build = await servedBuild();
  if (plain !== HOME && plain !== new URL('index.html', SCOPE).href) {
    return (await cachedFile(build, plain)) || fetch(request).catch(() => Response.redirect(HOME));
  }
  if (!build) {
    // The browser cleared everything: serve the host's page and install anew. This fails if the host has another build
    // by now; that build's own worker follows.
    event.waitUntil(ignoreFailure(install()));
    return fetch(request);
  }
  if (resultingClientId) await ignoreFailure(writeNote(`page/${resultingClientId}`, build));
  return (await cachedFile(build, HOME)) || fetch(request);
}

/**
 * Returns one file of the build that the page runs. Another build is asked only if that one is gone, or for the page's
 * workers. This is safe: names of scripts, styles and programs contain a digest of their contents.
 */
async function answerRequest({ request, clientId }) {
  const own = (clientId && (await readNote(`page/${clientId}`))) || (await servedBuild());
  for (const build of new Set([own, ...(await cachedBuilds())])) {
    const found = await cachedFile(build, request.url);
    if (found) return found;
  }
  return fetch(request);
}

/**
 * Notes a page's build, its rules and the builds its matches need; serves a chosen build; answers with the builds here.
 */
async function answerMessage({ data: { runs, rules, wanted, serve }, source, ports: [port] }) {
  if (source) await ignoreFailure(writeNote(`page/${source.id}`, runs));
  // A page that came while this worker took over has no worker yet: offline it would lack files it has not loaded.
  await ignoreFailure(self.clients.claim());
  if (rules && (await cachedFile(runs, LIST))) {
    const cache = await caches.open(PREFIX + runs);
    await ignoreFailure(cache.put(RULES, new Response(JSON.stringify(rules))));
  }
  if (wanted) await ignoreFailure(writeNote('wanted', JSON.stringify(wanted)));
  if (serve) {
    await ignoreFailure(switchTo(serve));
    // The player has said yes, so this worker need not wait.
    self.skipWaiting();
  }
  // The next build, if one waits, must not lack the page's language.
  for (const build of new Set([runs, await newestBuild()])) await ignoreFailure(addLanguages(build));
  await deleteUnusedBuilds();
  const kept = {};
  for (const build of await cachedBuilds()) {
    const known = await cachedFile(build, RULES);
    if (await isWhole(build)) kept[build] = known ? await known.json() : null;
  }
  port.postMessage({ served: await readNote('served'), newest: await newestBuild(), kept });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE.href)) return;
  // If the caches cannot be read, the host still answers.
  const response = request.mode === 'navigate' ? answerNavigation(event) : answerRequest(event);
  event.respondWith(response.catch(() => fetch(request)));
});

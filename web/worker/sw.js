// Service worker: offline support and push notifications. The build inserts its file list (build/service-worker.ts);
// the location of the page follows from the worker's scope. Only files of the build and the page itself are cached,
// never API responses.

/**
 * {version, entry, pages, files, shell}: paths below the scope; `pages` and `shell` are cached on installation.
 * On a static host also {play, languages} (site/build.py), cached once a game is played.
 */
const BUILD = globalThis.BUILD_OF_RONDEL;
const SCOPE = self.registration.scope;
// Several servers may share a host.
const OURS = `rondel ${SCOPE} `;
const CACHE = OURS + BUILD.version;
/** Milliseconds to wait for the network before using the cache. */
const NETWORK_TIMEOUT_MS = 8000;

const urlOf = (file) => new URL(file, SCOPE).href;
const FILES = new Set(BUILD.files.map(urlOf));
// A server has one page for all URLs; a static host has one per folder.
const PAGES = BUILD.pages.map(urlOf);
/** Whether a file has its hash in its path, so that its content never changes. */
const isHashed = (address) => ["assets/", "facts/", "python/"].some((folder) => address.startsWith(urlOf(folder)));
/** Path without the hash: `…/assets/game-Bk3_d8sQ.js` becomes `…/assets/game.js`. */
const withoutHash = (address) =>
  isHashed(address) ? address.replace(/-[\w-]{8}(\.\w+)$/, "$1").replace(/\/facts\/\w+\//, "/facts/") : address;

/** Whether a response is a file, not the page that a server sends instead of a missing one. */
const isFile = (answer) => answer.status === 200 && !(answer.headers.get("content-type") ?? "").includes("text/html");

/** Files needed to play offline, in the languages used. */
function filesToPlay(isUsed) {
  const languageFiles = Object.values(BUILD.languages ?? {}).filter((files) => files.map(urlOf).some(isUsed));
  return [...(BUILD.play ?? []), ...languageFiles.flat()].map(urlOf);
}

async function cacheFile(cache, address) {
  if (await cache.match(address, { ignoreVary: true })) return;
  // Files with a hash can be copied from caches of other versions.
  const known = isHashed(address) ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(address, { cache: isHashed(address) ? "default" : "no-cache" }));
  if (!isFile(answer)) throw new Error(`${address} is not there`);
  await cache.put(address, answer);
}

/** Cache files, four at a time to leave bandwidth to the game; retry each once. */
async function cacheFiles(cache, addresses) {
  const left = [...addresses];
  const failed = [];
  const some = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      const once = cacheFile(cache, address).catch(() => cacheFile(cache, address));
      await once.catch((error) => failed.push(error));
    }
  };
  await Promise.all([some(), some(), some(), some()]);
  if (failed.length) throw failed[0];
}

const cachedUrls = async (cache) => new Set((await cache.keys()).map((request) => request.url));

/** Whether the game can be played offline in a language. */
async function isCached(language) {
  const there = await cachedUrls(await caches.open(CACHE));
  const languageFiles = (BUILD.languages?.[language] ?? []).map(urlOf);
  return (
    Boolean(BUILD.play) &&
    filesToPlay((address) => languageFiles.includes(address)).every((address) => there.has(address))
  );
}

/** Cache a page if it is of this version; the server may be updating. */
async function cachePage(cache, address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok || !(await answer.clone().text()).includes(BUILD.entry)) throw new Error("another version's page");
  await cache.put(address, answer);
}

/** Files cached by older versions, as paths without hashes; the new version caches the same ones. */
async function previouslyCached() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map((request) => withoutHash(request.url)));
}

self.addEventListener("install", (event) => {
  const install = async () => {
    const cache = await caches.open(CACHE);
    const before = await previouslyCached();
    const shell = new Set(BUILD.shell.map(urlOf));
    const isUsed = (address) => before.has(withoutHash(address));
    // If a game has been played without a server, keep offline play available.
    const played = [...before].some((address) => address.startsWith(urlOf("python/")));
    const wanted = new Set([...FILES].filter((address) => shell.has(address) || isUsed(address)));
    if (played) for (const address of filesToPlay(isUsed)) wanted.add(address);
    await Promise.all([...PAGES.map((address) => cachePage(cache, address)), cacheFiles(cache, wanted)]);
  };
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  const activate = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

/** The page from the network, or else from the cache. */
async function page(request) {
  const around = PAGES.filter((address) => request.url.startsWith(address)).sort((a, b) => b.length - a.length);
  const shell = () => caches.match(around[0] ?? SCOPE, { cacheName: CACHE, ignoreVary: true });
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  // Errors of a proxy without its server, and 404 of a static host (no files per table), count as no response.
  if (answer && answer.status < 500 && !(answer.status === 404 && PAGES.length > 1)) return answer;
  return (await shell()) ?? answer ?? Response.error();
}

async function file(event, address) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(address, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(event.request);
  if (isFile(answer)) event.waitUntil(cache.put(address, answer.clone()));
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET") return;
  if (FILES.has(address)) event.respondWith(file(event, address));
  else if (request.mode === "navigate" && !address.startsWith(urlOf("api/"))) event.respondWith(page(request));
});

// Messages from the page; see src/lib/service-worker.svelte.ts.
self.addEventListener("message", (event) => {
  const { has, keep: wanted, play, plays, take } = event.data ?? {};
  const answer = (yes) => event.ports[0]?.postMessage(yes);
  if (has) answer(FILES.has(has) || has === BUILD.version);
  if (take) void self.skipWaiting();
  if (plays) event.waitUntil(isCached(plays).then(answer));
  if (wanted || play) {
    const cacheThem = async () => {
      const cache = await caches.open(CACHE);
      const used = await cachedUrls(cache);
      for (const file of BUILD.languages?.[play] ?? []) used.add(urlOf(file));
      const ours = play ? filesToPlay((address) => used.has(address)) : wanted.filter((address) => FILES.has(address));
      await cacheFiles(cache, ours);
      return true;
    };
    // Files that failed are cached on use or when a game is played the next time.
    event.waitUntil(
      cacheThem()
        .catch(() => false)
        .then(answer),
    );
  }
});

self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data.json();
  } catch {
    // not from this server: show a generic notification
  }
  event.waitUntil(
    self.registration.showNotification(said.title || "Rondel", {
      body: said.body || "",
      tag: said.tag || undefined,
      data: { url: said.url || "" },
    }),
  );
});

// Focus a page that already shows the URL, or else open one. Never opens other sites.
async function open(url) {
  const wanted = new URL(url || "", SCOPE);
  const target = wanted.href.startsWith(SCOPE) ? wanted.href : SCOPE;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split("#")[0] === target.split("#")[0]);
  if (shown) return shown.focus();
  return self.clients.openWindow(target);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data && event.notification.data.url));
});

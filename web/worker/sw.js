// The worker beside the page: it opens the page without a network and shows push messages. What belongs to the page
// comes from the build (build/service-worker.ts), where the page lies from its own scope. Only files of the build and the
// page itself are ever kept: answers of the API pass by it.

/**
 * {version, entry, pages, files, shell}: addresses below the scope; `pages` and `shell` are kept from the beginning.
 * Of a static host besides (site/build.py): {play, languages}, kept once somebody plays.
 */
const BUILD = globalThis.BUILD_OF_RONDEL;
const SCOPE = self.registration.scope;
// Several servers may lie below one host.
const OURS = `rondel ${SCOPE} `;
const CACHE = OURS + BUILD.version;
/** Milliseconds after which a network that does not answer counts as none. */
const PATIENCE = 8000;

const addressOf = (file) => new URL(file, SCOPE).href;
const FILES = new Set(BUILD.files.map(addressOf));
// A server sends one page for all addresses; a static host has one for each folder.
const PAGES = BUILD.pages.map(addressOf);
/** What is always the same under its name: another version has another name for it. */
const isHashed = (address) => ["assets/", "facts/", "python/"].some((folder) => address.startsWith(addressOf(folder)));
/** `…/assets/game-Bk3_d8sQ.js` is the `…/assets/game.js` of its version. */
const ofAnyVersion = (address) =>
  isHashed(address) ? address.replace(/-[\w-]{8}(\.\w+)$/, "$1").replace(/\/facts\/\w+\//, "/facts/") : address;

/** A server without this file answers with the page: that must not be kept in its place. */
const isFile = (answer) => answer.status === 200 && !(answer.headers.get("content-type") ?? "").includes("text/html");

/** What it takes to play without a server and without a network, in the languages that are in use. */
function toPlay(isUsed) {
  const spoken = Object.values(BUILD.languages ?? {}).filter((files) => files.map(addressOf).some(isUsed));
  return [...(BUILD.play ?? []), ...spoken.flat()].map(addressOf);
}

async function keep(cache, address) {
  if (await cache.match(address, { ignoreVary: true })) return;
  // What has its hash in its name is the same in every version.
  const known = isHashed(address) ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(address, { cache: isHashed(address) ? "default" : "no-cache" }));
  if (!isFile(answer)) throw new Error(`${address} is not there`);
  await cache.put(address, answer);
}

/** A few at a time: whoever plays meanwhile needs the network, too. What failed is tried once more. */
async function keepAll(cache, addresses) {
  const left = [...addresses];
  const failed = [];
  const some = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      const once = keep(cache, address).catch(() => keep(cache, address));
      await once.catch((error) => failed.push(error));
    }
  };
  await Promise.all([some(), some(), some(), some()]);
  if (failed.length) throw failed[0];
}

const kept = async (cache) => new Set((await cache.keys()).map((request) => request.url));

/** Whether somebody who reads this language can play without a network. */
async function isKept(language) {
  const there = await kept(await caches.open(CACHE));
  const spoken = (BUILD.languages?.[language] ?? []).map(addressOf);
  return Boolean(BUILD.play) && toPlay((address) => spoken.includes(address)).every((address) => there.has(address));
}

/** A page, if it is the one of this version: a server may just be changing. */
async function keepPage(cache, address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok || !(await answer.clone().text()).includes(BUILD.entry)) throw new Error("another version's page");
  await cache.put(address, answer);
}

/** What older versions have kept, under the names of any version: the new one keeps as much. */
async function keptBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map((request) => ofAnyVersion(request.url)));
}

self.addEventListener("install", (event) => {
  const install = async () => {
    const cache = await caches.open(CACHE);
    const before = await keptBefore();
    const shell = new Set(BUILD.shell.map(addressOf));
    const isUsed = (address) => before.has(ofAnyVersion(address));
    // Whoever has played without a server plays on without a network.
    const played = [...before].some((address) => address.startsWith(addressOf("python/")));
    const wanted = new Set([...FILES].filter((address) => shell.has(address) || isUsed(address)));
    if (played) for (const address of toPlay(isUsed)) wanted.add(address);
    await Promise.all([...PAGES.map((address) => keepPage(cache, address)), keepAll(cache, wanted)]);
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

/** The newest page there is: from the network, else the one that is kept. */
async function page(request) {
  const around = PAGES.filter((address) => request.url.startsWith(address)).sort((a, b) => b.length - a.length);
  const shell = () => caches.match(around[0] ?? SCOPE, { cacheName: CACHE, ignoreVary: true });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  // A proxy whose server is away answers for it; a static host has files for kinds of pages, not for each table.
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
  else if (request.mode === "navigate" && !address.startsWith(addressOf("api/"))) event.respondWith(page(request));
});

// What the page says, see src/lib/service-worker.svelte.ts.
self.addEventListener("message", (event) => {
  const { has, keep: wanted, play, plays, take } = event.data ?? {};
  const answer = (yes) => event.ports[0]?.postMessage(yes);
  if (has) answer(FILES.has(has) || has === BUILD.version);
  if (take) void self.skipWaiting();
  if (plays) event.waitUntil(isKept(plays).then(answer));
  if (wanted || play) {
    const keepThem = async () => {
      const cache = await caches.open(CACHE);
      const used = await kept(cache);
      for (const file of BUILD.languages?.[play] ?? []) used.add(addressOf(file));
      const ours = play ? toPlay((address) => used.has(address)) : wanted.filter((address) => FILES.has(address));
      await keepAll(cache, ours);
      return true;
    };
    // What is still missing is kept when it is used, or when somebody plays the next time.
    event.waitUntil(
      keepThem()
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
    // not from this server: nothing is known but that something happened
  }
  event.waitUntil(
    self.registration.showNotification(said.title || "Rondel", {
      body: said.body || "",
      tag: said.tag || undefined,
      data: { url: said.url || "" },
    }),
  );
});

// The page that shows it already, else a new one. Never another site.
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

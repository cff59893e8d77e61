// The worker beside the page (worker/sw.js): with it the page opens without a network, and a new version waits until
// its reader wants it.
import { site } from "./backend";
import { base } from "./base";
import { pendingChoice } from "./pending-choice.svelte";

/** By what a worker knows whether this page is of its version: the first script, or what a static host's page says. */
const entry = site?.version ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";

class NewVersion {
  /** Another version of the page is there and can be taken. */
  ready = $state(false);
  /** Without a server: everything it takes to play is here, and no network is needed any more. */
  offlineReady = $state(false);
  #waiting: ServiceWorker | null = null;
  /** The language in which somebody plays here, of a page without a server. */
  #playLanguage = "";

  #ask(worker: ServiceWorker, question: { has: string } | { play: string } | { plays: string }): Promise<boolean> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data === true);
      worker.postMessage(question, [port2]);
    });
  }

  /** Whether a worker belongs to the page that is shown. */
  #matchesPage(worker: ServiceWorker): Promise<boolean> {
    return this.#ask(worker, { has: entry });
  }

  /** A worker waits: if it is ours it may begin, since nothing changes for the reader; if not, it is offered. */
  async #onInstalled(worker: ServiceWorker): Promise<void> {
    if (await this.#matchesPage(worker)) return worker.postMessage({ take: true });
    this.#waiting = worker;
    this.ready = true;
  }

  #watchUpdates(registration: ServiceWorkerRegistration): void {
    const check = (worker: ServiceWorker | null): void => {
      if (worker?.state === "installed" && navigator.serviceWorker.controller) void this.#onInstalled(worker);
    };
    check(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => check(worker));
    });
  }

  take(): void {
    if (this.#waiting?.state === "installed") this.#waiting.postMessage({ take: true });
    else location.reload();
  }

  /** Another worker has begun: asked for here or in another tab, or the first there is. */
  async #onControllerChange(): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    if (!(await this.#matchesPage(worker))) {
      if (this.#waiting && !pendingChoice.exists) location.reload();
      this.#waiting = null;
      this.ready = true;
      return;
    }
    this.ready = false;
    cacheLoadedFiles();
    void this.#cacheForOfflinePlay(worker);
  }

  async #cacheForOfflinePlay(worker: ServiceWorker): Promise<void> {
    if (this.#playLanguage) this.offlineReady = await this.#ask(worker, { play: this.#playLanguage });
  }

  /** Looks whether everything it takes to play in this language is offlineReady, without fetching any of it. */
  async checkOfflineReady(language: string): Promise<void> {
    const worker = navigator.serviceWorker?.controller;
    if (worker && (await this.#matchesPage(worker))) this.offlineReady = await this.#ask(worker, { plays: language });
  }

  /** Somebody plays without a server: all of it is offlineReady, so that it is there without a network the next time. */
  async enableOfflinePlay(language: string): Promise<void> {
    this.#playLanguage = language;
    const worker = navigator.serviceWorker?.controller;
    // Until there is one of this version nothing is said: `#onControllerChange` will.
    if (worker && (await this.#matchesPage(worker))) await this.#cacheForOfflinePlay(worker);
  }

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => void this.#onControllerChange());
    try {
      const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
      this.#watchUpdates(registration);
      const update = (): void => void registration.update().catch(() => undefined);
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && update());
      setInterval(update, 3_600_000);
    } catch {
      // Private windows and some settings forbid workers: the page needs a network then, nothing else.
    }
  }
}

let watched = false;

/** What was asked for before there was a worker is offlineReady, too: it comes out of the browser's own cache. */
function cacheLoadedFiles(): void {
  if (watched) return;
  watched = true;
  const folder = new URL("..", import.meta.url).href;
  const watch = new PerformanceObserver((list) => {
    const loaded = list.getEntries().map((entry) => entry.name);
    const ours = loaded.filter((name) => name.startsWith(folder));
    if (ours.length) navigator.serviceWorker.controller?.postMessage({ keep: ours });
  });
  watch.observe({ type: "resource", buffered: true });
}

export const newVersion = new NewVersion();

// Client of the service worker (worker/sw.js): offline support, and updates on the user's request.
import { site } from "./backend";
import { base } from "./base";
import { pendingChoice } from "./pending-choice.svelte";

/** Identifies the version of this page: the entry script, or the metadata of a static host. */
const entry = site?.version ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";

class NewVersion {
  /** Whether another version of the page is ready. */
  ready = $state(false);
  /** Without a server: whether everything needed to play offline is cached. */
  offlineReady = $state(false);
  #waiting: ServiceWorker | null = null;
  /** Without a server: language of the current player. */
  #playLanguage = "";

  #ask(worker: ServiceWorker, question: { has: string } | { play: string } | { plays: string }): Promise<boolean> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data === true);
      worker.postMessage(question, [port2]);
    });
  }

  /** Whether a worker is of this page's version. */
  #matchesPage(worker: ServiceWorker): Promise<boolean> {
    return this.#ask(worker, { has: entry });
  }

  /** Activate an installed worker of this page's version; offer an update for another version. */
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

  /** Handle a new controller: requested here or in another tab, or the first one. */
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

  /** Check, without fetching anything, whether the game can be played offline in this language. */
  async checkOfflineReady(language: string): Promise<void> {
    const worker = navigator.serviceWorker?.controller;
    if (worker && (await this.#matchesPage(worker))) this.offlineReady = await this.#ask(worker, { plays: language });
  }

  /** Cache everything needed to play offline; called once a game is played without a server. */
  async enableOfflinePlay(language: string): Promise<void> {
    this.#playLanguage = language;
    const worker = navigator.serviceWorker?.controller;
    // If there is no worker of this version yet, #onControllerChange does this later.
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
      // Private windows and some settings forbid service workers: then there is no offline support.
    }
  }
}

let watched = false;

/** Ask the worker to cache files loaded before it took control; they come from the HTTP cache. */
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

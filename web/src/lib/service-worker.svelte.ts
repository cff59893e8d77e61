// The worker beside the page (worker/sw.js): with it the page opens without a network, and a new version waits until
// its reader wants it.
import { site } from "./backend";
import { base } from "./base";
import { halfMade } from "./pending-choice.svelte";

/** By what a worker knows whether this page is of its version: the first script, or what a static host's page says. */
const entry = site?.version ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";

class NewVersion {
  /** Another version of the page is there and can be taken. */
  ready = $state(false);
  /** Without a server: everything it takes to play is here, and no network is needed any more. */
  kept = $state(false);
  #waiting: ServiceWorker | null = null;
  /** The language in which somebody plays here, of a page without a server. */
  #plays = "";

  #ask(worker: ServiceWorker, question: { has: string } | { play: string } | { plays: string }): Promise<boolean> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data === true);
      worker.postMessage(question, [port2]);
    });
  }

  /** Whether a worker belongs to the page that is shown. */
  #isOfThisPage(worker: ServiceWorker): Promise<boolean> {
    return this.#ask(worker, { has: entry });
  }

  /** A worker waits: if it is ours it may begin, since nothing changes for the reader; if not, it is offered. */
  async #wait(worker: ServiceWorker): Promise<void> {
    if (await this.#isOfThisPage(worker)) return worker.postMessage({ take: true });
    this.#waiting = worker;
    this.ready = true;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state === "installed" && navigator.serviceWorker.controller) void this.#wait(worker);
    };
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => look(worker));
    });
  }

  take(): void {
    if (this.#waiting?.state === "installed") this.#waiting.postMessage({ take: true });
    else location.reload();
  }

  /** Another worker has begun: asked for here or in another tab, or the first there is. */
  async #begun(): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    if (!(await this.#isOfThisPage(worker))) {
      if (this.#waiting && !halfMade.choice) location.reload();
      this.#waiting = null;
      this.ready = true;
      return;
    }
    this.ready = false;
    keepLoaded();
    void this.#keepToPlay(worker);
  }

  async #keepToPlay(worker: ServiceWorker): Promise<void> {
    if (this.#plays) this.kept = await this.#ask(worker, { play: this.#plays });
  }

  /** Looks whether everything it takes to play in this language is kept, without fetching any of it. */
  async lookWhatIsKept(language: string): Promise<void> {
    const worker = navigator.serviceWorker?.controller;
    if (worker && (await this.#isOfThisPage(worker))) this.kept = await this.#ask(worker, { plays: language });
  }

  /** Somebody plays without a server: all of it is kept, so that it is there without a network the next time. */
  async played(language: string): Promise<void> {
    this.#plays = language;
    const worker = navigator.serviceWorker?.controller;
    // Until there is one of this version nothing is said: `#begun` will.
    if (worker && (await this.#isOfThisPage(worker))) await this.#keepToPlay(worker);
  }

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => void this.#begun());
    try {
      const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
      this.#watch(registration);
      const look = (): void => void registration.update().catch(() => undefined);
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
      setInterval(look, 3_600_000);
    } catch {
      // Private windows and some settings forbid workers: the page needs a network then, nothing else.
    }
  }
}

let watched = false;

/** What was asked for before there was a worker is kept, too: it comes out of the browser's own cache. */
function keepLoaded(): void {
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

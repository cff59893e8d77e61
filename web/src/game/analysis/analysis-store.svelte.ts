// The analysis of one game: requested, polled while it runs, and cached until the page is closed.
import { game } from "../../lib/api";
import { errorText } from "../../lib/errors";
import { language } from "../../lib/texts.svelte";
import type { Analysis, Explanation } from "../../wire";

const POLL_MS = 2_000;
const INITIAL_POLLS = 5;

export class AnalysisStore {
  analysis = $state.raw<Analysis | null>(null);
  problem = $state("");
  busy = $state(false);
  explained = $state.raw<Explanation | null>(null);
  explaining = $state(false);
  #id: string;
  #language = "";
  #polls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Load the analysis in the reader's language and poll while it runs; returns a function that stops polling. */
  startPolling(): () => void {
    void this.#poll();
    return () => clearTimeout(this.#timer);
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = language();
    if (this.analysis?.state === "done" && this.#language === wanted) return;
    const answer = await game(this.#id).analysis(wanted);
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (!answer.ok) return;
    this.#language = wanted;
    this.analysis = answer.value;
    const { state } = answer.value;
    // A game that has just ended is queued a moment later.
    if (state === "waiting" || state === "working" || (state === "none" && this.#polls++ < INITIAL_POLLS))
      this.#timer = setTimeout(() => void this.#poll(), POLL_MS);
  }

  async request(): Promise<void> {
    this.busy = true;
    const answer = await game(this.#id).askForAnalysis(language());
    this.busy = false;
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (answer.ok) this.analysis = answer.value;
    await this.#poll();
  }

  async explain(at: number): Promise<void> {
    this.explaining = true;
    const answer = await game(this.#id).explanation(at, language());
    this.explaining = false;
    this.problem = answer.ok ? "" : errorText(answer.error);
    this.explained = answer.ok ? answer.value : null;
  }
}

const stores = new Map<string, AnalysisStore>();
/** Return the store of a game, shared by the results page and the replay. */
export function analysisOf(id: string): AnalysisStore {
  let store = stores.get(id);
  if (!store) stores.set(id, (store = new AnalysisStore(id)));
  return store;
}

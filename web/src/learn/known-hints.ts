// Known hints of first games: a count per kind of decision, at most one per turn, stored in the browser.
const KEY = "rondel.hints";
/** How many times a hint is shown in full. */
export const KNOWN_AFTER = 3;

export class KnownHints {
  #met: Record<string, number>;
  #last = "";

  constructor() {
    try {
      this.#met = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
    } catch {
      this.#met = {};
    }
  }

  /** Count a decision and return whether its hint is known; null if it was already counted this turn. */
  meet(kind: string, turn: number): boolean | null {
    const now = `${kind} ${turn}`;
    if (now === this.#last) return null;
    this.#last = now;
    const times = (this.#met[kind] ?? 0) + 1;
    this.#met[kind] = times;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#met));
    } catch {
      // Private windows may refuse storage; then the counts last as long as the page.
    }
    return times > KNOWN_AFTER;
  }
}

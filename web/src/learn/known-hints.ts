// Which hints of the first games somebody knows by now: counted by kind of decision, once a turn, kept in the browser.
const KEY = "rondel.hints";
/** So often a hint stands open. */
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

  /** Whether the hint is known; null if this very decision was met before, as with every further army of a turn. */
  meet(kind: string, turn: number): boolean | null {
    const now = `${kind} ${turn}`;
    if (now === this.#last) return null;
    this.#last = now;
    const times = (this.#met[kind] ?? 0) + 1;
    this.#met[kind] = times;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#met));
    } catch {
      // Private windows may refuse storage; it is then counted as long as the page is open.
    }
    return times > KNOWN_AFTER;
  }
}

// The past position on display, if any.
import type { GameApi } from "../../lib/api";
import type { View } from "../../wire";
import type { GameLog } from "./log.svelte";

export interface Past {
  at: number;
  view: View;
  /** The position before the turn that contains this move. */
  before: View | null;
}

export class History {
  past = $state.raw<Past | null>(null);
  #api: Pick<GameApi, "position">;
  #log: GameLog;
  #newest: () => number;
  #requests = 0;

  /** `newest` returns the version of the latest position. */
  constructor(api: Pick<GameApi, "position">, log: GameLog, newest: () => number) {
    this.#api = api;
    this.#log = log;
    this.#newest = newest;
  }

  /** Look at position `at`; null returns to the present. `includeNewest`: show the latest one as past, too. */
  async show(at: number | null, includeNewest = false): Promise<void> {
    const request = ++this.#requests;
    const newest = this.#newest();
    if (at === null || at > newest || (at === newest && !includeNewest) || at < 0) {
      this.past = null;
      return;
    }
    await this.#log.fetchAll();
    const { entries } = this.#log;
    const turn = entries.find((entry) => entry.version === at)?.turn;
    const first = entries.find((entry) => entry.turn === turn && entry.version <= at)?.version ?? at;
    const [then, before] = await Promise.all([this.#api.position(at), this.#api.position(Math.max(0, first - 1))]);
    // Ignore a late response after the reader has moved on.
    if (then.ok && request === this.#requests)
      this.past = { at, view: then.value, before: before.ok ? before.value : null };
  }
}

// Looking back: the past position on the screen, if there is one.
import type { GameApi } from "../../lib/api";
import type { View } from "../../wire";
import type { GameLog } from "./log.svelte";

export interface Past {
  at: number;
  view: View;
  /** The position before the turn that holds this move. */
  before: View | null;
}

export class History {
  past = $state.raw<Past | null>(null);
  #api: Pick<GameApi, "position">;
  #log: GameLog;
  #newest: () => number;
  #looks = 0;

  /** `newest`: the version of the newest position. */
  constructor(api: Pick<GameApi, "position">, log: GameLog, newest: () => number) {
    this.#api = api;
    this.#log = log;
    this.#newest = newest;
  }

  /** Look at position `at`; null returns to the present. `even`: also at the newest position as if it were past. */
  async lookAt(at: number | null, even = false): Promise<void> {
    const look = ++this.#looks;
    const newest = this.#newest();
    if (at === null || at > newest || (at === newest && !even) || at < 0) {
      this.past = null;
      return;
    }
    await this.#log.fetchWhole();
    const { entries } = this.#log;
    const turn = entries.find((entry) => entry.version === at)?.turn;
    const first = entries.find((entry) => entry.turn === turn && entry.version <= at)?.version ?? at;
    const [then, before] = await Promise.all([this.#api.position(at), this.#api.position(Math.max(0, first - 1))]);
    // A late answer must not pull a reader back who has looked elsewhere meanwhile.
    if (then.ok && look === this.#looks) this.past = { at, view: then.value, before: before.ok ? before.value : null };
  }
}

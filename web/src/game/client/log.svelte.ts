// The log of one game: its end as the states bring it, and its beginning once a reader asks for it.
import type { GameApi } from "../../lib/api";
import type { LogEntry } from "../../wire";

const MOST_ENTRIES = 400;

export class GameLog {
  entries = $state.raw<LogEntry[]>([]);
  /** True once the log reaches back to the first move. */
  complete = $state(false);
  /** Why bots moved as they did, by version, where the server says so. */
  reasons = $state.raw<Record<number, string>>({});
  #api: Pick<GameApi, "events">;
  #newest = 0;

  constructor(api: Pick<GameApi, "events">) {
    this.#api = api;
  }

  /** Add the end of the log of position `newest`; what was taken back is dropped, and a gap drops what is before it.
   * `trim`: a long game must not make every move slower; what is trimmed is fetched again by `fetchAll`. */
  merge(end: LogEntry[], newest: number, trim: boolean): void {
    const first = end[0]?.version ?? newest + 1;
    const before = this.entries.filter((entry) => entry.version < first && entry.version <= newest);
    const joins = !before.length || (before.at(-1)?.version ?? 0) >= first - 1;
    this.entries = joins ? [...before, ...end] : end;
    if (trim && this.entries.length > MOST_ENTRIES) this.entries = this.entries.slice(-MOST_ENTRIES / 2);
    this.complete = (this.entries[0]?.version ?? 1) <= 1;
    this.#newest = newest;
  }

  since(version: number): LogEntry[] {
    return this.entries.filter((entry) => entry.version > version);
  }

  /** Fetch the entries before the first one. */
  async fetchAll(): Promise<void> {
    if (this.complete) return;
    const answer = await this.#api.events(-1);
    if (!answer.ok) return;
    const first = this.entries[0]?.version ?? this.#newest + 1;
    this.entries = [...answer.value.filter((entry) => entry.version < first), ...this.entries];
    this.complete = true;
  }
}

// Log of one game: each state brings the latest entries; earlier ones are fetched on demand.
import type { GameApi } from "../../lib/api";
import type { LogEntry } from "../../wire";

const MOST_ENTRIES = 400;

export class GameLog {
  entries = $state.raw<LogEntry[]>([]);
  /** True once the log reaches back to the first move. */
  complete = $state(false);
  /** Reasons for bot moves by version, where the server provides them. */
  reasons = $state.raw<Record<number, string>>({});
  #api: Pick<GameApi, "events">;
  #newest = 0;

  constructor(api: Pick<GameApi, "events">) {
    this.#api = api;
  }

  /** Merge the latest entries up to version `newest`: drop undone moves, and everything before a gap.
   * `trim`: limit the length, so that long games stay fast; `fetchAll` restores what was cut. */
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

  /** Fetch the entries before the first loaded one. */
  async fetchAll(): Promise<void> {
    if (this.complete) return;
    const answer = await this.#api.events(-1);
    if (!answer.ok) return;
    const first = this.entries[0]?.version ?? this.#newest + 1;
    this.entries = [...answer.value.filter((entry) => entry.version < first), ...this.entries];
    this.complete = true;
  }
}

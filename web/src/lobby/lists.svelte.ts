// Lists of the lobby, kept up to date by the server's event stream.
import { onLobby } from "../lib/lobby-stream.svelte";
import { session } from "../lib/session.svelte";
import { remember, remembered } from "../lib/settings.svelte";
import type { Table } from "../wire";
import { lobby, NO_FILTERS, type Filters, type LobbyChange, type MyTables } from "./api";

const NOTHING: MyTables = { tables: [], deletable: [], archived: 0, hidden: 0 };
const TYPING_DELAY_MS = 300;

export class Lists {
  own = $state.raw<MyTables>(NOTHING);
  found = $state.raw<Table[]>([]);
  fitting = $state(0);
  live = $state.raw<Table[]>([]);
  loaded = $state(false);
  failed = $state(false);
  /** Whether all lists have been loaded or have failed. */
  settled = $state(false);
  filters = $state<Filters>({ ...NO_FILTERS, ...remembered<Partial<Filters>>("lobby-filters", {}), text: "" });
  #pages = 1;
  #page = 1;
  /** Number of requests per list, to discard outdated responses. */
  #requests = { found: 0, own: 0, live: 0 };
  #pendingFinds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly filtered = $derived(
    (Object.keys(NO_FILTERS) as (keyof Filters)[]).some((key) => this.filters[key] !== NO_FILTERS[key]),
  );
  /** Found tables without the user's own, which are listed separately. */
  readonly shown = $derived.by(() => {
    const own = new Set(this.own.tables.map((table) => table.id));
    return this.found.filter((table) => !own.has(table.id));
  });

  get hasMore(): boolean {
    return this.#page < this.#pages && this.found.length < this.fitting;
  }

  /** Load the lists and subscribe to changes; returns a function that unsubscribes. */
  begin(): () => void {
    void this.load();
    const end = onLobby("tables", (change: LobbyChange) => this.#apply(change));
    return () => {
      end();
      clearTimeout(this.#timer);
    };
  }

  async load(): Promise<void> {
    await Promise.all([this.find(), this.loadOwn(), this.#watch()]);
    this.settled = true;
    // If the server was unreachable at startup, load the session again.
    if (!this.failed && session.loaded && !session.catalogue) void session.load();
  }

  /** Load the first page of results. */
  async find(): Promise<void> {
    const request = ++this.#requests.found;
    remember("lobby-filters", { ...$state.snapshot(this.filters), text: "" });
    this.#pendingFinds += 1;
    const answer = await lobby.find(this.filters);
    this.#pendingFinds -= 1;
    if (request !== this.#requests.found) return;
    this.failed = !answer.ok;
    if (!answer.ok) return;
    [this.found, this.fitting, this.#page, this.#pages] = [
      answer.value.tables,
      answer.value.fitting,
      1,
      answer.value.pages,
    ];
    this.loaded = true;
  }

  /** Search after a pause in typing. */
  findAfterTyping(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.find(), TYPING_DELAY_MS);
  }

  async more(): Promise<void> {
    const request = this.#requests.found;
    const answer = await lobby.find(this.filters, this.#page + 1);
    if (request !== this.#requests.found || !answer.ok) return;
    const known = new Set(this.found.map((table) => table.id));
    this.found = [...this.found, ...answer.value.tables.filter((table) => !known.has(table.id))];
    [this.fitting, this.#page, this.#pages] = [answer.value.fitting, this.#page + 1, answer.value.pages];
  }

  clear(): void {
    Object.assign(this.filters, NO_FILTERS);
    void this.find();
  }

  async loadOwn(): Promise<void> {
    const request = ++this.#requests.own;
    const answer = session.user ? await lobby.mine() : null;
    if (request !== this.#requests.own) return;
    if (!answer) this.own = NOTHING;
    else if (answer.ok) this.own = answer.value;
    session.waiting = this.own.tables.filter(waitsForYou).length;
  }

  async #watch(): Promise<void> {
    const request = ++this.#requests.live;
    const answer = await lobby.find({ ...NO_FILTERS, state: "running" });
    if (request === this.#requests.live && answer.ok) this.live = answer.value.tables;
  }

  #apply(change: LobbyChange): void {
    if (change.anew) return void this.load();
    if (change.mine) void this.loadOwn();
    if (change.running) void this.#watch();
    if (change.running && this.filters.state === "running") void this.find();
    if (!change.open.length && !change.gone.length) return;
    // Only the server can apply filters, and a pending response may predate this change.
    if (this.filtered || !this.loaded || this.#pendingFinds) {
      if (this.filters.state === "open") this.findAfterTyping();
      return;
    }
    const gone = new Set(change.gone);
    const news = new Map(change.open.map((table) => [table.id, table]));
    const remaining = this.found.filter((table) => !gone.has(table.id));
    const known = new Set(remaining.map((table) => table.id));
    const come = change.open.filter((table) => !known.has(table.id));
    this.fitting += come.length - (this.found.length - remaining.length);
    this.found = [...come, ...remaining.map((table) => news.get(table.id) ?? table)];
  }
}

/** Whether a table waits for the user; sandboxes do not count. */
export function waitsForYou(table: Table): boolean {
  return table.state === "running" && table.turn?.your_turn === true && !table.sandbox;
}

// Client of one game: the latest state and the requests that change it. Chat, log, plan and history are separate
// objects.
import { game, requestId, type Answer, type BondQuery, type GameApi, type PlaceQuery } from "../../lib/api";
import { LiveStream } from "../../lib/stream.svelte";
import type { ApiError, ChatLine, Choice, GameState, LogEntry, OrderList, Table } from "../../wire";
import { Chat } from "./chat.svelte";
import { History } from "./history.svelte";
import { GameLog } from "./log.svelte";
import { watchVisibility } from "./visibility";
import { Plan } from "./plan.svelte";

export type Notice =
  { kind: "stale" } | { kind: "error"; error: ApiError; retry: () => void } | { kind: "missed"; count: number };

/** A choice the server or client refused, with the reason. */
export interface Refusal {
  choice: Choice | null;
  error: ApiError;
  place?: string | undefined;
}

export class GameClient {
  live = $state.raw<GameState | null>(null);
  table = $state.raw<Table>() as Table;
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Lesson state: is its card shown, nations whose bonds are shown (empty: all), places mentioned in its text. */

  lessonShown = $state(false);

  lessonNations = $state.raw<string[]>([]);

  lessonPlaces = $state.raw<string[]>([]);
  /** The viewer's standing orders and the log of earlier ones; `onorders` is called when they change. */
  orders = $state.raw<OrderList>({ orders: [], log: [] });
  onorders: (list: OrderList) => void = () => undefined;
  /** When the latest state was received, to advance running clocks. */
  receivedAt = $state(0);
  readonly api: GameApi;
  /** A position without a game on the server, such as a puzzle: no stream, nothing stored. */
  readonly standalone: boolean;
  readonly chat: Chat;
  readonly log: GameLog;
  readonly history: History;
  /** A maneuver being planned; the page shows the position after its steps. */
  readonly plan: Plan;
  readonly stream: LiveStream;
  #stopVisibility: () => void;
  #lostAt: number | null = null;
  /** States received while a request was in progress. */
  #waiting: GameState[] = [];
  #onstate: (state: GameState, fresh: LogEntry[], own: boolean) => void;

  /** `api`: replacement for positions without a game, such as puzzles. */
  constructor(
    table: Table,
    onstate: (state: GameState, fresh: LogEntry[], own: boolean) => void,
    api: GameApi = game(table.id),
  ) {
    this.table = table;
    this.#onstate = onstate;
    this.api = api;
    this.standalone = !api.streamUrl;
    this.chat = new Chat(api);
    this.log = new GameLog(api);
    this.history = new History(api, this.log, () => this.now?.version ?? 0);
    this.plan = new Plan(this);
    this.stream = new LiveStream(api.streamUrl, {
      state: (state: GameState) => this.#receive(state),
      chat: (lines: ChatLine | ChatLine[]) => this.chat.receive(lines),
      presence: (data: { present: number[] }) => this.#presence(data.present),
      table: (table: Table) => (this.table = table),
      orders: (list: OrderList) => this.onorders(list),
    } as never);
    this.#stopVisibility = watchVisibility((visible) => this.stream.moveTo(visible ? api.streamUrl : api.awayUrl));
  }

  /** The position on display: past, planned or current. */
  view = $derived.by(() => this.history.past?.view ?? this.plan.foreseen?.view ?? this.live?.view ?? null);
  now = $derived(this.live?.view ?? null);
  seat = $derived(this.live?.view?.seat ?? null);
  connected = $derived(this.live !== null);
  decision = $derived.by(() => (this.plan.foreseen ?? this.live)?.view?.decision ?? null);
  /** Whether the viewer has to decide in the position on display. */
  mine = $derived.by(
    () => !this.history.past && !!this.decision?.actions?.length && !this.table.seats[this.decision.player]?.stand_in,
  );

  async load(): Promise<void> {
    const answer = await this.api.state();
    if (answer.ok) this.#apply(answer.value, false);
  }

  #apply(state: GameState, own: boolean): void {
    const before = this.live;
    // Delayed spectators receive moves played after an undo under a version they have already seen.
    const delayed =
      state.seat === null && state.table.state === "running" && state.table.customs.spectators === "later";
    const newer = before && !delayed ? state.revision - before.revision : 1;
    if (newer < 0) return;
    const lostAt = this.#lostAt;
    this.#lostAt = null;
    this.table = state.table;
    // The mover receives every state twice, as the response and from the stream; only the table may differ.
    if (!state.view || (!newer && state.seat === before?.seat)) return;
    const { version } = state.view;
    const known = before?.view.version ?? version;
    this.log.merge(state.log, version, !this.history.past);
    this.live = state;
    this.plan.invalidate();
    this.receivedAt = Date.now();
    this.chat.unread = state.chat_unread ?? this.chat.unread;
    if (lostAt !== null && version > lostAt) this.notice = { kind: "missed", count: version - lostAt };
    this.#onstate(state, before ? this.log.since(known) : [], own);
  }

  #receive(state: GameState): void {
    if (this.busy) this.#waiting.push(state);
    else this.#apply(state, false);
  }

  #presence(present: number[]): void {
    const here = new Set(present);
    this.table = { ...this.table, seats: this.table.seats.map((seat) => ({ ...seat, present: here.has(seat.seat) })) };
  }

  /** Remember the version when the stream was lost, to count missed moves. */
  markConnectionLost(): void {
    this.#lostAt ??= this.now?.version ?? null;
  }

  /** Send a request; states received meanwhile are applied after its response, so that an own move is recognized. */
  async request<T>(call: () => Promise<Answer<T>>, settle?: (answer: Answer<T>) => void): Promise<Answer<T>> {
    this.busy = true;
    this.refusal = null;
    const answer = await call();
    this.busy = false;
    settle?.(answer);
    for (const state of this.#waiting.splice(0)) this.#apply(state, false);
    return answer;
  }

  /** Play a choice, or add it to the plan; return whether that succeeded. */
  async act(choice: Choice): Promise<boolean> {
    const live = this.live;
    if (!live || this.busy) return false;
    if (this.plan.foreseen) return this.plan.add(choice.text);
    const request = requestId();
    return this.#send(() => this.api.act(live.view.version, choice.text, request, live.revision), choice);
  }

  async give(nation: string, amount: number): Promise<boolean> {
    const version = this.now?.version;
    if (version === undefined || this.busy) return false;
    const request = requestId();
    const choice: Choice = { text: "", kind: "give", nation, amount };
    return this.#send(() => this.api.give(version, nation, amount, request), choice);
  }

  async undo(wholeTurn: boolean): Promise<boolean> {
    const version = this.now?.version;
    if (version === undefined || this.busy) return false;
    return this.#send(() => this.api.undo(version, wholeTurn), null);
  }

  async #send(call: () => Promise<Answer<GameState>>, choice: Choice | null): Promise<boolean> {
    this.notice = null;
    const answer = await this.request(call, (answer) => {
      if (answer.ok) this.#apply(answer.value, true);
      else this.#failed(answer, call, choice);
    });
    return answer.ok;
  }

  #failed(
    answer: Extract<Answer<GameState>, { ok: false }>,
    call: () => Promise<Answer<GameState>>,
    choice: Choice | null,
  ): void {
    if (answer.status === 409 && answer.state) {
      this.#apply(answer.state, false);
      this.notice = { kind: "stale" };
    } else if (answer.status === 409 || answer.status === 422) {
      this.refuse(answer.error, choice);
    } else {
      this.notice = { kind: "error", error: answer.error, retry: () => void this.#send(call, choice) };
    }
  }

  refuse(error: ApiError, choice: Choice | null = null, place?: string): void {
    this.refusal = { choice, error, place };
  }

  /** Show why something cannot be chosen; return false if the server has no reason. */
  async explain(about: PlaceQuery | BondQuery): Promise<boolean> {
    const answer = await this.api.explain(about);
    if (!answer.ok || answer.value.code === "offered" || answer.value.code === "other_decision") return false;
    // If no unit was selected, the reason refers to the place, not to a move.
    const kind = this.decision?.kind;
    const aUnit = (kind === "armies" || kind === "fleets") && "place" in about && about.from === undefined;
    const place = "place" in about ? about.place : undefined;
    this.refuse(answer.value, aUnit ? null : (answer.value.choice ?? null), place);
    return true;
  }

  close(): void {
    this.#stopVisibility();
    this.stream.close();
  }
}

// One game as this browser knows it: the newest state, the log that belongs to it, and every way to change it.
import { game, requestId, type Answer, type BondAsked, type GameApi, type PlaceAsked } from "../../lib/api";
import { LiveStream } from "../../lib/stream.svelte";
import { watchLooking } from "./looking";
import type {
  ApiError,
  Choice,
  ChatLine,
  GameState,
  Locked,
  LogEntry,
  OrderList,
  PlanForeseen,
  Table,
  View,
} from "../../wire";

const MOST_KEPT = 400;

export type Live = GameState;
export type Entry = LogEntry;

export interface Past {
  at: number;
  view: View;
  /** The position before the turn that holds this move. */
  before: View | null;
}

export type Notice =
  { kind: "stale" } | { kind: "error"; error: ApiError; again: () => void } | { kind: "missed"; count: number };

export class GameClient {
  live = $state.raw<Live | null>(null);
  table = $state.raw<Table>() as Table;
  log = $state.raw<Entry[]>([]);
  /** True once the log reaches back to the first move. */
  logWhole = $state(false);
  past = $state.raw<Past | null>(null);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** What is not possible, and why. */
  refusal = $state.raw<{ choice: Choice | null; error: ApiError; place?: string | undefined } | null>(null);
  chat = $state.raw<ChatLine[] | null>(null);
  unread = $state(0);
  /** Why bots moved as they did, by version, where the server tells it. */
  why = $state.raw<Record<number, string>>({});
  /** A lesson: its card needs room. The nations whose bonds are shown (none named: all); the places its text speaks of. */
  taught = $state(false);
  rows = $state.raw<string[]>([]);
  places = $state.raw<string[]>([]);
  /** Standing orders of this person, and what became of earlier ones; `onorders` hears of changes. */
  orders = $state.raw<OrderList>({ orders: [], log: [] });
  onorders: (told: OrderList) => void = () => undefined;
  /** When the newest state came, for clocks that run on. */
  cameAt = $state(0);
  /** A maneuver planned as a whole: what stands on the screen is the position after its steps. */
  plan = $state.raw<PlanForeseen | null>(null);
  onplan: () => void = () => undefined;
  /** Nobody else is there, and nothing is kept. */
  readonly alone: boolean;
  stream: LiveStream;
  #stopWatching: () => void;
  #api: GameApi;
  #lostAt: number | null = null;
  #held: Live[] = [];
  #looks = 0;
  /** Every line heard so far, read or not; `chat` shows them once it has been opened. */
  #said: ChatLine[] = [];
  #onstate: (state: Live, fresh: Entry[], own: boolean) => void;

  /** `api`: of a position that is no game, such as a puzzle. */
  constructor(
    table: Table,
    onstate: (state: Live, fresh: Entry[], own: boolean) => void,
    api: GameApi = game(table.id),
  ) {
    this.table = table;
    this.#onstate = onstate;
    this.#api = api;
    this.alone = !api.streamUrl;
    this.stream = new LiveStream(this.#api.streamUrl, {
      state: (state: Live) => this.#streamed(state),
      chat: (said: ChatLine | ChatLine[]) => this.#heard(said),
      presence: (told: { present: number[] }) => this.#presence(told.present),
      table: (table: Table) => (this.table = table),
      orders: (told: OrderList) => this.onorders(told),
    } as never);
    this.#stopWatching = watchLooking((looks) => this.stream.moveTo(looks ? this.#api.streamUrl : this.#api.awayUrl));
  }

  get api(): GameApi {
    return this.#api;
  }

  /** What is on the screen: the past position, if one is looked at. */
  view = $derived(this.past?.view ?? this.plan?.view ?? this.live?.view ?? null);
  now = $derived(this.live?.view ?? null);
  seat = $derived(this.live?.view?.seat ?? null);
  connected = $derived(this.live !== null);
  decision = $derived((this.plan ?? this.live)?.view?.decision ?? null);
  /** The decision is ours to make, here and now. */
  mine = $derived(!this.past && !!this.decision?.actions?.length && !this.table.seats[this.decision.player]?.stand_in);

  async load(): Promise<void> {
    const answer = await this.#api.state();
    if (answer.ok) this.#take(answer.value as Live, false);
  }

  #take(state: Live, own: boolean): void {
    const before = this.live;
    // Who watches with a delay sees what is played again after an undo under the same number.
    const later = state.seat === null && state.table.state === "running" && state.table.customs.spectators === "later";
    if (before && !later && state.revision < before.revision) return;
    // Whoever moves is told twice, by the answer and by the stream: the second time nothing is new but who is there.
    if (before && !later && state.revision === before.revision && state.seat === before.seat) {
      this.table = state.table;
      this.#lostAt = null;
      return;
    }
    this.table = state.table;
    if (!state.view) return;
    const log = state.log as Entry[];
    const first = log[0]?.version ?? state.view.version + 1;
    const kept = this.log.filter((entry) => entry.version < first && entry.version <= state.view.version);
    const joins = !kept.length || (kept.at(-1)?.version ?? 0) >= first - 1;
    const known = before?.view.version ?? state.view.version;
    this.log = joins ? [...kept, ...log] : log;
    // A long game must not make every move slower; what was dropped is fetched when somebody looks back.
    if (!this.past && this.log.length > MOST_KEPT) this.log = this.log.slice(-MOST_KEPT / 2);
    this.logWhole = (this.log[0]?.version ?? 1) <= 1;
    this.live = state;
    this.plan = null; // it was made for the position before
    this.cameAt = Date.now();
    this.unread = state.chat_unread ?? this.unread;
    if (this.#lostAt !== null && state.view.version > this.#lostAt) {
      this.notice = { kind: "missed", count: state.view.version - this.#lostAt };
    }
    this.#lostAt = null;
    this.#onstate(state, before ? this.log.filter((entry) => entry.version > known) : [], own);
  }

  /** While an own request is under way its answer comes first, so that the own move is known as one. */
  #streamed(state: Live): void {
    if (this.busy) this.#held.push(state);
    else this.#take(state, false);
  }

  #presence(present: number[]): void {
    const here = new Set(present);
    this.table = { ...this.table, seats: this.table.seats.map((seat) => ({ ...seat, present: here.has(seat.seat) })) };
  }

  #heard(said: ChatLine | ChatLine[]): void {
    // A line that was hidden comes once more.
    const lines = new Map([...this.#said, ...[said].flat()].map((line) => [line.id, line]));
    const more = lines.size - this.#said.length;
    this.#said = [...lines.values()].sort((one, other) => one.id - other.id);
    if (this.chat) this.chat = this.#said;
    else this.unread += more;
  }

  /** Called by the page when the stream is lost, to count what was missed. */
  noteLost(): void {
    this.#lostAt ??= this.now?.version ?? null;
  }

  /** Plays a choice; true if it was played. */
  async act(choice: Choice): Promise<boolean> {
    const live = this.live;
    if (!live || this.busy) return false;
    if (this.plan) return this.foresee([...this.planned, choice.text]);
    const request = requestId();
    return this.#send(() => this.#api.act(live.view.version, choice.text, request, live.revision), choice);
  }

  /** The steps of the plan, as they are played. */
  planned = $derived(this.plan?.steps.map((step) => step.action) ?? []);

  /** Plans these steps; if one of them is not possible, the plan stays as it was, and why is said. */
  async foresee(actions: string[]): Promise<boolean> {
    const found = await this.tried(actions);
    if (!found) return false;
    if (found.refused) {
      this.refusal = { choice: null, error: found.refused };
      return false;
    }
    this.keepPlan(found);
    return true;
  }

  /** How far these steps can be carried out; null if that cannot be asked now. */
  async tried(actions: string[]): Promise<PlanForeseen | null> {
    const version = this.now?.version;
    if (version === undefined || this.busy) return null;
    this.busy = true;
    this.refusal = null;
    const answer = await this.#api.plan(version, actions);
    this.busy = false;
    for (const state of this.#held.splice(0)) this.#take(state, false);
    if (answer.ok) return answer.value;
    this.refusal = { choice: null, error: answer.error };
    return null;
  }

  keepPlan(plan: PlanForeseen | null): void {
    this.plan = plan;
    this.onplan();
  }

  async give(nation: string, amount: number): Promise<boolean> {
    const version = this.now?.version;
    if (version === undefined || this.busy) return false;
    const request = requestId();
    return this.#send(() => this.#api.give(version, nation, amount, request), {
      text: "",
      kind: "give",
      nation,
      amount,
    });
  }

  async undo(wholeTurn: boolean): Promise<boolean> {
    const version = this.now?.version;
    if (version === undefined || this.busy) return false;
    return this.#send(() => this.#api.undo(version, wholeTurn), null);
  }

  async #send(call: () => Promise<Answer<GameState>>, choice: Choice | null): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    if (this.notice) this.notice = null;
    const answer = await call();
    this.busy = false;
    if (answer.ok) this.#take(answer.value as Live, true);
    else this.#refused(answer, call, choice);
    for (const state of this.#held.splice(0)) this.#take(state, false);
    return answer.ok;
  }

  #refused(
    answer: Extract<Answer<GameState>, { ok: false }>,
    call: () => Promise<Answer<GameState>>,
    choice: Choice | null,
  ): void {
    if (answer.status === 409 && answer.state) {
      this.#take(answer.state as Live, false);
      this.notice = { kind: "stale" };
    } else if (answer.status === 409 || answer.status === 422) {
      this.refusal = { choice, error: answer.error };
    } else {
      this.notice = { kind: "error", error: answer.error, again: () => void this.#send(call, choice) };
    }
  }

  refuse(locked: Locked): void {
    this.refusal = { choice: locked, error: locked.refusal };
  }

  /** Asks why something cannot be chosen; false if there is no reason to tell. */
  async explain(about: PlaceAsked | BondAsked): Promise<boolean> {
    const answer = await this.#api.explain(about);
    if (!answer.ok || answer.value.code === "offered" || answer.value.code === "other_decision") return false;
    // Without a unit that was to move there is no move to speak of, only the place.
    const kind = this.decision?.kind;
    const aUnit = (kind === "armies" || kind === "fleets") && "place" in about && about.from === undefined;
    const place = "place" in about ? about.place : undefined;
    this.refusal = { choice: aUnit ? null : (answer.value.choice ?? null), error: answer.value, place };
    return true;
  }

  async openChat(): Promise<void> {
    const answer = await this.#api.chat();
    if (!answer.ok) return;
    this.chat = this.#said;
    // What was said meanwhile is newer than the answer: lines are added, never replaced.
    this.#heard(answer.value);
    this.unread = 0;
  }

  /** `to`: the seats of those who are to read it; none: everybody. */
  async say(text: string, to: number[] = []): Promise<ApiError | null> {
    const answer = await this.#api.say(text, to);
    if (!answer.ok) return answer.error;
    this.#heard(answer.value);
    return null;
  }

  /** Earlier log lines, asked for by the reader. */
  async wholeLog(): Promise<void> {
    if (this.logWhole) return;
    const answer = await this.#api.events(-1);
    if (!answer.ok) return;
    const first = this.log[0]?.version ?? (this.now?.version ?? 0) + 1;
    this.log = [...(answer.value as Entry[]).filter((entry) => entry.version < first), ...this.log];
    this.logWhole = true;
  }

  /** Looks at position `at`; null returns to now. `even`: also at the newest position as if it were past. */
  async lookAt(at: number | null, even = false): Promise<void> {
    const asked = ++this.#looks;
    const newest = this.now?.version ?? 0;
    if (at === null || at > newest || (at === newest && !even) || at < 0) {
      this.past = null;
      return;
    }
    await this.wholeLog();
    const turn = this.log.find((entry) => entry.version === at)?.turn;
    const first = this.log.find((entry) => entry.turn === turn && entry.version <= at)?.version ?? at;
    const [then, before] = await Promise.all([this.#api.position(at), this.#api.position(Math.max(0, first - 1))]);
    // Whoever has looked elsewhere meanwhile is not pulled back by a late answer.
    if (then.ok && asked === this.#looks) this.past = { at, view: then.value, before: before.ok ? before.value : null };
  }

  close(): void {
    this.#stopWatching();
    this.stream.close();
  }
}

// State of the game page: the game client with its helpers, and what is open on the screen.
import type { GameApi } from "../../lib/api";
import { here } from "../../lib/router.svelte";
import { nationName, t } from "../../lib/texts.svelte";
import { dismissToast, expireToast } from "../../lib/toast.svelte";
import type { GameState, LogEntry, Table } from "../../wire";
import { betterMoveAt, openPanels } from "../analysis/open-panels.svelte";
import { GameClient } from "../client/client.svelte";
import { currentClocks } from "../client/clock";
import { StandingOrders } from "../decision/standing-orders/orders.svelte";
import { Choosing } from "../decision/choosing.svelte";
import { plannedQuestion } from "../decision/plan/plan-answers";
import { ownQuestion, type Question } from "../decision/questions";
import { waitingQuestion } from "../decision/waiting";
import { Pacing } from "../history/pacing.svelte";
import { changedRegions, pastQuestion } from "../history/past-position";
import { turnsOf } from "../log/log";
import { Motion } from "../motion/motion";
import { choiceText } from "../text/game-text";
import { Attention } from "./attention";
import { viewFor, type ViewName } from "./views";

/** The seat that decides, and what it decides. */
export interface Deciding {
  seat: number;
  what: string;
}

export class PageState {
  readonly client: GameClient;
  readonly choosing: Choosing;
  readonly orders: StandingOrders;
  readonly attention: Attention;
  readonly motion = new Motion();
  readonly pacing = new Pacing();

  /** Selected view on a phone, or tab on a tablet. */
  open = $state<ViewName>("map");
  /** Show the board instead of the bonds while investing (key M). */
  mapFirst = $state(false);
  list = $state(false);
  /** The nation that is to receive a gift. */
  giving = $state<string | null>(null);
  /** On a shared screen with hidden cash: the seat whose view may be shown. */
  #viewingSeat = $state<number | null>(null);
  /** Whether a finished game is being replayed. */
  replaying = $state(false);
  /** Places mentioned in the hovered log line. */
  hovered = $state.raw<string[]>([]);
  time = $state(Date.now());
  /** Open popovers, each with its anchor. */
  details = $state<{ nation: string; anchor: HTMLElement | null }>({ nation: "", anchor: null });
  rule = $state<{ space: string; anchor: HTMLElement | null }>({ space: "", anchor: null });
  menu = $state<HTMLElement | null>(null);
  help = $state<HTMLElement | null>(null);
  ordersAnchor = $state<HTMLElement | null>(null);
  #newMove = $state(false);
  #lastKind: string | null = null;
  #ordersLoaded = false;

  constructor(table: Table, api?: GameApi) {
    openPanels.better = openPanels.ending = openPanels.hint = null;
    this.client = new GameClient(table, (live, fresh, own) => this.#onState(live, fresh, own), api);
    this.choosing = new Choosing(this.client);
    this.orders = new StandingOrders(this.choosing);
    this.client.plan.onchange = () => this.choosing.refresh();
    this.client.onorders = (list) => this.orders.take(list);
    this.attention = new Attention(this.client);
    if (this.client.standalone) void this.client.load();
  }

  clocks = $derived.by(() => currentClocks(this.client.live, this.client.receivedAt, this.time));
  investing = $derived.by(() => this.choosing.kind === "invest" || this.choosing.kind === "draft");
  /** Whether the bonds replace the board. */
  bonds = $derived.by(() => this.investing && !this.client.history.past && !this.mapFirst);
  /** The seat that has to confirm it is at the shared screen before its view is shown, or null. */
  curtain = $derived.by(() => {
    const { table, seat } = this.client;
    const shared = table.your_seats.length > 1 && table.options.cash === "hidden" && !table.sandbox;
    return shared && table.state === "running" && seat !== this.#viewingSeat ? seat : null;
  });
  over = $derived.by(() => !this.client.standalone && (!!this.client.now?.over || this.client.table.state === "over"));
  ended = $derived.by(() => this.over && !this.replaying && !this.client.history.past);
  /** Places to outline on the map. */
  marked = $derived.by(() => {
    const past = this.client.history.past;
    const better = betterMoveAt(past?.at)?.place;
    if (better) return [better, ...this.hovered];
    if (!past) return [...this.client.lessonPlaces, ...this.hovered];
    return [...new Set([...changedRegions(past.before, past.view), ...this.hovered])];
  });
  deciding = $derived.by<Deciding | null>(() => {
    const decision = this.client.history.past ? null : this.client.decision;
    if (!decision) return null;
    return {
      seat: decision.player,
      what: t("deciding-what", { nation: nationName(decision.nation), kind: decision.kind }),
    };
  });
  /** Whether one human plays against bots. */
  againstBots = $derived.by(() => this.client.table.tags.join() === "solo");
  /** Whether hints are available. */
  solo = $derived.by(() => this.client.mine && this.againstBots);
  mayGive = $derived.by(() => {
    const { seat, history, now, view } = this.client;
    return seat !== null && !history.past && !now?.over && view?.options.gifts !== "off";
  });

  /** The question in the decision bar; `onorders` opens the standing orders. */
  question(onorders: () => void): Question | null {
    const { client, choosing } = this;
    if (client.history.past) return this.#pastQuestion();
    const own = ownQuestion(choosing, this.orders) ?? plannedQuestion(choosing);
    if (own && this.solo && !client.plan.foreseen && !own.cards && own.answers.length < 3)
      own.answers.unshift({ text: t("solo-hint"), icon: "help", key: "H", run: () => this.hint() });
    if (own || !client.now) return own;
    const waiting = waitingQuestion(choosing, this.clocks, client.seat === null || client.standalone ? null : onorders);
    if (this.over)
      waiting.answers = [{ text: t("end-reckoning"), key: "Esc", look: "primary", run: () => this.showResults() }];
    return waiting;
  }

  /** The bar of a past position; at a turning point it names the better move. */
  #pastQuestion(): Question {
    const past = this.client.history.past!;
    const back = (): void => (this.over ? this.showResults() : this.goTo(null));
    const next = this.pacing.active ? () => this.#nextTurn() : null;
    const question = pastQuestion(this.client, this.#newMove, this.over, back, next);
    const better = betterMoveAt(past.at);
    if (better && past.view.decision) {
      const action = choiceText(better, past.view, past.view.decision.kind);
      question.chips.push({ text: t("analysis-better", { action }), tone: "accent" });
    }
    return question;
  }

  #onState(live: GameState, fresh: LogEntry[], own: boolean): void {
    this.motion.update(live.view, fresh, own, !!this.client.history.past || this.curtain !== null);
    this.choosing.refresh();
    expireToast(live.undo?.to ?? null);
    this.attention.state(live, fresh, own, this.motion.before);
    if (live.seat !== null && !this.#ordersLoaded) void this.orders.load();
    this.#ordersLoaded = live.seat !== null;
    if (this.choosing.kind !== this.#lastKind) {
      this.mapFirst = false;
      this.open = viewFor(this.choosing.kind) ?? this.open;
    }
    this.#lastKind = this.choosing.kind;
    if (this.client.history.past && fresh.length) this.#newMove = true;
    if (this.againstBots) this.#startBotReplay(fresh, own);
  }

  /** Replay new bot turns one by one, if the viewer has enabled that. */
  #startBotReplay(fresh: LogEntry[], own: boolean): void {
    const at = this.pacing.firstBotTurn(this.client.log.entries, fresh, own, this.client.mine);
    if (at === null) return;
    this.pacing.active = true;
    this.open = "map";
    this.goTo(at);
  }

  #nextTurn(): void {
    const at = this.client.history.past?.at ?? 0;
    this.goTo(turnsOf(this.client.log.entries).find((turn) => turn.last > at)?.last ?? null);
  }

  /** Show the view of the seat that decides, now that its player is at the screen. */
  liftCurtain(): void {
    this.#viewingSeat = this.client.seat;
  }

  /** Show the position after move `at` (null: the present). The URL is the source of truth; see `follow`. */
  goTo(at: number | null): void {
    here.setQuery("at", at === null ? null : String(at));
  }

  hint(): void {
    openPanels.hint = document.querySelector<HTMLElement>("#decision");
  }

  /** Start the replay of a finished game. */
  replay(at: number): void {
    this.replaying = true;
    this.goTo(at);
  }

  /** Leave the replay for the results. */
  showResults(): void {
    this.replaying = false;
    this.goTo(null);
  }

  /** Show the position named in the URL; called when the URL changes. */
  follow(at: string | null): void {
    const paced = this.pacing.active;
    if (at === null) this.#newMove = this.pacing.active = false;
    void this.client.history.show(at === null || !/^\d+$/.test(at) ? null : Number(at), paced);
    // Back in the present, open the view of the question.
    if (at === null && paced) this.open = viewFor(this.choosing.kind) ?? this.open;
  }

  /** Update the clocks; called every second. */
  tick(): void {
    this.time = Date.now();
    const { seat, table } = this.client;
    this.attention.clock(this.clocks && seat !== null ? (this.clocks[seat] ?? null) : null, table.clock?.bank ?? 0);
  }

  close(): void {
    dismissToast();
    this.client.close();
    this.choosing.stop();
    this.attention.stop();
  }
}

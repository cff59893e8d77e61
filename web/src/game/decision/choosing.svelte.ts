// Reactive wrapper of the pure reducer in choosing.ts, for components.
import { untrack } from "svelte";
import { screen } from "../../lib/screen.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Choice, EditionFacts } from "../../wire";
import type { GameClient } from "../client/client.svelte";
import { lastMoveOf, countThisTurn, questionPlaceOf } from "./last-move";
import {
  choicesOf,
  findChoice,
  movesOf,
  reduce,
  shownOf,
  START,
  targetsOf,
  wayOf,
  type ChoosingEvent,
  type City,
  type Offer,
  type Origin,
  type Way,
} from "./choosing";
import { Effects } from "./effects";

export class Choosing {
  client: GameClient;
  facts = $state.raw<EditionFacts | null>(null);
  state = $state.raw(START);
  /** Set by the board: show the details of a region. */
  ondetails: (region: string) => void = () => undefined;
  #effects: Effects;
  #key = "";

  constructor(client: GameClient) {
    this.client = client;
    this.#effects = new Effects(
      client,
      (event) => this.dispatch(event),
      (region) => this.ondetails(region),
    );
  }

  dispatch(event: ChoosingEvent): void {
    // Untracked, so that effects that dispatch do not depend on the state they change.
    const [state, effects] = reduce(
      untrack(() => this.state),
      event,
    );
    this.state = state;
    this.#effects.setCountdown(state.forcedIn !== null);
    for (const effect of effects) void this.#effects.run(effect);
  }

  kind = $derived.by(() => (this.client.mine ? this.client.decision!.kind : null));
  choices = $derived(choicesOf(this.state));
  locked = $derived.by(() => (this.client.mine ? (this.client.decision?.locked ?? []) : []));
  moves = $derived(movesOf(this.state));
  targets = $derived(targetsOf(this.state));
  shown = $derived(shownOf(this.state));
  chosen = $derived(findChoice(this.state, this.state.chosen));
  preview = $derived.by(() => (this.shown ? (this.state.previews[this.shown.text] ?? null) : null));
  /** The move that a question to another player is about. */
  lastMove = $derived.by(() => lastMoveOf([...this.client.log.entries, ...this.client.plan.steps]));
  questionPlace = $derived.by(() =>
    this.client.history.past ? null : questionPlaceOf(this.client.decision?.kind, this.lastMove),
  );
  imported = $derived.by(() => countThisTurn(this.client.log.entries, "import"));

  /** Whether there is a selection that has not been sent. */
  hasPendingChoice = $derived.by(() => {
    const { origin, chosen, disambiguation, ticks, unit } = this.state;
    return origin !== null || chosen !== null || disambiguation !== null || ticks.length > 0 || unit !== null;
  });

  /** Reset the selection if the decision has changed; called on every state of the game. */
  refresh(): void {
    const key = `${this.client.live?.revision} ${this.client.mine} ${this.client.plan.actions.join()}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#effects.startDecision();
    this.dispatch({ type: "offered", offer: this.#offer() });
  }

  #offer(): Offer | null {
    const decision = this.client.mine ? this.client.decision : null;
    if (!decision?.choices) return null;
    const nation = this.client.now?.nations[decision.nation ?? ""];
    return {
      kind: decision.kind,
      choices: decision.choices,
      locked: decision.locked ?? [],
      giftHelps: decision.gift_helps ?? false,
      supply: { armament: nation?.armies_left ?? 0, shipyard: nation?.fleets_left ?? 0 },
      imported: this.imported,
    };
  }

  /** Set the facts of the edition, which may be loaded after the first state. */
  setFacts(facts: EditionFacts): void {
    this.facts = facts;
    const cities: Record<string, City> = {};
    for (const region of facts.regions) if (region.city) cities[region.id] = region.city;
    this.dispatch({ type: "facts", facts: { cities, importLimit: facts.import_limit } });
  }

  wayOf(choice: Choice | undefined): Way {
    return wayOf(this.state, choice);
  }

  point(choice: Choice | null): void {
    this.dispatch({ type: "point", choice });
  }

  /** Show a preview on hover, except where it would resize the sheet under the pointer. */
  hover(choice: Choice | null): void {
    if (!screen.taps) this.point(choice);
  }

  pointAt(region: string | null): void {
    this.dispatch({ type: "pointAt", region });
  }

  selectUnit(origin: Origin): void {
    this.dispatch({ type: "selectUnit", origin });
  }

  /** Whether a move is previewed and then confirmed: on touch screens, or by table or user setting. */
  get previewsFirst(): boolean {
    return (
      screen.taps ||
      settings.confirm === "always" ||
      (settings.confirm === "table" && !!this.client.table.customs.confirm)
    );
  }

  /** Handle a click on a place; return false if the viewer does not decide. */
  pick(region: string, touch = this.previewsFirst): boolean {
    if (!this.client.mine) return false;
    if (!this.client.busy) this.dispatch({ type: "pick", region, touch });
    return true;
  }

  take(choice: Choice, touch = this.previewsFirst): void {
    this.dispatch({ type: "take", choice, touch });
  }

  /** Select without playing; `row`: the nation whose bonds the sheet of a phone then shows. */
  choose(choice: Choice | null, row?: string | null): void {
    this.dispatch({ type: "choose", choice, ...(row === undefined ? {} : { row }) });
  }

  /** Import: toggle the preset unit; without one, the place offers both. */
  switchUnit(unit: "army" | "fleet"): void {
    this.dispatch({ type: "setUnit", unit: this.state.unit === unit ? null : unit });
  }

  back(): void {
    this.dispatch({ type: "back" });
  }

  confirm(): void {
    this.dispatch({ type: "confirm" });
  }

  produce(): void {
    this.dispatch({ type: "produce" });
  }

  wait(): void {
    this.dispatch({ type: "wait" });
  }

  stop(): void {
    this.#effects.setCountdown(false);
  }

  play(choice: Choice): Promise<boolean> {
    return this.#effects.play(choice);
  }
}

// The choosing state and its pure reducer: an event produces the next state and a list of effects. Requests and timers
// are in effects.ts, the reactive wrapper for components in choosing.svelte.ts.
import type { PlaceQuery } from "../../lib/api";
import type { Choice, DecisionKind, Leg, Locked, Preview } from "../../wire";
import { isMove, placeOf } from "../client/choices";

export type City = "armament" | "shipyard";
export type Way = "march" | "rail" | "convoy" | "sail";

/** The unit to move: its place and, where it matters, its stance. */
export interface Origin {
  place: string;
  own?: string;
}

/** The viewer's current decision; replaced on every state of the game. */
export interface Offer {
  kind: DecisionKind;
  choices: Choice[];
  /** Choices that are not offered, each with the reason. */
  locked: Locked[];
  giftHelps: boolean;
  /** Production: units left in the supply. */
  supply: Record<City, number>;
  /** Import: units placed so far. */
  imported: number;
}

/** An entry of the disambiguation menu: a unit to select or a choice to take. */
export type Candidate = { origin: Origin; choice: Choice } | { choice: Choice };

/** Facts of the edition: the city of each region and the import limit. */
export interface Facts {
  cities: Record<string, City>;
  importLimit: number;
}

export interface ChoosingState {
  /** null while another player decides. */
  offer: Offer | null;
  /** May be loaded after the first offer. */
  facts: Facts;
  origin: Origin | null;
  /** Text of the hovered or focused choice, which is previewed. */
  pointed: string | null;
  /** Text of the selected choice, which awaits confirmation. */
  chosen: string | null;
  disambiguation: { region: string; candidates: Candidate[] } | null;
  /** Production: ticked provinces. */
  ticks: string[];
  /** Import: preset unit where both are possible; null opens the menu at the place. */
  unit: string | null;
  /** On a phone: the nation whose bonds the sheet shows. */
  row: string | null;
  /** Seconds until the only possible choice is played automatically, or null. */
  forcedIn: number | null;
  previews: Record<string, Preview>;
  routes: Record<string, Leg[]>;
}

export type ChoosingEvent =
  | { type: "offered"; offer: Offer | null }
  | { type: "facts"; facts: Facts }
  | { type: "loaded"; previews?: Record<string, Preview>; routes?: Record<string, Leg[]> }
  | { type: "countdown" }
  | { type: "wait" }
  | { type: "point"; choice: Choice | null }
  | { type: "pointAt"; region: string | null }
  | { type: "selectUnit"; origin: Origin }
  | { type: "pick"; region: string; touch: boolean }
  | { type: "take"; choice: Choice; touch: boolean }
  | { type: "choose"; choice: Choice | null; row?: string | null }
  | { type: "setUnit"; unit: string | null }
  /** The server gave no reason why this place cannot be chosen. */
  | { type: "unexplained"; region: string }
  | { type: "back" }
  | { type: "confirm" }
  | { type: "produce" };

export type Effect =
  /** Play the choices in order; `end`: then end the decision if it is still the same. */
  | { type: "play"; choices: Choice[]; end?: true }
  /** Load previews and routes; null: previews of all offered choices. */
  | { type: "preview"; choices: Choice[] | null }
  /** Show the known reason why this cannot be chosen. */
  | { type: "refuse"; locked: Locked }
  /** Ask the server why this place cannot be chosen. */
  | { type: "explain"; about: PlaceQuery }
  /** Show the details of a region. */
  | { type: "details"; region: string };

export type Step = [ChoosingState, Effect[]];

/** Kinds that need confirmation because they end the decision or destroy something. */
const NEEDS_CONFIRMATION = new Set(["rondel", "buy", "raise", "build", "flag", "destroy"]);
const FORCED_DELAY_S = 3;
/** Decisions answered by choosing a place; in a maneuver the unit is chosen first. */
const PLACE_DECISIONS = new Set<string>(["factory", "production", "import", "flags"]);

export const START: ChoosingState = {
  offer: null,
  facts: { cities: {}, importLimit: Infinity },
  origin: null,
  pointed: null,
  chosen: null,
  disambiguation: null,
  ticks: [],
  unit: null,
  row: null,
  forcedIn: null,
  previews: {},
  routes: {},
};

export function originOf(choice: Choice): Origin {
  const place = choice.from ?? "";
  return choice.own ? { place, own: choice.own } : { place };
}

const same = (one: Origin, other: Origin): boolean => one.place === other.place && one.own === other.own;

const NONE: Choice[] = [];
/** The offered choices; the identity is stable while the offer is unchanged. */
export const choicesOf = (state: ChoosingState): Choice[] => state.offer?.choices ?? NONE;
export const movesOf = (state: ChoosingState): Choice[] => choicesOf(state).filter(isMove);
export const findChoice = (state: ChoosingState, text: string | null): Choice | null =>
  (text === null ? null : choicesOf(state).find((choice) => choice.text === text)) ?? null;
export const shownOf = (state: ChoosingState): Choice | null => findChoice(state, state.pointed ?? state.chosen);

/** Distinct movable units in a region. */
export function unitsAt(state: ChoosingState, region: string): Origin[] {
  const found: Origin[] = [];
  for (const move of movesOf(state)) {
    const origin = originOf(move);
    if (origin.place === region && !found.some((each) => same(each, origin))) found.push(origin);
  }
  return found;
}

/** Highlighted places with their choices. */
export function targetsOf(state: ChoosingState): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>();
  for (const choice of choicesOf(state)) {
    const noUnitChosen = state.origin === null;
    const region = noUnitChosen
      ? placeOf(choice)
      : isMove(choice) && same(originOf(choice), state.origin!) && choice.to;
    if (region) targets.set(region, [...(targets.get(region) ?? []), choice]);
  }
  if (state.unit) {
    for (const [region, choices] of targets) {
      if (choices.length > 1)
        targets.set(
          region,
          choices.filter((choice) => choice.unit === state.unit),
        );
    }
  }
  return targets;
}

/** Kind of travel to a destination, which determines its outline. */
export function wayOf(state: ChoosingState, choice: Choice | undefined): Way {
  const legs = (choice && state.routes[choice.text]) ?? [];
  if (legs.some(([kind]) => kind === "convoy")) return "convoy";
  if (legs.length && legs.every(([kind]) => kind === "rail")) return "rail";
  return choice?.kind === "fleet" ? "sail" : "march";
}

export function reduce(state: ChoosingState, event: ChoosingEvent): Step {
  switch (event.type) {
    case "offered":
      return onOffered({ ...START, facts: state.facts }, event.offer);
    case "facts":
      return [withTicks({ ...state, facts: event.facts }), []];
    case "loaded": {
      const previews = { ...state.previews, ...event.previews };
      return [{ ...state, previews, routes: { ...state.routes, ...event.routes } }, []];
    }
    case "countdown":
      return countDown(state);
    case "wait":
      return [{ ...state, forcedIn: null }, []];
    case "point":
      return point(state, event.choice);
    case "pointAt":
      return pointAt(state, event.region);
    case "selectUnit":
      return selectUnit(state, event.origin);
    case "pick":
      return pick(state, event.region, event.touch);
    case "take":
      return take(state, event.choice, event.touch);
    case "choose": {
      const row = event.row === undefined ? state.row : event.row;
      return [{ ...state, row, pointed: null, chosen: event.choice?.text ?? null }, []];
    }
    case "setUnit":
      return [{ ...state, unit: event.unit }, []];
    case "unexplained":
      return [state, [{ type: "details", region: event.region }]];
    case "back":
      return [back(state), []];
    case "confirm": {
      const choice = findChoice(state, state.chosen);
      return [state, choice ? [{ type: "play", choices: [choice] }] : []];
    }
    case "produce":
      return produce(state);
  }
}

/** In a maneuver, previews are loaded one unit at a time. */
const isManeuver = (offer: Offer | null): boolean => offer?.kind === "armies" || offer?.kind === "fleets";

function onOffered(fresh: ChoosingState, offer: Offer | null): Step {
  if (!offer) return [fresh, []];
  const previews: Record<string, Preview> = {};
  const routes: Record<string, Leg[]> = {};
  for (const { text, preview, route } of offer.choices) {
    if (preview) previews[text] = preview;
    if (route) routes[text] = route;
  }
  const forcedIn = offer.choices.length === 1 && !offer.giftHelps ? FORCED_DELAY_S : null;
  const state = withTicks({ ...fresh, offer, previews, routes, forcedIn });
  const known = offer.choices.every((choice) => choice.text in previews);
  const [unit, ...more] = movesOf(state).map(originOf);
  // If there is a single kind of army and no other action than to end, select it.
  const only = offer.kind === "armies" && unit && more.every((each) => same(each, unit));
  if (only && movesOf(state).length === offer.choices.length - 1) return selectUnit(state, unit);
  return [state, isManeuver(offer) || known ? [] : [{ type: "preview", choices: null }]];
}

/** Tick as many factories as the supply allows, as the default selection. */
function withTicks(state: ChoosingState): ChoosingState {
  if (state.offer?.kind !== "production") return state;
  const left = { ...state.offer.supply };
  const ticks = state.offer.choices.flatMap(({ place }) => {
    const city = place === undefined ? undefined : state.facts.cities[place];
    return place !== undefined && city && left[city]-- > 0 ? [place] : [];
  });
  return { ...state, ticks };
}

/** Play a forced choice when the countdown ends, at tables where the server does not. */
function countDown(state: ChoosingState): Step {
  if (state.forcedIn === null) return [state, []];
  if (state.forcedIn > 1) return [{ ...state, forcedIn: state.forcedIn - 1 }, []];
  return [{ ...state, forcedIn: null }, [{ type: "play", choices: choicesOf(state).slice(0, 1) }]];
}

function point(state: ChoosingState, choice: Choice | null): Step {
  const pointed = choice?.text ?? null;
  const next = pointed === state.pointed ? state : { ...state, pointed };
  return [next, choice && isManeuver(state.offer) ? previewEffects(state, [choice]) : []];
}

function previewEffects(state: ChoosingState, choices: Choice[]): Effect[] {
  const unknown = choices.filter((choice) => !(choice.text in state.previews));
  return unknown.length ? [{ type: "preview", choices: unknown }] : [];
}

function pointAt(state: ChoosingState, region: string | null): Step {
  if (state.disambiguation) return [state, []];
  const choices = (region && targetsOf(state).get(region)) || [];
  // No preview of a destination before a unit is selected.
  const unclear = state.origin === null && choices.some(isMove) && choices.length > 1;
  return point(state, unclear ? null : (choices[0] ?? null));
}

function selectUnit(state: ChoosingState, origin: Origin): Step {
  const next = { ...state, origin, chosen: null, pointed: null, disambiguation: null };
  return [
    next,
    previewEffects(
      next,
      movesOf(next).filter((move) => same(originOf(move), origin)),
    ),
  ];
}

/** Handle a click, tap or Enter on a place. */
function pick(before: ChoosingState, region: string, touch: boolean): Step {
  const state = { ...before, disambiguation: null };
  if (!state.offer) return [state, []];
  const choices = targetsOf(state).get(region);
  if (state.origin !== null && !choices) {
    if (state.origin.place === region) return [back(state), []];
    if (unitsAt(state, region).length) return pick({ ...back(state), origin: null, chosen: null }, region, touch);
  }
  if (!choices) return [state, explainEffects(state, region)];
  if (state.offer.kind === "production") return [toggle(state, region), []];
  if (state.origin !== null || !choices.some(isMove)) return pickAmong(state, region, choices, touch);
  return pickUnit(state, region, choices, touch);
}

function pickUnit(state: ChoosingState, region: string, choices: Choice[], touch: boolean): Step {
  const units = unitsAt(state, region);
  const here = choices.filter((choice) => !isMove(choice));
  const [only] = choices;
  if (units.length === 1 && !here.length) {
    if (choices.length === 1 && state.offer?.kind === "fleets") return take(state, only!, touch);
    return selectUnit(state, units[0]!);
  }
  const moves = units.map((origin) => ({ origin, choice: choices.find((each) => same(originOf(each), origin))! }));
  return [{ ...state, disambiguation: { region, candidates: [...moves, ...here.map((choice) => ({ choice }))] } }, []];
}

function pickAmong(state: ChoosingState, region: string, choices: Choice[], touch: boolean): Step {
  if (choices.length === 1) return take(state, choices[0]!, touch);
  const again = choices.find((choice) => choice.text === state.chosen);
  if (again && touch) return take(state, again, touch);
  return [{ ...state, disambiguation: { region, candidates: choices.map((choice) => ({ choice })) } }, []];
}

/** Play a choice that can be undone; select one that needs confirmation. */
function take(before: ChoosingState, choice: Choice, touch: boolean): Step {
  const state = { ...before, disambiguation: null };
  const asks = (state.previews[choice.text]?.asks?.length ?? 0) > 0;
  const lastImport = choice.kind === "import" && (state.offer?.imported ?? 0) + 1 >= state.facts.importLimit;
  const confirmFirst = NEEDS_CONFIRMATION.has(choice.kind) || asks || touch || lastImport;
  if (confirmFirst && state.chosen !== choice.text) return [{ ...state, pointed: null, chosen: choice.text }, []];
  return [state, [{ type: "play", choices: [choice] }]];
}

function toggle(state: ChoosingState, region: string): ChoosingState {
  const ticked = state.ticks.includes(region);
  return { ...state, ticks: ticked ? state.ticks.filter((tick) => tick !== region) : [...state.ticks, region] };
}

function back(state: ChoosingState): ChoosingState {
  if (state.disambiguation) return { ...state, disambiguation: null, pointed: null };
  if (state.chosen !== null) return { ...state, chosen: null, pointed: null };
  return { ...state, origin: null, pointed: null };
}

/** Produce in the ticked factories: a single action for all of them if offered, else one action each. */
function produce(state: ChoosingState): Step {
  const choices = choicesOf(state).filter((choice) => choice.kind === "produce");
  const single = choices.filter((choice) => choice.place !== undefined);
  const together = choices.find((choice) => choice.place === undefined);
  if (together && state.ticks.length === single.length) return [state, [{ type: "play", choices: [together] }]];
  const ticked = single.filter((choice) => state.ticks.includes(choice.place!));
  return [state, [{ type: "play", choices: ticked, end: true }]];
}

/** Effects that explain why a place cannot be chosen, or show its details if the question is not about places. */
function explainEffects(state: ChoosingState, region: string): Effect[] {
  const { origin, unit } = state;
  const fits = (each: Locked): boolean => each.place === region && (!each.unit || each.unit === (unit ?? "army"));
  const locked = state.offer?.locked.find(fits);
  if (locked) return [{ type: "refuse", locked }];
  if (!PLACE_DECISIONS.has(state.offer?.kind ?? "") && !isManeuver(state.offer)) return [{ type: "details", region }];
  const about: PlaceQuery = {
    place: region,
    ...(origin ? { from: origin.place, ...(origin.own ? { own: origin.own } : {}) } : {}),
    ...(state.offer?.kind === "import" ? { unit: unit ?? "army" } : {}),
  };
  return [{ type: "explain", about }];
}

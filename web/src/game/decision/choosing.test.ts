// The choosing reducer: units and destinations, disambiguation, ticks, imports, confirmation.
import { describe, expect, test } from "vitest";
import type { Choice, DecisionKind, Locked, Preview } from "../../wire";
import { choicesOf, reduce, shownOf, START, targetsOf, wayOf } from "./choosing";
import type { ChoosingEvent, ChoosingState, Effect, Offer } from "./choosing";

const army = (from: string, to: string, own?: "hostile" | "friendly"): Choice => ({
  text: `army ${from}${own ? `:${own}` : ""} ${to}`,
  kind: "army",
  unit: "army",
  from,
  to,
  ...(own ? { own } : {}),
});
const fleet = (from: string, to: string): Choice => ({
  text: `fleet ${from} ${to}`,
  kind: "fleet",
  unit: "fleet",
  from,
  to,
});
const at = (kind: Choice["kind"], place: string, more: Partial<Choice> = {}): Choice => ({
  text: [kind, more.unit, place].filter(Boolean).join(" "),
  kind,
  place,
  ...more,
});
const plain = (kind: Choice["kind"]): Choice => ({ text: kind, kind });
const END = plain("end");

function offer(kind: DecisionKind, choices: Choice[], more: Partial<Offer> = {}): Offer {
  const supply = { armament: 9, shipyard: 9 };
  return { kind, choices, locked: [], giftHelps: false, supply, imported: 0, ...more };
}

/** Reduce the events in order; return the final state and the effects of the last event. */
function played(from: Offer | ChoosingState, ...events: ChoosingEvent[]): { state: ChoosingState; effects: Effect[] } {
  let state = "choices" in from ? reduce(START, { type: "offered", offer: from })[0] : from;
  let effects: Effect[] = [];
  for (const event of events) [state, effects] = reduce(state, event);
  return { state, effects };
}
const click = (region: string): ChoosingEvent => ({ type: "pick", region, touch: false });
const tap = (region: string): ChoosingEvent => ({ type: "pick", region, touch: true });
const preview = (more: Partial<Preview> = {}): Preview => ({ asks: [], ends_game: false, nothing: false, ...more });
const texts = (effects: Effect[]): string[] =>
  effects.flatMap((effect) => (effect.type === "play" ? effect.choices.map((choice) => choice.text) : []));

const ARMIES = offer("armies", [
  army("vienna", "venice"),
  army("vienna", "prague"),
  army("budapest", "romania"),
  army("budapest", "prague"),
  END,
]);

describe("moving an army", () => {
  test("highlights the places of armies first", () => {
    expect([...targetsOf(played(ARMIES).state).keys()]).toEqual(["vienna", "budapest"]);
  });
  test("highlights the destinations of the selected army", () => {
    const { state, effects } = played(ARMIES, click("vienna"));
    expect(state.origin).toEqual({ place: "vienna" });
    expect([...targetsOf(state).keys()]).toEqual(["venice", "prague"]);
    expect(effects).toEqual([{ type: "preview", choices: ARMIES.choices.slice(0, 2) }]);
  });
  test("a click on a destination plays the move, which can be undone", () => {
    expect(texts(played(ARMIES, click("vienna"), click("venice")).effects)).toEqual(["army vienna venice"]);
  });
  test("a tap selects a destination and a second tap plays", () => {
    const once = played(ARMIES, tap("vienna"), tap("venice"));
    expect(once.state.chosen).toBe("army vienna venice");
    expect(once.effects).toEqual([]);
    expect(texts(played(once.state, tap("venice")).effects)).toEqual(["army vienna venice"]);
  });
  test("a move that asks another player needs confirmation", () => {
    const loaded: ChoosingEvent = { type: "loaded", previews: { "army vienna venice": preview({ asks: [1] }) } };
    const { state, effects } = played(ARMIES, click("vienna"), loaded, click("venice"));
    expect(state.chosen).toBe("army vienna venice");
    expect(effects).toEqual([]);
    expect(texts(played(state, { type: "confirm" }).effects)).toEqual(["army vienna venice"]);
  });
  test("a click on another army selects it", () => {
    expect(played(ARMIES, click("vienna"), click("budapest")).state.origin).toEqual({ place: "budapest" });
  });
  test("a second click on the army deselects it", () => {
    expect(played(ARMIES, click("vienna"), click("vienna")).state.origin).toBeNull();
  });
  test("an unreachable place is explained for the selected unit", () => {
    const { effects } = played(ARMIES, click("vienna"), click("london"));
    expect(effects).toEqual([{ type: "explain", about: { place: "london", from: "vienna" } }]);
  });
  test("a place without units is explained if no unit is selected", () => {
    expect(played(ARMIES, click("london")).effects).toEqual([{ type: "explain", about: { place: "london" } }]);
    const { effects } = played(ARMIES, { type: "unexplained", region: "london" });
    expect(effects).toEqual([{ type: "details", region: "london" }]);
  });
  test("a click shows the details of a place if the question is not about places", () => {
    const asked = offer("challenge", [plain("fight"), plain("pass")]);
    expect(played(asked, click("london")).effects).toEqual([{ type: "details", region: "london" }]);
  });
  test("destroying a factory needs confirmation", () => {
    const destroy = at("destroy", "venice");
    const { state, effects } = played(offer("armies", [army("venice", "rome"), destroy, END]), {
      type: "take",
      choice: destroy,
      touch: false,
    });
    expect(effects).toEqual([]);
    expect(state.chosen).toBe(destroy.text);
    expect(texts(played(state, { type: "confirm" }).effects)).toEqual([destroy.text]);
  });
  test("the only kind of army is selected automatically", () => {
    const only = offer("armies", [army("vienna", "venice"), army("vienna", "prague"), END]);
    expect(played(only).state.origin).toEqual({ place: "vienna" });
  });
  test("the kind of travel follows from the route", () => {
    const routes = { "army vienna venice": [["convoy", ["adriatic"]]] } as never;
    const { state } = played(ARMIES, { type: "loaded", routes });
    expect(wayOf(state, ARMIES.choices[0])).toBe("convoy");
    expect(wayOf(state, ARMIES.choices[1])).toBe("march");
  });
});

describe("disambiguation", () => {
  const UNLIKE = offer("armies", [
    army("venice", "rome", "hostile"),
    army("venice", "rome", "friendly"),
    at("destroy", "venice"),
    army("vienna", "prague"),
    END,
  ]);
  test("lists different armies and actions of a place", () => {
    const { state } = played(UNLIKE, click("venice"));
    expect(state.disambiguation?.region).toBe("venice");
    expect(
      state.disambiguation?.candidates.map((each) => ("origin" in each ? each.origin.own : each.choice.kind)),
    ).toEqual(["hostile", "friendly", "destroy"]);
  });
  test("choosing an entry continues with it", () => {
    const { state } = played(UNLIKE, click("venice"), {
      type: "selectUnit",
      origin: { place: "venice", own: "friendly" },
    });
    expect(state.disambiguation).toBeNull();
    expect([...targetsOf(state).values()].flat().map((choice) => choice.text)).toEqual(["army venice:friendly rome"]);
  });
  test("back closes the menu first", () => {
    expect(played(UNLIKE, click("venice"), { type: "back" }).state.disambiguation).toBeNull();
  });
  test("pointing elsewhere does not change the menu", () => {
    const asked = played(UNLIKE, click("venice")).state;
    expect(played(asked, { type: "pointAt", region: "vienna" }).state).toBe(asked);
  });
});

describe("fleets", () => {
  test("a fleet in port with a single destination sails at once", () => {
    const { effects } = played(offer("fleets", [fleet("trieste", "ionian_sea"), END]), click("trieste"));
    expect(texts(effects)).toEqual(["fleet trieste ionian_sea"]);
  });
});

describe("production", () => {
  const PRODUCTION = offer("production", [plain("produce"), at("produce", "vienna"), at("produce", "trieste"), END]);
  const facts = { cities: { vienna: "armament", trieste: "shipyard" } as const, importLimit: 3 };
  const known: ChoosingEvent = { type: "facts", facts };
  const ready = played(START, known).state;
  const begin = (supply = { armament: 9, shipyard: 9 }): ChoosingState =>
    played(ready, { type: "offered", offer: { ...PRODUCTION, supply } }).state;

  test("ticks as many factories as the supply allows", () => {
    expect(begin().ticks).toEqual(["vienna", "trieste"]);
    expect(begin({ armament: 0, shipyard: 1 }).ticks).toEqual(["trieste"]);
  });
  test("ticks factories when the facts arrive late", () => {
    expect(played(PRODUCTION, known).state.ticks).toEqual(["vienna", "trieste"]);
  });
  test("a click toggles a tick", () => {
    expect(played(begin(), click("vienna")).state.ticks).toEqual(["trieste"]);
    expect(played(begin(), click("vienna"), click("vienna")).state.ticks).toEqual(["trieste", "vienna"]);
  });
  test("producing everywhere is a single action", () => {
    expect(played(begin(), { type: "produce" }).effects).toEqual([{ type: "play", choices: [plain("produce")] }]);
  });
  test("a partial production is played one by one, then ended", () => {
    const { effects } = played(begin(), click("vienna"), { type: "produce" });
    expect(effects).toEqual([{ type: "play", choices: [at("produce", "trieste")], end: true }]);
  });
});

describe("import", () => {
  const both = [at("import", "trieste", { unit: "army" }), at("import", "trieste", { unit: "fleet" })];
  const IMPORT = offer("import", [...both, at("import", "vienna", { unit: "army" }), END]);
  test("a click places the only kind of unit", () => {
    expect(texts(played(IMPORT, click("vienna")).effects)).toEqual(["import army vienna"]);
  });
  test("a place that allows both units opens the menu", () => {
    expect(played(IMPORT, click("trieste")).state.disambiguation?.candidates).toHaveLength(2);
  });
  test("with a preset unit the menu does not open", () => {
    const { effects } = played(IMPORT, { type: "setUnit", unit: "fleet" }, click("trieste"));
    expect(texts(effects)).toEqual(["import fleet trieste"]);
  });
  test("the last import needs confirmation", () => {
    const facts: ChoosingEvent = { type: "facts", facts: { cities: {}, importLimit: 3 } };
    const { state, effects } = played({ ...IMPORT, imported: 2 }, facts, click("vienna"));
    expect(effects).toEqual([]);
    expect(state.chosen).toBe("import army vienna");
  });
});

describe("choices that end the decision", () => {
  const FACTORY = offer("factory", [at("build", "lemberg"), at("build", "trieste"), plain("pass")], {
    giftHelps: true,
  });
  test("are selected first, then confirmed", () => {
    const { state, effects } = played(FACTORY, click("lemberg"));
    expect(state.chosen).toBe("build lemberg");
    expect(effects).toEqual([]);
    expect(texts(played(state, { type: "confirm" }).effects)).toEqual(["build lemberg"]);
  });
  test("are confirmed by a second click on the same place", () => {
    expect(texts(played(FACTORY, click("lemberg"), click("lemberg")).effects)).toEqual(["build lemberg"]);
  });
  test("are replaced by selecting another place", () => {
    expect(played(FACTORY, click("lemberg"), click("trieste")).state.chosen).toBe("build trieste");
  });
  test("are deselected by back", () => {
    expect(played(FACTORY, click("lemberg"), { type: "back" }).state.chosen).toBeNull();
  });
  test("locked places are explained without a request", () => {
    const refusal = { code: "factory_exists", params: {}, sentence: "Vienna has a factory already." };
    const locked: Locked = { ...at("build", "vienna"), refusal };
    expect(played({ ...FACTORY, locked: [locked] }, click("vienna")).effects).toEqual([{ type: "refuse", locked }]);
  });
});

describe("previews", () => {
  const RONDEL = offer("rondel", [
    { text: "rondel factory", kind: "rondel", space: "factory", preview: preview() },
    { text: "rondel taxation", kind: "rondel", space: "taxation", preview: preview() },
  ]);
  test("that come with the choices are not requested", () => {
    const [state, effects] = reduce(START, { type: "offered", offer: RONDEL });
    expect(effects).toEqual([]);
    expect(Object.keys(state.previews)).toEqual(["rondel factory", "rondel taxation"]);
  });
  test("that are missing are requested together", () => {
    const bare = RONDEL.choices.map(({ text, kind, space }) => ({ text, kind, space }) as Choice);
    const [, effects] = reduce(START, { type: "offered", offer: { ...RONDEL, choices: bare } });
    expect(effects).toEqual([{ type: "preview", choices: null }]);
  });
  test("of the choice pointed at take precedence over the selected one", () => {
    const [one, other] = RONDEL.choices as [Choice, Choice];
    const chosen = played(RONDEL, { type: "take", choice: one, touch: false }).state;
    expect(shownOf(chosen)).toEqual(one);
    expect(shownOf(played(chosen, { type: "point", choice: other }).state)).toEqual(other);
    expect(shownOf(played(chosen, { type: "point", choice: other }, { type: "point", choice: null }).state)).toEqual(
      one,
    );
  });
});

describe("a forced choice", () => {
  const FORCED = offer("armies", [END]);
  const second: ChoosingEvent = { type: "countdown" };
  test("is played after three seconds", () => {
    expect(played(FORCED).state.forcedIn).toBe(3);
    expect(played(FORCED, second, second).effects).toEqual([]);
    expect(texts(played(FORCED, second, second, second).effects)).toEqual(["end"]);
  });
  test("is not played after the viewer chooses to wait", () => {
    expect(played(FORCED, { type: "wait" }, second, second, second).effects).toEqual([]);
  });
  test("is not forced if a gift could enable more choices", () => {
    expect(played(offer("factory", [plain("pass")], { giftHelps: true })).state.forcedIn).toBeNull();
  });
});

describe("a new decision", () => {
  test("resets selection, pointer and previews, and keeps the facts", () => {
    const facts = { cities: { vienna: "armament" } as const, importLimit: 3 };
    const loaded: ChoosingEvent = { type: "loaded", previews: { "army vienna venice": preview() } };
    const before = played(ARMIES, { type: "facts", facts }, click("vienna"), loaded, tap("venice")).state;
    const { state } = played(before, { type: "offered", offer: null });
    expect(state).toEqual({ ...START, facts });
  });
  test("pointing at nothing keeps the identity of the state", () => {
    const waiting = played(ARMIES, { type: "offered", offer: null }).state;
    expect(played(waiting, { type: "point", choice: null }).state).toBe(waiting);
    expect(choicesOf(waiting)).toBe(choicesOf(START));
  });
  test("clicks do nothing while another player decides", () => {
    expect(played(START, click("vienna")).effects).toEqual([]);
  });
});

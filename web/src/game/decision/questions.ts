// The question shown in the decision bar and its answers, derived from the decision and the selection.
import type { IconName } from "../../parts/icons";
import { money, nationName, regionName, spaceName, t, tFirst } from "../../lib/texts.svelte";
import type { Choice, DecisionKind, View } from "../../wire";
import { priceOf } from "../client/choices";
import { countThisTurn } from "./last-move";
import type { Choosing } from "./choosing.svelte";
import { factsOf, inOneLine, type Fact } from "../text/consequences";
import { screen } from "../../lib/screen.svelte";
import type { StandingOrders } from "./standing-orders/orders.svelte";
import { beginPlan, planAnswers } from "./plan/plan-answers";
import { choiceText, canalName, playerName, startsOnRondel } from "../text/game-text";

export interface Answer {
  text: string;
  /** Shortcut, as shown and as bound. */
  key?: string;
  look?: "plain" | "primary" | "ghost";
  icon?: IconName;
  /** On a card: its result. */
  detail?: string;
  act?: Choice;
  /** Why the answer is disabled. */
  reason?: string;
  run: () => void;
}

export interface Pip {
  text: string;
  state: "done" | "now" | "later";
}

export interface Question {
  nation: string | null;
  context: string;
  chips: { text: string; tone?: "plain" | "accent" | "warn" | "good"; icon?: IconName }[];
  pips: Pip[];
  title: string;
  hint: string;
  answers: Answer[];
  cards: boolean;
  same: string;
  /** Whether the question results from another player's move. */
  asked: boolean;
}

const ASKED = new Set(["canal", "challenge", "swiss_bank"]);
/** Decisions whose answers are shown as cards with their results. */
const AS_CARDS = new Set<DecisionKind>(["swiss_bank", "canal", "stance", "arrival", "ask", "challenge"]);

export function ownQuestion(choosing: Choosing, orders: StandingOrders): Question | null {
  const { client } = choosing;
  const view = client.now;
  const kind = choosing.kind;
  if (!view || !kind) return null;
  const nation = client.decision?.nation ?? null;
  const name = nationName(nation);
  const place = choosing.questionPlace ? regionName(view.edition, choosing.questionPlace.to) : "";
  const chosen = choosing.chosen;
  const mover = view.turn ? nationName(view.turn.nation) : "";
  const params = {
    nation: name,
    place,
    mover,
    unit: choosing.lastMove?.unit ?? "army",
    count: choosing.imported,
    most: choosing.facts?.import_limit ?? 0,
    origin: choosing.state.origin ? regionName(view.edition, choosing.state.origin.place) : "",
    canal: canalAsked(choosing, view),
  };
  const forced = choosing.state.forcedIn !== null;
  const asked = ASKED.has(kind) && view.turn?.nation !== undefined;
  return {
    nation,
    asked,
    context: forced
      ? t("forced-context")
      : asked
        ? t("context-asked", {
            player: playerName(view, view.nations[view.turn?.nation ?? ""]?.government),
            mover,
            kind,
          })
        : t("context-own", { nation: name, kind }),
    chips: chips(choosing, view),
    pips: pips(choosing),
    title:
      forced && choosing.choices[0]
        ? choiceText(choosing.choices[0], view, kind)
        : title(choosing, view, kind, params, chosen),
    hint: forced ? t("forced-hint", { seconds: choosing.state.forcedIn ?? 0 }) : hint(choosing, view, kind, chosen),
    answers: forced
      ? [{ text: t("wait"), run: () => choosing.wait() }]
      : AS_CARDS.has(kind)
        ? cards(choosing, view, orders)
        : buttons(choosing, view, chosen),
    cards: AS_CARDS.has(kind) && kind !== "ask" && !forced,
    same: orders.repeats ? tFirst([`same-${kind}`], params) : "",
  };
}

function title(
  choosing: Choosing,
  view: View,
  kind: DecisionKind,
  params: Record<"nation" | "place" | "mover" | "unit" | "count" | "most" | "origin" | "canal", string | number>,
  chosen: Choice | null,
): string {
  if ((kind === "armies" || kind === "fleets") && chosen) return choiceText(chosen, view, kind);
  if ((kind === "armies" || kind === "fleets") && choosing.state.origin) return t(`question-${kind}-where`, params);
  if (kind === "rondel" && startsOnRondel(view, choosing.client.decision?.nation))
    return t("question-rondel-first", params);
  if (kind === "import" && choosing.targets.size === 0) return t("question-import-none", params);
  return t(`question-${kind}`, params);
}

function canalAsked(choosing: Choosing, view: View): string {
  const canals = choosing.facts?.canals ?? [];
  const theirs = canals.filter((canal) => view.regions[canal.controller]?.flag === choosing.client.decision?.nation);
  const { from, to } = choosing.questionPlace ?? { from: null, to: "" };
  const found = theirs.find((canal) => canal.between.includes(from ?? "") && canal.between.includes(to)) ?? theirs[0];
  return found ? canalName(found.id) : t("term-canal");
}

function chips(choosing: Choosing, view: View): Question["chips"] {
  const cash = view.seat === null ? null : (view.players[view.seat]?.cash ?? null);
  const list: Question["chips"] = [];
  if (cash !== null && ["rondel", "invest", "draft", "swiss_bank", "factory", "import"].includes(choosing.kind ?? "")) {
    list.push({ text: t("chip-cash", { cash: money(cash) }), icon: "coin" });
  }
  if (choosing.chosen?.kind === "destroy") list.push({ text: t("chip-destroys"), tone: "warn", icon: "warning" });
  if (choosing.preview?.ends_game) list.push({ text: t("chip-ends"), tone: "warn", icon: "warning" });
  return list;
}

function pips(choosing: Choosing): Pip[] {
  const kind = choosing.kind;
  if (kind !== "fleets" && kind !== "armies" && kind !== "flags") return [];
  const order = ["fleets", "armies", "flags"] as const;
  const moved = countThisTurn(choosing.client.log.entries, kind === "fleets" ? "fleet" : "army");
  return order.map((step) => ({
    text: step === kind && step !== "flags" ? t(`pip-${step}-moved`, { count: moved }) : t(`pip-${step}`),
    state: step === kind ? "now" : order.indexOf(step) < order.indexOf(kind) ? "done" : "later",
  }));
}

function hint(choosing: Choosing, view: View, kind: DecisionKind, chosen: Choice | null): string {
  if (chosen && kind !== "rondel") {
    const facts = factsOf(choosing.preview, view, chosen, choosing.state.routes[chosen.text]);
    if (facts.length) return inOneLine(facts);
  }
  if ((kind === "armies" || kind === "fleets") && choosing.state.origin)
    return t(screen.taps ? "hint-where-touch" : "hint-where", { count: choosing.targets.size });
  if (kind === "production")
    return t("hint-production", {
      count: choosing.state.ticks.length,
      all: choosing.choices.filter((act) => act.place).length,
    });
  if (kind === "armies" || kind === "fleets") return t(`hint-${kind}`, { count: choosing.targets.size });
  if (kind === "factory" && choosing.choices.length === 1) return t("hint-factory-money");
  if (kind === "import" && choosing.targets.size === 0) return t("hint-import-money");
  if (kind === "rondel" && startsOnRondel(view, choosing.client.decision?.nation))
    return t(screen.taps ? "hint-rondel-first-touch" : "hint-rondel-first");
  return tFirst(screen.taps ? [`hint-${kind}-touch`, `hint-${kind}`] : [`hint-${kind}`], {
    free: choosing.facts?.free_steps ?? 0,
  });
}

/** Undo and, after several steps, restart turn. */
export function undoAnswers(choosing: Choosing): Answer[] {
  const { client } = choosing;
  const undo = client.live?.undo;
  if (!undo) return [];
  const list: Answer[] = [{ text: t("undo"), key: "U", icon: "undo", run: () => void client.undo(false) }];
  if (undo.turn)
    list.push({ text: t("restart-turn"), key: "Shift+U", look: "ghost", run: () => void client.undo(true) });
  return list;
}

function play(choosing: Choosing, text: string): () => void {
  const act = choosing.choices.find((each) => each.text === text);
  return () => void (act && choosing.play(act));
}

function buttons(choosing: Choosing, view: View, chosen: Choice | null): Answer[] {
  const kind = choosing.kind!;
  const offered = new Set(choosing.choices.map((act) => act.text));
  const list = choosing.client.plan.foreseen
    ? planAnswers(choosing)
    : [...undoAnswers(choosing), ...beginPlan(choosing)];
  const primary = (text: string, key: string, run: () => void): void =>
    void list.push({ text, key, run, look: "primary" });
  if (offered.has("pass"))
    list.push({ text: t("answer-pass", { kind }), key: kind === "factory" ? "N" : "P", run: play(choosing, "pass") });
  if (kind === "production") {
    list.push({ text: t("answer-none"), key: "N", run: play(choosing, "end") });
    const all = choosing.choices.filter((act) => act.place).length;
    if (choosing.state.ticks.length)
      primary(
        t("answer-produce", {
          count: choosing.state.ticks.length,
          all: choosing.state.ticks.length === all ? "yes" : "no",
        }),
        "Enter",
        () => choosing.produce(),
      );
  } else if (kind === "import" && !chosen) {
    const done = t("answer-imported", { count: choosing.imported });
    // Importing nothing is allowed but rarely intended, so that answer is not primary.
    if (choosing.imported) primary(done, "E", play(choosing, "end"));
    else list.push({ text: done, key: "E", run: play(choosing, "end") });
  } else if (offered.has("end") && !(choosing.client.plan.foreseen && kind === "armies")) {
    const ends: Answer = {
      text: t("answer-end", { kind }),
      key: kind === "flags" ? "N" : "E",
      run: play(choosing, "end"),
    };
    const isMain = (kind === "fleets" || kind === "armies") && !chosen && !choosing.client.plan.foreseen;
    list.push(isMain ? { ...ends, look: "primary" } : ends);
  }
  if (chosen) primary(t("answer-take", answerParams(chosen, view)), "Enter", () => choosing.confirm());
  return list;
}

function answerParams(act: Choice, view: View) {
  const place = act.place ? regionName(view.edition, act.place) : "";
  return {
    kind: act.kind,
    place,
    unit: act.unit ?? "",
    space: act.space ? spaceName(act.space) : "",
    nation: nationName(act.nation),
    face: act.face ?? 0,
    old: act.old ?? 0,
    price: money(priceOf(act)),
  };
}

const CARD_KEYS: Record<string, string> = {
  force: "F",
  allow: "A",
  refuse: "R",
  hostile: "H",
  friendly: "L",
  peace: "P",
  pass: "L",
};
const CARD_ICONS: Record<string, IconName> = { fight: "fight", force: "bank", peace: "peace" };

function cards(choosing: Choosing, view: View, orders: StandingOrders): Answer[] {
  const kind = choosing.kind!;
  const fights = choosing.choices.filter((act) => act.kind === "fight").length;
  let fight = 0;
  // Facts common to all answers are omitted.
  const outcomes = choosing.choices.map((act) => factsOf(choosing.state.previews[act.text] ?? null, view, null));
  const factText = (fact: Fact): string => inOneLine([fact]);
  const common = new Set(
    outcomes.length > 1
      ? outcomes[0]!
          .map(factText)
          .filter((text) => outcomes.every((facts) => facts.some((fact) => factText(fact) === text)))
      : [],
  );
  const list: Answer[] = choosing.choices.map((act, index) => {
    const key =
      act.kind === "fight"
        ? fights > 1
          ? String(++fight)
          : "F"
        : act.kind === "ask"
          ? String(index + 1)
          : (CARD_KEYS[act.kind] ?? "");
    const facts = outcomes[index]!.filter((fact) => !common.has(factText(fact)));
    return {
      text: t("card-title", {
        kind,
        act: act.kind,
        nation: nationName(act.nation),
        unit: act.unit ?? "",
        units: fights,
        stance: act.stance ?? "any",
      }),
      key,
      act,
      icon: CARD_ICONS[act.kind],
      detail: inOneLine(facts, 4) || t("card-detail", { kind, act: act.kind }),
      look: ["fight", "refuse", "friendly", "force"].includes(act.kind) ? "plain" : "primary",
      run: () => void orders.answer(act),
    } as Answer;
  });
  if (kind === "ask" && list[0]) {
    list.forEach((answer) => (answer.look = "plain"));
    list.push({
      text: t("answer-ask-in-order"),
      key: "Enter",
      look: "primary",
      run: () => {
        const first = list[0]?.act;
        if (first) void orders.answer(first, { order: { kind: "ask" }, lasts: "turn", first: true });
      },
    });
  }
  if (kind !== "ask") list.sort((a, b) => Number(b.look === "plain") - Number(a.look === "plain"));
  return [
    ...undoAnswers(choosing)
      .slice(0, 1)
      .filter(() => kind === "stance" || kind === "arrival"),
    ...list,
  ];
}

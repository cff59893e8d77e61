// The one question that stands on the screen, with its answers, worded from the decision and what is chosen.
import type { IconName } from "../../parts/icons";
import { money, nationName, regionName, spaceName, t, tFirst } from "../../lib/texts.svelte";
import type { View } from "../../wire";
import { AS_CARDS, type Act } from "../client/actions";
import type { Choice } from "./choice.svelte";
import { factsOf, inOneLine } from "../words/consequences";
import { screen } from "../../lib/screen.svelte";
import type { StandingAnswers } from "./advance/standing.svelte";
import { actText, canalName, playerName, startsOnRondel } from "../words/words";

export interface Answer {
  text: string;
  /** As shown; bound to the same key. */
  key?: string;
  look?: "plain" | "primary" | "ghost";
  icon?: IconName;
  /** On a card: what it brings. */
  detail?: string;
  act?: Act;
  /** A reason, if it cannot be pressed. */
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
  /** Asked by somebody else's move. */
  asked: boolean;
}

const ASKED = new Set(["canal", "challenge", "swiss_bank"]);

export function ownQuestion(choice: Choice, standing: StandingAnswers): Question | null {
  const { client } = choice;
  const view = client.now;
  const kind = choice.kind;
  if (!view || !kind) return null;
  const nation = client.decision?.nation ?? null;
  const name = nationName(nation);
  const place = choice.question ? regionName(view.edition, choice.question.to) : "";
  const chosen = choice.acts.find((act) => act.text === choice.chosen) ?? null;
  const mover = view.turn ? nationName(view.turn.nation) : "";
  const params = {
    nation: name,
    place,
    mover,
    unit: choice.arrival?.unit ?? "army",
    count: choice.imported,
    most: Number(choice.facts?.import_limit ?? 3),
    origin: choice.origin ? regionName(view.edition, choice.origin.split(":")[0] ?? "") : "",
    canal: canalAsked(choice, view),
  };
  const forced = choice.forcedIn !== null;
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
    chips: chips(choice, view),
    pips: pips(choice),
    title: forced && choice.acts[0] ? actText(choice.acts[0], view, kind) : title(choice, view, kind, params, chosen),
    hint: forced ? t("forced-hint", { seconds: choice.forcedIn ?? 0 }) : hint(choice, view, kind, chosen),
    answers: forced
      ? [{ text: t("wait"), run: () => choice.holdForced() }]
      : AS_CARDS.has(kind)
        ? cards(choice, view, standing)
        : buttons(choice, view, chosen),
    cards: AS_CARDS.has(kind) && kind !== "ask" && !forced,
    same: standing.scope && ["challenge", "stance", "canal"].includes(kind) ? t(`same-${kind}`, params) : "",
  };
}

function title(
  choice: Choice,
  view: View,
  kind: string,
  params: Record<string, string | number>,
  chosen: Act | null,
): string {
  if ((kind === "armies" || kind === "fleets") && chosen) return actText(chosen, view, kind);
  if ((kind === "armies" || kind === "fleets") && choice.origin) return t(`question-${kind}-where`, params);
  if (kind === "rondel" && startsOnRondel(view, choice.client.decision?.nation))
    return t("question-rondel-first", params);
  return t(`question-${kind}`, params);
}

function canalAsked(choice: Choice, view: View): string {
  const canals = (choice.facts?.canals ?? []) as { id: string; controller: string; between: string[] }[];
  const theirs = canals.filter((canal) => view.regions[canal.controller]?.flag === choice.client.decision?.nation);
  const { from, to } = choice.question ?? { from: null, to: "" };
  const found = theirs.find((canal) => canal.between.includes(from ?? "") && canal.between.includes(to)) ?? theirs[0];
  return found ? canalName(found.id) : t("term-canal");
}

function chips(choice: Choice, view: View): Question["chips"] {
  const cash = view.seat === null ? null : (view.players[view.seat]?.cash ?? null);
  const list: Question["chips"] = [];
  if (cash !== null && ["rondel", "invest", "draft", "swiss_bank", "factory", "import"].includes(choice.kind ?? "")) {
    list.push({ text: t("chip-cash", { cash: money(cash) }), icon: "coin" });
  }
  if (choice.preview?.ends_game) list.push({ text: t("chip-ends"), tone: "warn", icon: "warning" });
  return list;
}

function pips(choice: Choice): Pip[] {
  const kind = choice.kind;
  if (kind !== "fleets" && kind !== "armies" && kind !== "flags") return [];
  const order = ["fleets", "armies", "flags"];
  const turn = choice.client.log.at(-1)?.turn;
  const moved = choice.client.log.filter(
    (entry) => entry.turn === turn && entry.action?.startsWith(kind === "fleets" ? "fleet " : "army "),
  ).length;
  return order.map((step) => ({
    text: step === kind && kind !== "flags" ? t(`pip-${step}-moved`, { count: moved }) : t(`pip-${step}`),
    state: step === kind ? "now" : order.indexOf(step) < order.indexOf(kind) ? "done" : "later",
  }));
}

function hint(choice: Choice, view: View, kind: string, chosen: Act | null): string {
  if (chosen && kind !== "rondel") {
    const facts = factsOf(choice.preview, view, chosen, choice.routes[chosen.text]);
    if (facts.length) return inOneLine(facts);
  }
  if ((kind === "armies" || kind === "fleets") && choice.origin)
    return t(screen.taps ? "hint-where-touch" : "hint-where", { count: choice.targets.size });
  if (kind === "production")
    return t("hint-production", { count: choice.ticks.length, all: choice.acts.filter((act) => act.place).length });
  if (kind === "armies" || kind === "fleets") return t(`hint-${kind}`, { count: choice.targets.size });
  if (kind === "factory" && choice.acts.length === 1) return t("hint-factory-money");
  if (kind === "rondel" && startsOnRondel(view, choice.client.decision?.nation))
    return t(screen.taps ? "hint-rondel-first-touch" : "hint-rondel-first");
  return tFirst(screen.taps ? [`hint-${kind}-touch`, `hint-${kind}`] : [`hint-${kind}`], {
    free: Number(choice.facts?.free_steps ?? 3),
  });
}

/** Undo and, with several steps behind, the whole turn; never greyed without a reason. */
export function undoAnswers(choice: Choice): Answer[] {
  const { client } = choice;
  const undo = client.live?.undo;
  if (!undo) return [];
  const list: Answer[] = [{ text: t("undo"), key: "U", icon: "undo", run: () => void client.undo(false) }];
  if (undo.turn)
    list.push({ text: t("restart-turn"), key: "Shift+U", look: "ghost", run: () => void client.undo(true) });
  return list;
}

function play(choice: Choice, text: string): () => void {
  const act = choice.acts.find((each) => each.text === text);
  return () => void (act && choice.play(act));
}

function buttons(choice: Choice, view: View, chosen: Act | null): Answer[] {
  const kind = choice.kind!;
  const offered = new Set(choice.acts.map((act) => act.text));
  const list = undoAnswers(choice);
  const primary = (text: string, key: string, run: () => void): void =>
    void list.push({ text, key, run, look: "primary" });
  if (offered.has("pass"))
    list.push({ text: t("answer-pass", { kind }), key: kind === "factory" ? "N" : "P", run: play(choice, "pass") });
  if (kind === "production") {
    list.push({ text: t("answer-none"), key: "N", run: play(choice, "end") });
    const all = choice.acts.filter((act) => act.place).length;
    if (choice.ticks.length)
      primary(
        t("answer-produce", { count: choice.ticks.length, all: choice.ticks.length === all ? "yes" : "no" }),
        "Enter",
        () => void choice.produce(),
      );
  } else if (kind === "import" && !chosen) {
    primary(t("answer-imported", { count: choice.imported }), "E", play(choice, "end"));
  } else if (offered.has("end")) {
    const ends: Answer = {
      text: t("answer-end", { kind }),
      key: kind === "flags" ? "N" : "E",
      run: play(choice, "end"),
    };
    list.push(kind === "fleets" || kind === "armies" ? { ...ends, look: chosen ? "plain" : "primary" } : ends);
  }
  if (chosen) primary(t("answer-take", answerParams(chosen, view)), "Enter", () => choice.confirm());
  return list;
}

function answerParams(act: Act, view: View): Record<string, string | number> {
  const place = act.place ? regionName(view.edition, act.place) : "";
  return {
    kind: act.kind,
    place,
    unit: act.unit ?? "",
    space: act.space ? spaceName(act.space) : "",
    nation: nationName(act.nation),
    face: act.face ?? 0,
    old: act.old ?? 0,
    price: money((act.face ?? 0) - (act.old ?? 0)),
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

function cards(choice: Choice, view: View, standing: StandingAnswers): Answer[] {
  const kind = choice.kind!;
  const fights = choice.acts.filter((act) => act.kind === "fight").length;
  let fight = 0;
  const list: Answer[] = choice.acts.map((act, index) => {
    const key =
      act.kind === "fight"
        ? fights > 1
          ? String(++fight)
          : "F"
        : act.kind === "ask"
          ? String(index + 1)
          : (CARD_KEYS[act.kind] ?? "");
    const facts = factsOf(choice.previews[act.text] ?? null, view, null);
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
      run: () => {
        standing.note(act.text);
        void choice.play(act);
      },
    } as Answer;
  });
  if (kind === "ask" && list[0]) {
    list.forEach((answer) => (answer.look = "plain"));
    list.push({
      text: t("answer-ask-in-order"),
      key: "Enter",
      look: "primary",
      run: () => {
        if (standing.scope) standing.add(standing.scope, "first");
        list[0]?.run();
      },
    });
  }
  if (kind !== "ask") list.sort((a, b) => Number(b.look === "plain") - Number(a.look === "plain"));
  return [
    ...undoAnswers(choice)
      .slice(0, 1)
      .filter(() => kind === "stance" || kind === "arrival"),
    ...list,
  ];
}

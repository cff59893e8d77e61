// A preview as a list of facts (who gets what, before → after); contains only what the server reports.
import type { IconName } from "../../parts/icons";
import { money, nationName, plusMinus, regionName, t } from "../../lib/texts.svelte";
import type { Change, Choice, Leg, Preview, View } from "../../wire";
import { isMove } from "../client/choices";
import { canalName, change, playerName, tone } from "./game-text";

export interface Fact {
  icon: IconName;
  text: string;
  value?: string;
  tone?: "gain" | "loss" | "";
  warn?: boolean;
}

const pairs = <T>(changes: Record<string, T> | undefined): [string, T][] => Object.entries(changes ?? {});

function routeFact(legs: Leg[] | undefined, view: View): Fact[] {
  const seas = legs?.filter(([kind]) => kind === "convoy").flatMap(([, through]) => through as string[]) ?? [];
  const canal = legs?.find(([kind]) => kind === "canal")?.[1];
  const facts: Fact[] = [];
  if (seas.length)
    facts.push({
      icon: "fleet",
      text: t("fact-convoy", { seas: seas.map((sea) => regionName(view.edition, sea)).join(", ") }),
    });
  else if (legs?.length && legs.every(([kind]) => kind === "rail")) facts.push({ icon: "rail", text: t("fact-rail") });
  if (typeof canal === "string") facts.push({ icon: "anchor", text: t("fact-canal", { canal: canalName(canal) }) });
  return facts;
}

/** Units gained or lost; moved units count as neither. */
function unitFacts(preview: Preview, view: View, act: Choice | null): Fact[] {
  const totals: { nation: string; unit: "army" | "fleet"; lost: number; won: number; places: Set<string> }[] = [];
  const changes = Object.entries(preview.units ?? {}).flatMap(([place, nations]) =>
    Object.entries(nations).flatMap(([nation, kinds]) =>
      Object.entries(kinds as Record<string, Change>).map(([kind, both]) => ({ place, nation, kind, both })),
    ),
  );
  for (const { place, nation, kind, both } of changes) {
    const by = both[1] - both[0];
    const unit = kind === "fleets" ? "fleet" : "army";
    let sum = totals.find((each) => each.nation === nation && each.unit === unit);
    if (!sum) totals.push((sum = { nation, unit, lost: 0, won: 0, places: new Set() }));
    if (by < 0) sum.lost -= by;
    else sum.won += by;
    sum.places.add(place);
  }
  const facts: Fact[] = [];
  for (const { nation, unit, lost, won, places } of totals) {
    const icon = unit;
    const where = [...places].map((place) => regionName(view.edition, place)).join(", ");
    if (won > lost) {
      facts.push({ icon, text: t("fact-new-units", { unit, where }), value: plusMinus(won - lost), tone: "gain" });
    } else if (lost > won) {
      facts.push({
        icon: "fight",
        text: t("fact-lost-units", { unit, nation: nationName(nation) }),
        value: plusMinus(won - lost),
        tone: "loss",
      });
    }
  }
  if (act && isMove(act) && act.to) facts.push(...occupantFacts(view, act));
  return facts;
}

/** Units already at the destination. */
function occupantFacts(view: View, act: Choice): Fact[] {
  const region = view.regions[act.to ?? ""];
  const own = view.decision?.nation;
  const there = new Set([
    ...Object.keys(region?.armies ?? {}),
    ...Object.keys(region?.lying ?? {}),
    ...Object.keys(region?.fleets ?? {}),
  ]);
  there.delete(own ?? "");
  return [...there].map((nation) => ({
    icon: "fight" as const,
    text: t("fact-company", { nation: nationName(nation), player: playerName(view, view.nations[nation]?.government) }),
  }));
}

function nationFacts(preview: Preview): Fact[] {
  const facts: Fact[] = [];
  for (const [nation, [before, after]] of pairs(preview.treasury)) {
    facts.push({
      icon: "bank",
      text: t("fact-treasury", { nation: nationName(nation) }),
      value: `${before} → ${money(after)}`,
      tone: tone(after - before),
    });
  }
  for (const [nation, [before, after]] of pairs(preview.power)) {
    const factor = preview.factor?.[nation];
    facts.push({
      icon: "rise",
      text: t("fact-power", { nation: nationName(nation) }),
      value: change(before, after),
      tone: tone(after - before),
    });
    if (factor)
      facts.push({
        icon: "rise",
        text: t("fact-factor", { nation: nationName(nation) }),
        value: `×${factor[0]} → ×${factor[1]}`,
        tone: tone(factor[1] - factor[0]),
      });
  }
  for (const [nation, [before, after]] of pairs(preview.tax)) {
    facts.push({
      icon: "tax",
      text: t("fact-tax", { nation: nationName(nation) }),
      value: change(before, after),
      tone: tone(after - before),
    });
  }
  return facts;
}

function boardFacts(preview: Preview, view: View): Fact[] {
  const facts: Fact[] = [];
  for (const [region, [before, after]] of pairs(preview.flags)) {
    const place = regionName(view.edition, region);
    facts.push(
      after
        ? { icon: "flag", text: t("fact-flag", { nation: nationName(after), place }) }
        : { icon: "flag", text: t("fact-flag-lost", { nation: nationName(before), place }) },
    );
  }
  for (const [region, [, after]] of pairs(preview.factories)) {
    facts.push({
      icon: "factory",
      text: t(after ? "fact-factory" : "fact-factory-lost", { place: regionName(view.edition, region) }),
      tone: after ? "gain" : "loss",
    });
  }
  return facts;
}

function playerFacts(preview: Preview, view: View): Fact[] {
  const facts: Fact[] = [];
  for (const [nation, [, after]] of pairs(preview.government)) {
    const text =
      after === view.seat && after !== null
        ? t("fact-you-govern", { nation: nationName(nation) })
        : t("fact-governs", { nation: nationName(nation), player: playerName(view, after) });
    facts.push({ icon: "bank", text });
  }
  for (const [seat, [, after]] of pairs(preview.swiss_bank)) {
    facts.push({
      icon: "card",
      text: t(after ? "fact-swiss-bank" : "fact-swiss-bank-lost", { player: playerName(view, Number(seat)) }),
    });
  }
  const cash = pairs(preview.cash).sort(
    ([a], [b]) => Number(b === String(view.seat)) - Number(a === String(view.seat)),
  );
  for (const [seat, [before, after]] of cash) {
    const yours = Number(seat) === view.seat;
    facts.push({
      icon: "coin",
      text: yours ? t("fact-your-cash") : t("fact-cash", { player: playerName(view, Number(seat)) }),
      value: `${before ?? "?"} → ${money(after ?? 0)}`,
      tone: tone((after ?? 0) - (before ?? 0)),
    });
  }
  return facts;
}

/** Two to six facts, most important first. */
export function factsOf(preview: Preview | null, view: View, act: Choice | null, legs?: Leg[]): Fact[] {
  if (!preview) return [];
  const facts: Fact[] = [];
  if (preview.ends_game) facts.push({ icon: "warning", text: t("fact-ends-game"), warn: true });
  if (preview.nothing) facts.push({ icon: "info", text: t("fact-nothing"), warn: true });
  facts.push(...routeFact(legs, view), ...unitFacts(preview, view, act));
  if (preview.asks?.length)
    facts.push({
      icon: "people",
      text: t("fact-asks", { players: preview.asks.map((seat) => playerName(view, seat)).join(", ") }),
    });
  if (typeof preview.then === "string") facts.push({ icon: "info", text: t("fact-then", { kind: preview.then }) });
  facts.push(
    ...playerFacts(preview, view).filter((fact) => fact.icon !== "coin"),
    ...boardFacts(preview, view),
    ...nationFacts(preview),
  );
  facts.push(...playerFacts(preview, view).filter((fact) => fact.icon === "coin"));
  const score = view.seat === null ? undefined : preview.score?.[String(view.seat)];
  if (score && score[0] !== null && score[1] !== null) {
    facts.push({
      icon: "people",
      text: t("fact-your-score"),
      value: change(score[0], score[1]),
      tone: tone(score[1] - score[0]),
    });
  }
  return facts;
}

export const inOneLine = (facts: Fact[], most = 3): string =>
  facts
    .slice(0, most)
    .map((fact) => (fact.value ? `${fact.text} ${fact.value}` : fact.text))
    .join(" · ");

// The spaces ahead of the nation that moves: distance, price and, where offered, the action.
import { money, plusMinus, signedMoney, spaceName, t } from "../../lib/texts.svelte";
import type { Preview, SpaceId, View } from "../../wire";
import type { Act } from "../client/actions";
import type { Choice } from "../decision/choice.svelte";
import { factsOf, inOneLine, type Fact } from "../words/consequences";
import { change, playerName, refusalText, startsOnRondel, tone } from "../words/words";

export interface SpaceAhead {
  id: SpaceId;
  steps: number;
  act: Act | null;
  /** null while the server has not said it yet, or will say why the space is locked. */
  price: number | null;
}

export function spacesAhead(choice: Choice): SpaceAhead[] {
  const ids = (choice.facts?.spaces ?? []).map((space) => space.id);
  const mover = choice.client.decision?.nation;
  const here = ids.indexOf(choice.client.now?.nations[mover ?? ""]?.rondel ?? ("" as SpaceId));
  const most = here < 0 ? ids.length : Number(choice.facts?.max_steps ?? 6);
  return Array.from({ length: most }, (_, index): SpaceAhead => {
    const id = ids[(here + index + 1) % ids.length]!;
    const act = choice.acts.find((each) => each.space === id) ?? null;
    const preview = act ? choice.previews[act.text] : undefined;
    return {
      id,
      steps: index + 1,
      act,
      price: act ? (preview ? Number(preview.price ?? 0) : null) : lockedPrice(choice, id),
    };
  });
}

function lockedPrice(choice: Choice, id: SpaceId): number | null {
  const price = choice.locked[id]?.params?.price;
  return typeof price === "number" ? price : null;
}

export function spaceLabel(space: SpaceAhead, choice: Choice): string {
  const first = startsOnRondel(choice.client.now!, choice.client.decision?.nation);
  const words = [spaceName(space.id), ...(first ? [] : [t("steps", { count: space.steps })])];
  if (space.price !== null) words.push(space.price ? money(space.price) : t("free"));
  const facts = space.act ? cardFacts(space, choice.client.now!, choice) : [];
  return `${words.join(", ")}. ${space.act ? inOneLine(facts, 8) : choice.locked[space.id] ? refusalText(choice.locked[space.id]!, choice.client.now!) : t("space-locked")}`;
}

/** The lines of a space's card: what the server foresees, else what the action has to work with. */
export function cardFacts(space: SpaceAhead, view: View, choice: Choice): Fact[] {
  const preview = space.act ? choice.previews[space.act.text] : undefined;
  const nation = choice.client.decision?.nation ?? "";
  if (!preview) return [];
  const kind = space.id.replace(/_\d$/, "");
  if (kind === "taxation" || kind === "investor") return moneyFacts(preview, view, nation, kind);
  return [
    ...outlook(kind, view, nation, choice),
    ...(preview.nothing ? factsOf({ nothing: true, asks: [], ends_game: false }, view, null) : []),
  ];
}

function moneyFacts(preview: Preview, view: View, nation: string, kind: string): Fact[] {
  const facts: Fact[] = [];
  const own = view.seat === null ? undefined : preview.cash?.[String(view.seat)];
  const bonus = own ? (own[1] ?? 0) - (own[0] ?? 0) + (preview.price ?? 0) : 0;
  const [power, factor, treasury] = [preview.power?.[nation], preview.factor?.[nation], preview.treasury?.[nation]];
  if (kind === "taxation")
    facts.push({ icon: "tax", text: t("card-tax"), value: money(view.nations[nation]?.tax ?? 0) });
  else facts.push({ icon: "coin", text: t("card-interest-due"), value: money(view.nations[nation]?.interest ?? 0) });
  if (bonus || kind === "investor")
    facts.push({
      icon: "coin",
      text: t(kind === "taxation" ? "card-bonus" : "card-you-get"),
      value: signedMoney(bonus),
      tone: tone(bonus),
    });
  if (power)
    facts.push({
      icon: "rise",
      text: t("card-power"),
      value: `${plusMinus(power[1] - power[0])} → ${power[1]}`,
      tone: tone(power[1] - power[0]),
    });
  if (factor)
    facts.push({
      icon: "rise",
      text: t("card-factor"),
      value: `×${factor[0]} → ×${factor[1]}`,
      tone: tone(factor[1] - factor[0]),
    });
  if (treasury)
    facts.push({
      icon: "bank",
      text: t("card-treasury"),
      value: change(treasury[0], treasury[1]),
      tone: tone(treasury[1] - treasury[0]),
    });
  return facts;
}

function outlook(kind: string, view: View, nation: string, choice: Choice): Fact[] {
  const count = (key: "armies" | "lying" | "fleets"): number =>
    Object.values(view.regions).reduce((sum, region) => sum + (region[key]?.[nation] ?? 0), 0);
  const cities = (choice.facts?.regions ?? []).filter(
    (region) => region.nation === nation && region.city && view.regions[region.id]?.factory,
  );
  const treasury = view.nations[nation]?.treasury ?? 0;
  if (kind === "maneuver") {
    return [
      { icon: "army", text: t("card-armies"), value: String(count("armies") + count("lying")) },
      { icon: "fleet", text: t("card-fleets"), value: String(count("fleets")) },
    ];
  }
  if (kind === "production") {
    return [
      {
        icon: "factory",
        text: t("card-works"),
        value: String(cities.filter((city) => city.city === "armament").length),
      },
      {
        icon: "anchor",
        text: t("card-shipyards"),
        value: String(cities.filter((city) => city.city === "shipyard").length),
      },
    ];
  }
  if (kind === "import") {
    return [
      {
        icon: "army",
        text: t("card-units"),
        value: t("card-up-to", { count: Number(choice.facts?.import_limit ?? 3) }),
      },
      { icon: "bank", text: t("card-treasury"), value: money(treasury) },
    ];
  }
  return [
    { icon: "bank", text: t("card-treasury"), value: money(treasury) },
    { icon: "factory", text: t("card-factories"), value: String(cities.length) },
  ];
}

/** Who else gains or loses, and who is asked, in one line. */
export function othersLine(preview: Preview | undefined, view: View): string {
  if (!preview) return "";
  const scores = Object.entries(preview.score ?? {}).filter(
    ([seat, both]) => Number(seat) !== view.seat && both[0] !== null && both[1] !== null && both[0] !== both[1],
  );
  const line = scores
    .map(([seat, both]) => `${playerName(view, Number(seat))} ${plusMinus(both[1]! - both[0]!)}`)
    .join(" · ");
  const asks = preview.asks?.length
    ? t("card-asks", { players: preview.asks.map((seat) => playerName(view, seat)).join(", ") })
    : "";
  return [line, asks].filter(Boolean).join(". ");
}

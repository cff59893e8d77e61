// The spaces ahead of the moving nation: distance, price, and the choice or the reason why it is not offered.
import { money, plusMinus, signedMoney, spaceName, t } from "../../lib/texts.svelte";
import type { Choice, Preview, Refusal, SpaceFacts, SpaceId, View } from "../../wire";
import type { Choosing } from "../decision/choosing.svelte";
import { factsOf, inOneLine, type Fact } from "../text/consequences";
import { change, playerName, refusalText, tone } from "../text/game-text";

export interface SpaceAhead {
  id: SpaceId;
  action: SpaceFacts["action"];
  /** Number among the spaces ahead; also its shortcut. */
  number: number;
  /** Distance; null on a nation's first turn (R8.2). */
  steps: number | null;
  price: number;
  choice: Choice | null;
  /** Why the space is not offered. */
  refusal: Refusal | null;
}

export function spacesAhead(choosing: Choosing): SpaceAhead[] {
  const { facts, choices, locked, client } = choosing;
  if (!facts) return [];
  const here = facts.spaces.findIndex(
    (space) => space.id === client.now?.nations[client.decision?.nation ?? ""]?.rondel,
  );
  const most = here < 0 ? facts.spaces.length : facts.max_steps;
  return Array.from({ length: most }, (_, index): SpaceAhead => {
    const { id, action } = facts.spaces[(here + index + 1) % facts.spaces.length]!;
    const choice = choices.find((each) => each.space === id) ?? null;
    const closed = locked.find((each) => each.space === id);
    const { steps, cost } = choice ?? closed ?? {};
    return {
      id,
      action,
      number: index + 1,
      steps: steps ?? null,
      price: cost ?? 0,
      choice,
      refusal: closed?.refusal ?? null,
    };
  });
}

export function spaceLabel(space: SpaceAhead, choosing: Choosing): string {
  const view = choosing.client.now!;
  const words = [spaceName(space.id)];
  if (space.steps !== null) words.push(t("steps", { count: space.steps }));
  words.push(space.price ? money(space.price) : t("free"));
  const facts = space.choice ? inOneLine(cardFacts(space, view, choosing), 8) : "";
  const why = space.refusal ? refusalText(space.refusal, view) : t("space-locked");
  return `${words.join(", ")}. ${space.choice ? facts : why}`;
}

/** Facts on a space's card: the server's preview, or else the outlook of the action. */
export function cardFacts(space: SpaceAhead, view: View, choosing: Choosing): Fact[] {
  const preview = space.choice ? choosing.state.previews[space.choice.text] : undefined;
  const nation = choosing.client.decision?.nation ?? "";
  if (!preview) return [];
  if (space.action === "taxation" || space.action === "investor") return moneyFacts(space, preview, view, nation);
  const nothing = preview.nothing ? factsOf({ nothing: true, asks: [], ends_game: false }, view, null) : [];
  return [...outlook(space.action, view, nation, choosing), ...nothing];
}

function moneyFacts({ action, price }: SpaceAhead, preview: Preview, view: View, nation: string): Fact[] {
  const facts: Fact[] = [];
  const own = view.seat === null ? undefined : preview.cash?.[String(view.seat)];
  const bonus = own ? (own[1] ?? 0) - (own[0] ?? 0) + price : 0;
  const [power, factor, treasury] = [preview.power?.[nation], preview.factor?.[nation], preview.treasury?.[nation]];
  if (action === "taxation")
    facts.push({ icon: "tax", text: t("card-tax"), value: money(view.nations[nation]?.tax ?? 0) });
  else facts.push({ icon: "coin", text: t("card-interest-due"), value: money(view.nations[nation]?.interest ?? 0) });
  if (bonus || action === "investor")
    facts.push({
      icon: "coin",
      text: t(action === "taxation" ? "card-bonus" : "card-you-get"),
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

function outlook(action: SpaceFacts["action"], view: View, nation: string, choosing: Choosing): Fact[] {
  const count = (key: "armies" | "lying" | "fleets"): number =>
    Object.values(view.regions).reduce((sum, region) => sum + (region[key]?.[nation] ?? 0), 0);
  const cities = (choosing.facts?.regions ?? []).filter(
    (region) => region.nation === nation && region.city && view.regions[region.id]?.factory,
  );
  const treasury = view.nations[nation]?.treasury ?? 0;
  if (action === "maneuver") {
    return [
      { icon: "army", text: t("card-armies"), value: String(count("armies") + count("lying")) },
      { icon: "fleet", text: t("card-fleets"), value: String(count("fleets")) },
    ];
  }
  if (action === "production") {
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
  if (action === "import") {
    return [
      {
        icon: "army",
        text: t("card-units"),
        value: t("card-up-to", { count: choosing.facts?.import_limit ?? 0 }),
      },
      { icon: "bank", text: t("card-treasury"), value: money(treasury) },
    ];
  }
  return [
    { icon: "bank", text: t("card-treasury"), value: money(treasury) },
    { icon: "factory", text: t("card-factories"), value: String(cities.length) },
  ];
}

/** One line about other players: gains, losses, and who will be asked. */
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

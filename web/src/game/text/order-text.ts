// Texts of standing orders and their outcomes.
import { language, money, nationName, regionName, spaceName, t } from "../../lib/texts.svelte";
import type { OrderContent, OrderLine } from "../../wire";

/** Format a list of names in the reader's language. */
export function listed(names: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type }).format(names);
}

export function orderText(order: OrderContent, edition: string): string {
  const nations = (ids: string[] | undefined): string => listed((ids ?? []).map(nationName));
  const places = (ids: string[] | undefined, type: "conjunction" | "disjunction" = "conjunction"): string =>
    listed(
      (ids ?? []).map((id) => regionName(edition, id)),
      type,
    );
  const only = (key: `order-${"only" | "not"}-${"nations" | "places"}` | "order-own", names: string): string[] =>
    names ? [t(key, { names })] : [];
  const parts: string[] = [];
  switch (order.kind) {
    case "canal":
      parts.push(t("order-canal", { answer: order.answer }), ...only("order-only-nations", nations(order.nations)));
      break;
    case "challenge":
      parts.push(
        t("order-challenge", { answer: order.answer }),
        ...only("order-own", nationName(order.own)),
        ...only("order-only-nations", nations(order.nations)),
        ...only("order-only-places", places(order.places)),
        ...only("order-not-nations", nations(order.except_nations)),
        ...only("order-not-places", places(order.except_places)),
      );
      break;
    case "stance":
      parts.push(t("order-stance", { answer: order.answer }), ...only("order-only-places", places(order.places)));
      break;
    case "arrival":
      parts.push(
        order.fight?.length ? t("order-arrival-fight", { names: nations(order.fight) }) : t("order-arrival-peace"),
        ...only("order-only-places", places(order.places)),
      );
      break;
    case "ask":
      parts.push(order.nations?.length ? t("order-ask-first", { names: nations(order.nations) }) : t("order-ask"));
      break;
    case "swiss_bank":
      parts.push(
        t("order-swiss_bank", { answer: order.answer }),
        ...(order.gain ? [t("order-gain", { cash: money(order.gain) })] : []),
        ...only("order-only-nations", nations(order.nations)),
      );
      break;
    case "invest":
      parts.push(
        ...(order.wishes ?? []).map((wish) =>
          [
            t(wish.old ? "order-wish-raise" : "order-wish-buy", {
              nation: nationName(wish.nation),
              face: wish.face,
              old: wish.old ?? 0,
            }),
            ...(wish.at_most === null || wish.at_most === undefined
              ? []
              : [t("order-at-most", { cash: money(wish.at_most) })]),
          ].join(" "),
        ),
        t(order.wishes?.length ? "order-otherwise" : "order-invest-pass", { answer: order.otherwise ?? "pass" }),
        ...(typeof order.cash_below === "number" ? [t("order-cash-below", { cash: money(order.cash_below) })] : []),
      );
      break;
    case "rondel":
      parts.push(
        t("order-rondel", {
          nation: nationName(order.nation),
          names: listed(order.spaces.map(spaceName), "disjunction"),
        }),
        ...(typeof order.price === "number" ? [t("order-price", { cash: money(order.price) })] : []),
        ...(typeof order.treasury === "number" ? [t("order-treasury", { cash: money(order.treasury) })] : []),
        ...(order.home_free === false ? [] : [t("order-home")]),
      );
      break;
    case "factory":
      parts.push(
        t(order.places?.length ? "order-factory" : "order-factory-none", {
          nation: nationName(order.nation),
          names: places(order.places, "disjunction"),
        }),
        ...(order.places?.length ? [t("order-otherwise", { answer: order.otherwise ?? "pass" })] : []),
      );
      break;
    case "production":
      parts.push(t("order-production", { nation: nationName(order.nation), answer: order.answer ?? "all" }));
      break;
    case "import":
      parts.push(t("order-import", { nation: nationName(order.nation) }));
      break;
    case "maneuver":
      parts.push(
        t("order-maneuver", {
          nation: nationName(order.nation),
          steps: order.steps.length > 1 ? "both" : order.steps[0]!,
        }),
      );
      break;
    case "plan":
      parts.push(t("order-plan", { nation: nationName(order.nation), count: order.steps.length }));
  }
  return parts.join(" · ");
}

/** Text of a canceled order, with the reason. */
export function lineText(line: OrderLine, edition: string): string {
  return t("order-cancelled", {
    what: orderText(line.order, edition),
    reason: line.reason ?? "",
    nation: nationName(line.nation),
    place: line.place ? regionName(edition, line.place) : "",
  });
}

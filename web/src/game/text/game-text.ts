// Texts of events, actions and refusals, which the server sends as ids.
import { errorText } from "../../lib/errors";
import { nationName, personName, regionName, spaceName, t, tFirst, type Params } from "../../lib/texts.svelte";
import type { ApiError, Choice, DecisionKind, GameEvent, View } from "../../wire";
import { placeOf, priceOf } from "../client/choices";

const NATIONS = new Set(["nation", "enemy", "owner", "mover", "by", "offered"]);
const REGIONS = new Set(["province", "origin", "sea", "to", "place", "region"]);
const PLAYERS = new Set(["player", "before", "after"]);

export function playerName(view: View, seat: number | null | undefined): string {
  return seat === null || seat === undefined ? t("nobody") : personName(view.players[seat]?.name);
}

/** Whether the nation's marker is not on the rondel yet, so that every space is free (R8.2). */
export function startsOnRondel(view: View, nation: string | null | undefined): boolean {
  return !view.nations[nation ?? ""]?.rondel;
}

export function canalName(id: string): string {
  return t(`term-${id}_canal`);
}

function textParams(fields: Record<string, unknown>, view: View): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === null && PLAYERS.has(field)) params[field] = t("nobody");
    else if (typeof value === "number") params[field] = PLAYERS.has(field) ? playerName(view, value) : value;
    else if (typeof value !== "string") continue;
    else if (NATIONS.has(field)) params[field] = nationName(value);
    else if (REGIONS.has(field)) params[field] = regionName(view.edition, value);
    else if (field === "space") params[field] = spaceName(value);
    else if (field === "canal") params[field] = canalName(value);
    else params[field] = value;
  }
  return params;
}

export function eventText(event: GameEvent, view: View): string {
  const name = event.event === "fleet_moved" && event.canal ? "fleet_moved-canal" : event.event;
  return tFirst([`event-${name}`], textParams(event, view));
}

export function refusalText(error: ApiError, view: View): string {
  return tFirst([`refusal-${error.code}`], textParams(error.params ?? {}, view), errorText(error));
}

/** Text of an action with its place. */
export function choiceText(act: Choice, view: View, kind: DecisionKind): string {
  const where = placeOf(act);
  const place = where ? regionName(view.edition, where) : "";
  const to = act.to ? regionName(view.edition, act.to) : "";
  const params = {
    kind,
    unit: act.unit ?? "fleet",
    stance: act.stance ?? act.own ?? "any",
    own: act.own,
    nation: nationName(act.nation),
    face: act.face,
    old: act.old,
    new: act.face,
    price: priceOf(act),
    amount: act.amount,
    space: act.space ? spaceName(act.space) : "",
    province: place,
    region: place,
    place,
    origin: place,
    to,
    sea: to,
  };
  return t(choiceKey(act), params);
}

function choiceKey(act: Choice) {
  if (act.kind === "produce" && !act.place) return "act-produce-all";
  if (act.kind !== "fight") return `act-${act.kind}` as const;
  if (act.place)
    return act.own === "fleet" ? "act-fight-at-with-fleet" : act.own ? "act-fight-at-with-army" : "act-fight-at";
  return act.nation ? "act-fight-nation" : "act-fight-own";
}

/** `2 armies, 1 fleet`, for accessible labels. */
export function unitsText(armies: number, fleets: number): string {
  return [armies ? t("count-armies", { count: armies }) : "", fleets ? t("count-fleets", { count: fleets }) : ""]
    .filter(Boolean)
    .join(", ");
}

export const change = (before: number, after: number): string => `${before} → ${after}`;
export const tone = (difference: number): "gain" | "loss" | "" =>
  difference > 0 ? "gain" : difference < 0 ? "loss" : "";

// Accessible label of a region: name, owner, contents, and possible actions.
import { nationName, regionName, t } from "../../lib/texts.svelte";
import type { View } from "../../wire";
import { isMove } from "../client/choices";
import type { Way } from "../decision/choosing";
import type { Choosing } from "../decision/choosing.svelte";
import { choiceText, unitsText } from "../text/game-text";

export interface Occupants {
  nation: string;
  armies: number;
  lying: number;
  fleets: number;
}

export function occupantsOf(view: View, id: string): Occupants[] {
  const region = view.regions[id];
  const nations = new Set([
    ...Object.keys(region?.armies ?? {}),
    ...Object.keys(region?.lying ?? {}),
    ...Object.keys(region?.fleets ?? {}),
  ]);
  return [...nations].map((nation) => ({
    nation,
    armies: region?.armies?.[nation] ?? 0,
    lying: region?.lying?.[nation] ?? 0,
    fleets: region?.fleets?.[nation] ?? 0,
  }));
}

export function regionLabel(view: View, choosing: Choosing, id: string, way: Way | undefined): string {
  const facts = choosing.facts?.regions.find((region) => region.id === id);
  const region = view.regions[id];
  const words = [
    facts?.nation ? `${regionName(view.edition, id)}, ${nationName(facts.nation)}` : regionName(view.edition, id),
  ];
  const there: string[] = [];
  if (region?.factory) there.push(t(facts?.city === "shipyard" ? "shipyard" : "armament-works"));
  if (region?.flag) there.push(t("flag-of", { nation: nationName(region.flag) }));
  for (const each of occupantsOf(view, id))
    there.push(`${nationName(each.nation)}: ${unitsText(each.armies + each.lying, each.fleets)}`);
  if (there.length) words.push(there.join(", "));
  if (way) {
    const acts = choosing.targets.get(id) ?? [];
    if (choosing.state.origin !== null) words.push(t("way-possible", { way }));
    else if (acts.some(isMove)) words.push(t("can-move"));
    else if (acts[0] && choosing.kind) words.push(choiceText(acts[0], view, choosing.kind));
    if (choosing.kind === "production") words.push(t(choosing.state.ticks.includes(id) ? "ticked" : "not-ticked"));
  }
  return `${words.join(". ")}.`;
}

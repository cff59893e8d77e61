// The bond grid: the holder of each bond, and the offered actions that take it.
import type { Choice, EditionFacts, View } from "../../wire";
import { priceOf } from "../client/choices";
import type { Choosing } from "../decision/choosing.svelte";

export interface Cell {
  nation: string;
  face: number;
  interest: number;
  holder: number | null;
  /** Not held by any player. */
  free: boolean;
  acts: Choice[];
  /** Amount by which the viewer's cash falls short of the price, if known. */
  short: number;
}

export function cellsOf(nation: string, view: View, facts: EditionFacts, choosing: Choosing): Cell[] {
  const cash = view.seat === null ? null : (view.players[view.seat]?.cash ?? null);
  const left = new Set(view.nations[nation]?.bonds_left ?? []);
  return facts.bonds.map(([face, interest]) => {
    const holder = view.players.find((player) => player.bonds[nation]?.includes(face))?.seat ?? null;
    const acts = choosing.client.history.past
      ? []
      : choosing.choices.filter(
          (act) => act.nation === nation && act.face === face && (act.kind === "buy" || act.kind === "raise"),
        );
    return {
      nation,
      face,
      interest,
      holder,
      free: left.has(face),
      acts,
      short: cash === null ? 0 : Math.max(0, face - cash),
    };
  });
}

export function credit(view: View, nation: string): { seat: number; sum: number }[] {
  return view.players
    .map((player) => ({ seat: player.seat, sum: (player.bonds[nation] ?? []).reduce((sum, face) => sum + face, 0) }))
    .filter((each) => each.sum > 0)
    .sort((a, b) => b.sum - a.sum);
}

/** The viewer's credit after taking a bond. */
export function creditAfter(view: View, act: Choice): number {
  const own = credit(view, act.nation ?? "").find((each) => each.seat === view.seat)?.sum ?? 0;
  return own + priceOf(act);
}

// The bonds as a grid: who holds what, and which offered actions take a cell.
import type { EditionFacts, View } from "../../wire";
import type { Act } from "../client/actions";
import type { Choice } from "../decision/choice.svelte";

export interface Cell {
  nation: string;
  face: number;
  interest: number;
  holder: number | null;
  /** In nobody's hands and still to be had. */
  free: boolean;
  acts: Act[];
  /** What the viewer's cash lacks, if the price is known to him. */
  short: number;
}

export function cellsOf(nation: string, view: View, facts: EditionFacts, choice: Choice): Cell[] {
  const cash = view.seat === null ? null : (view.players[view.seat]?.cash ?? null);
  const left = new Set(view.nations[nation]?.bonds_left ?? []);
  return facts.bonds.map(([face, interest]) => {
    const holder = view.players.find((player) => player.bonds[nation]?.includes(face))?.seat ?? null;
    const acts = choice.client.past
      ? []
      : choice.acts.filter(
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

/** What the viewer's credit would be after taking a bond. */
export function creditAfter(view: View, act: Act): number {
  const own = credit(view, act.nation ?? "").find((each) => each.seat === view.seat)?.sum ?? 0;
  return own + (act.face ?? 0) - (act.old ?? 0);
}

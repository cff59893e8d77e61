// Changes between two views of a game: the common input of animations, sounds and outlines.
import type { LogEntry, View } from "../../wire";

export type Piece = { nation: string; kind: "army" | "fleet" | "works" };

export type Change =
  | { kind: "unit"; nation: string; unit: "army" | "fleet"; from: string; to: string }
  /** Removed pieces: one per side after a battle, or a factory with the three armies that destroyed it. */
  | { kind: "battle"; place: string; pieces: Piece[] }
  | { kind: "ruin"; place: string; pieces: Piece[] }
  | { kind: "factory"; place: string }
  /** A bond passes to an investor, or back to its nation when traded in. */
  | { kind: "bond"; nation: string; face: number; seat: number; back: boolean }
  | { kind: "government"; nation: string }
  /** A figure on the page, by its data-figure name: `cash 2`, `treasury italy`. */
  | { kind: "figure"; of: string; from: number; to: number }
  | { kind: "tax"; nation: string }
  | { kind: "end" };

/** Return the changes in order, figures last. `fresh`: the moves between the two views. */
export function changesBetween(fresh: LogEntry[], before: View, after: View): Change[] {
  if (!fresh.length) return [];
  return [...fresh.flatMap((entry) => entry.events.flatMap(changesOf)), ...figures(before, after)];
}

function changesOf(event: LogEntry["events"][number]): Change[] {
  switch (event.event) {
    case "army_moved":
      return [{ kind: "unit", unit: "army", nation: event.nation, from: event.origin, to: event.to }];
    case "fleet_moved":
      return [{ kind: "unit", unit: "fleet", nation: event.nation, from: event.origin, to: event.sea }];
    case "battle": {
      const pieces = [
        { nation: event.nation, kind: event.unit },
        { nation: event.enemy, kind: event.enemy_unit },
      ];
      return [{ kind: "battle", place: event.place, pieces }];
    }
    case "factory_destroyed": {
      const army: Piece = { nation: event.nation, kind: "army" };
      return [
        { kind: "ruin", place: event.province, pieces: [{ nation: event.owner, kind: "works" }, army, army, army] },
      ];
    }
    case "factory_built":
      return [{ kind: "factory", place: event.province }];
    case "bond_bought":
      return [{ kind: "bond", nation: event.nation, face: event.face, seat: event.player, back: false }];
    case "bond_raised":
      return [
        { kind: "bond", nation: event.nation, face: event.old, seat: event.player, back: true },
        { kind: "bond", nation: event.nation, face: event.new, seat: event.player, back: false },
      ];
    case "government_changed":
      return [{ kind: "government", nation: event.nation }];
    case "tax_collected":
      return [{ kind: "tax", nation: event.nation }];
    case "game_ended":
      return [{ kind: "end" }];
    default:
      return [];
  }
}

function figures(before: View, after: View): Change[] {
  const found: Change[] = [];
  const compare = (of: string, from: number | null | undefined, to: number | null): void => {
    if (typeof from === "number" && to !== null && from !== to) found.push({ kind: "figure", of, from, to });
  };
  for (const [id, nation] of Object.entries(after.nations)) {
    compare(`treasury ${id}`, before.nations[id]?.treasury, nation.treasury);
    compare(`power ${id}`, before.nations[id]?.power, nation.power);
  }
  after.players.forEach((player, seat) => {
    compare(`cash ${seat}`, before.players[seat]?.cash, player.cash);
    compare(`score ${seat}`, before.players[seat]?.score, player.score);
  });
  return found;
}

/** Changed places on the board. */
export const placesOf = (changes: Change[]): string[] =>
  changes.flatMap((change) => ("place" in change ? [change.place] : change.kind === "unit" ? [change.to] : []));

/** Changed rows of nations and investors: `nation italy`, `seat 2`. */
export function rowsOf(changes: Change[]): string[] {
  const rows = changes.flatMap((change) => {
    if (change.kind === "bond") return [`nation ${change.nation}`, `seat ${change.seat}`];
    if (change.kind === "government") return [`nation ${change.nation}`];
    const [what = "", whose = ""] = change.kind === "figure" ? change.of.split(" ") : [];
    if (what === "treasury" || what === "power") return [`nation ${whose}`];
    return what === "cash" ? [`seat ${whose}`] : []; // scores change with nearly every move
  });
  return [...new Set(rows)];
}

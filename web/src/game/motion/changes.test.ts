import { describe, expect, it } from "vitest";
import type { LogEntry, View } from "../../wire";
import { placesOf, rowsOf, changesBetween, type Change } from "./changes";

const view = (treasury: number, power: number, cash: (number | null)[]): View =>
  ({
    nations: { italy: { treasury, power } },
    players: cash.map((amount, seat) => ({ seat, cash: amount, score: amount })),
  }) as unknown as View;
const played = (...events: object[]): LogEntry[] => [{ version: 2, events }] as unknown as LogEntry[];
const before = view(4, 3, [5, 7]);

describe("changes between two views", () => {
  it("are empty without a move, so that undo animates nothing", () => {
    expect(changesBetween([], view(9, 9, [1, 1]), before)).toEqual([]);
  });
  it("include changed figures but not hidden cash", () => {
    const changes = changesBetween(played({ event: "passed" }), before, view(6, 3, [5, 2]));
    expect(changes).toEqual([
      { kind: "figure", of: "treasury italy", from: 4, to: 6 },
      { kind: "figure", of: "cash 1", from: 7, to: 2 },
      { kind: "figure", of: "score 1", from: 7, to: 2 },
    ]);
    expect(changesBetween(played({ event: "passed" }), view(4, 3, [null, null]), view(4, 3, [null, null]))).toEqual([]);
  });
  it("return the old bond of an upgrade and hand out the new one", () => {
    const event = { event: "bond_raised", player: 1, nation: "italy", old: 4, new: 9 };
    expect(changesBetween(played(event), before, before)).toEqual([
      { kind: "bond", nation: "italy", face: 4, seat: 1, back: true },
      { kind: "bond", nation: "italy", face: 9, seat: 1, back: false },
    ]);
  });
  it("remove three armies with a destroyed factory", () => {
    const event = { event: "factory_destroyed", nation: "france", province: "rome", owner: "italy" };
    const [ruin] = changesBetween(played(event), before, before);
    expect(ruin).toMatchObject({ kind: "ruin", place: "rome" });
    expect((ruin as Extract<Change, { kind: "ruin" }>).pieces.map((piece) => `${piece.nation} ${piece.kind}`)).toEqual([
      "italy works",
      ...Array<string>(3).fill("france army"),
    ]);
  });
  it("list the places and rows to outline with reduced motion", () => {
    const changes = changesBetween(
      played(
        { event: "army_moved", nation: "italy", origin: "rome", to: "tunis", way: "convoy" },
        { event: "bond_bought", player: 0, nation: "italy", face: 4 },
      ),
      before,
      view(8, 3, [1, 7]),
    );
    expect(placesOf(changes)).toEqual(["tunis"]);
    expect(rowsOf(changes)).toEqual(["nation italy", "seat 0"]);
  });
});

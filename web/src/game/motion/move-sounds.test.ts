import { describe, expect, it } from "vitest";
import type { Change } from "./changes";
import { soundsFor, type SoundContext } from "./move-sounds";

const heard = (changes: Change[], more: Partial<SoundContext> = {}): string[] =>
  soundsFor({ changes, moved: true, own: false, yours: false, away: false, ...more });
const unit: Change = { kind: "unit", unit: "army", nation: "italy", from: "rome", to: "tunis" };
const money: Change = { kind: "figure", of: "cash 0", from: 1, to: 4 };

describe("which sound belongs to what happened", () => {
  it("is one for the most telling change", () => {
    expect(heard([money])).toEqual(["money"]);
    expect(heard([unit, money])).toEqual(["arrival"]);
    expect(heard([unit, { kind: "battle", place: "tunis", pieces: [] }])).toEqual(["battle"]);
    expect(heard([{ kind: "bond", nation: "italy", face: 4, seat: 0, back: false }, money])).toEqual(["bond"]);
    expect(heard([{ kind: "tax", nation: "italy" }, money])).toEqual(["taxation"]);
    expect(heard([{ kind: "ruin", place: "rome", pieces: [] }])).toEqual(["factory"]);
    expect(heard([{ kind: "tax", nation: "italy" }, { kind: "end" }])).toEqual(["end"]);
  });
  it("is a soft one for any other move, but of somebody else only", () => {
    expect(heard([])).toEqual(["move"]);
    expect(heard([], { own: true })).toEqual([]);
    expect(heard([], { moved: false, yours: true })).toEqual(["turn"]);
  });
  it("calls whoever has to decide, and whoever is away for nothing else but the end", () => {
    expect(heard([unit], { yours: true })).toEqual(["arrival", "turn"]);
    expect(heard([unit], { yours: true, away: true })).toEqual(["turn"]);
    expect(heard([unit], { away: true })).toEqual([]);
    expect(heard([{ kind: "end" }], { away: true })).toEqual(["end"]);
  });
});

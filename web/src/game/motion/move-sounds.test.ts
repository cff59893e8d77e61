import { describe, expect, it } from "vitest";
import type { Change } from "./changes";
import { soundsFor, type SoundContext } from "./move-sounds";

const sounds = (changes: Change[], more: Partial<SoundContext> = {}): string[] =>
  soundsFor({ changes, moved: true, own: false, yours: false, away: false, ...more });
const unit: Change = { kind: "unit", unit: "army", nation: "italy", from: "rome", to: "tunis" };
const money: Change = { kind: "figure", of: "cash 0", from: 1, to: 4 };

describe("the sound of a move", () => {
  it("is that of the most important change", () => {
    expect(sounds([money])).toEqual(["money"]);
    expect(sounds([unit, money])).toEqual(["arrival"]);
    expect(sounds([unit, { kind: "battle", place: "tunis", pieces: [] }])).toEqual(["battle"]);
    expect(sounds([{ kind: "bond", nation: "italy", face: 4, seat: 0, back: false }, money])).toEqual(["bond"]);
    expect(sounds([{ kind: "tax", nation: "italy" }, money])).toEqual(["taxation"]);
    expect(sounds([{ kind: "ruin", place: "rome", pieces: [] }])).toEqual(["factory"]);
    expect(sounds([{ kind: "tax", nation: "italy" }, { kind: "end" }])).toEqual(["end"]);
  });
  it("is a soft one for other moves of other players", () => {
    expect(sounds([])).toEqual(["move"]);
    expect(sounds([], { own: true })).toEqual([]);
    expect(sounds([], { moved: false, yours: true })).toEqual(["turn"]);
  });
  it("is followed by the turn sound, and is silent on a hidden page except at the end", () => {
    expect(sounds([unit], { yours: true })).toEqual(["arrival", "turn"]);
    expect(sounds([unit], { yours: true, away: true })).toEqual(["turn"]);
    expect(sounds([unit], { away: true })).toEqual([]);
    expect(sounds([{ kind: "end" }], { away: true })).toEqual(["end"]);
  });
});

import { describe, expect, test } from "vitest";
import type { Choice, LogEntry } from "../../wire";
import { lastMoveOf, countThisTurn, questionPlaceOf } from "./last-move";

const entry = (turn: number, choice: Choice | null): LogEntry => ({
  version: turn,
  seat: 0,
  action: choice?.text ?? "",
  choice,
  by: "human",
  turn,
  at: 0,
  events: [],
  reason: null,
});
const army: Choice = {
  text: "army trieste west_balkan",
  kind: "army",
  unit: "army",
  from: "trieste",
  to: "west_balkan",
};
const peace: Choice = { text: "peace", kind: "peace" };

describe("the place of a question", () => {
  test("is that of the last move in the log", () => {
    expect(lastMoveOf([entry(1, army), entry(1, peace)])).toEqual(army);
    expect(questionPlaceOf("challenge", army)).toEqual({ from: "trieste", to: "west_balkan" });
  });
  test("is the position of the army after a change of stance", () => {
    const stance: Choice = { text: "stance venice hostile", kind: "stance", place: "venice", stance: "hostile" };
    expect(questionPlaceOf("challenge", lastMoveOf([entry(1, army), entry(1, stance)]))).toEqual({
      from: null,
      to: "venice",
    });
  });
  test("is null after the end of the maneuver", () => {
    expect(lastMoveOf([entry(1, army), entry(1, { text: "end", kind: "end" })])).toBeNull();
  });
  test("is null for decisions that are not about a move", () => {
    expect(questionPlaceOf("invest", army)).toBeNull();
  });
});

test("only actions of the current turn are counted", () => {
  expect(countThisTurn([entry(1, army), entry(2, army), entry(2, army)], "army")).toBe(2);
  expect(countThisTurn([entry(2, army)], "import")).toBe(0);
  expect(countThisTurn([], "army")).toBe(0);
});

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

describe("the move a question is about", () => {
  test("is the last one of the log", () => {
    expect(lastMoveOf([entry(1, army), entry(1, peace)])).toEqual(army);
    expect(questionPlaceOf("challenge", army)).toEqual({ from: "trieste", to: "west_balkan" });
  });
  test("a changed status is asked about where the army stands", () => {
    const stance: Choice = { text: "stance venice hostile", kind: "stance", place: "venice", stance: "hostile" };
    expect(questionPlaceOf("challenge", lastMoveOf([entry(1, army), entry(1, stance)]))).toEqual({
      from: null,
      to: "venice",
    });
  });
  test("is none after the maneuver has ended", () => {
    expect(lastMoveOf([entry(1, army), entry(1, { text: "end", kind: "end" })])).toBeNull();
  });
  test("is none where the question is about something else", () => {
    expect(questionPlaceOf("invest", army)).toBeNull();
  });
});

test("what was done this turn is counted, not what was done before", () => {
  expect(countThisTurn([entry(1, army), entry(2, army), entry(2, army)], "army")).toBe(2);
  expect(countThisTurn([entry(2, army)], "import")).toBe(0);
  expect(countThisTurn([], "army")).toBe(0);
});

import { describe, expect, it } from "vitest";
import type { LogEntry, Review } from "../../wire";
import { chanceChange, keyMoments } from "./key-moments";

let version = 0;
const entry = (...events: object[]): LogEntry => ({ version: ++version, events }) as unknown as LogEntry;
const round = (number: number): object => ({ event: "turn_began", nation: "italy", player: 0, round: number, number });
const governs = (nation: string, before: number | null, after: number): object => ({
  event: "government_changed",
  nation,
  before,
  after,
});
const taxes = (nation: string, player: number, points: number, power: number): object => ({
  event: "tax_collected",
  nation,
  player,
  tax: points + 5,
  points,
  power,
});
const pays = (nation: string, player: number, amount: number): object => ({
  event: "interest_paid",
  nation,
  player,
  amount,
});

describe("key moments", () => {
  version = 0;
  const log = [
    entry(round(1), governs("italy", null, 0)),
    entry(taxes("italy", 0, 3, 3)),
    entry(round(2), governs("italy", 0, 2)),
    entry(taxes("italy", 2, 7, 10)),
    entry(pays("italy", 1, 2), pays("italy", 2, 9)),
    entry(round(3), taxes("france", 1, 5, 5), taxes("france", 1, 0, 5)),
    entry(governs("france", 1, 0)),
    entry(taxes("italy", 2, 4, 14)),
  ];
  const found = keyMoments(log);

  it("are in game order, each with its move and round", () => {
    expect(found.map(({ kind, at, round }) => [kind, at, round])).toEqual([
      ["government", 3, 2],
      ["tax", 4, 2],
      ["interest", 5, 2],
      ["tax", 6, 3],
      ["government", 7, 3],
    ]);
  });
  it("credit a government with the power points its nation gained under it", () => {
    expect(found[0]).toMatchObject({ nation: "italy", seat: 2, before: 0, points: 11 });
    expect(found[4]).toMatchObject({ nation: "france", seat: 0, points: 0 });
  });
  it("add up an interest payout and name the largest recipient", () => {
    expect(found[2]).toMatchObject({
      amount: 11,
      seat: 2,
      to: [
        { seat: 2, amount: 9 },
        { seat: 1, amount: 2 },
      ],
    });
  });
  it("omit the setup and taxations without gain", () => {
    expect(keyMoments(log.slice(0, 1))).toEqual([]);
    expect(found.some((moment) => moment.kind === "tax" && moment.points === 0)).toBe(false);
  });
  it("include win probabilities and mistakes if there is an analysis", () => {
    const review = {
      first: 2,
      chances: [
        [0.5, 0.3, 0.2],
        [0.3, 0.3, 0.4],
      ],
      turning_points: [{ at: 5, seat: 1, round: 2, nation: null, before: 0.4, after: 0.1 }],
    } as unknown as Review;
    const [taken, , , mistake] = keyMoments(log, review);
    expect(chanceChange(taken!, review)).toBeCloseTo(0.2);
    expect(mistake).toMatchObject({ kind: "mistake", at: 5 });
    expect(chanceChange(mistake!, review)).toBeCloseTo(-0.3);
    expect(chanceChange(keyMoments(log)[1]!, review)).toBeNull();
    expect(chanceChange(taken!, null)).toBeNull();
  });
});

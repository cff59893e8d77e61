import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coarse, cutOf, placesOf } from "./board-cuts";

const text = (edition: string): string =>
  readFileSync(join(import.meta.dirname, `../src/boards/${edition}.json`), "utf-8");

test("points are snapped to a grid, and collinear points are dropped", () => {
  expect(coarse("M0.3 0l6 0 6 0.2 0 9z")).toBe("M0 0l12 0 0 9z");
  expect(coarse("M9 9q6 0 6 6 0 6 6 6")).toBe("M9 9l6 0 0 12 6 0");
});

test("shapes smaller than the grid are dropped", () => {
  expect(coarse("M1110.7 119.8l0-.2q-.1-.2-.2-.1-.1 0 .1 .2l.1 .1z")).toBe("");
});

test.each(["imperial", "imperial_2030"])(
  "the simplified board of %s has every land in a quarter of the bytes",
  (edition) => {
    const board = JSON.parse(text(edition));
    const cut = cutOf(board);
    const lands = Object.values<{ kind: string }>(board.regions).filter((region) => region.kind !== "sea");
    expect(cut.lands.length).toBe(lands.length);
    expect(cut.lands.every(([, path]) => /^M\d+ \d+l/.test(path))).toBe(true);
    expect(cut.homes.length).toBe(6);
    expect(Object.keys(placesOf(board))).toEqual(Object.keys(board.regions));
    expect(Object.keys(cut.names).length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(cut).length).toBeLessThan(text(edition).length / 4);
  },
);

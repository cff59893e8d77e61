import { expect, test, vi } from "vitest";
import { factors, taxColumns, type Tables } from "./charts";

vi.mock("virtual:tables", () => ({ default: {} }));

const TAXES = { last_power_point: 25, points_per_factor: 5 } as Tables["taxes"];

test("a column ends where the next one begins", () => {
  const columns = [
    { label: "0-5", at_least: 0, power: 0, bonus: 0 },
    { label: "6", at_least: 6, power: 1, bonus: 1 },
    { label: "8", at_least: 8, power: 2, bonus: 1 },
    { label: "9+", at_least: 9, power: 3 },
  ];
  const found = taxColumns({ ...TAXES, columns });
  expect(found.map((column) => column.tax)).toEqual(["0\u20135", "6\u20137", "8", "9+"]);
  expect(found.map((column) => column.bonus)).toEqual([0, 1, 1, null]);
});

test("the last power point is a separate step", () => {
  expect(factors(TAXES)).toEqual([
    ["0\u20134", 0],
    ["5\u20139", 1],
    ["10\u201314", 2],
    ["15\u201319", 3],
    ["20\u201324", 4],
    ["25", 5],
  ]);
});

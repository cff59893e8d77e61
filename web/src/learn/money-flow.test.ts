import { expect, test } from "vitest";
import { FLOWS, wrapped } from "./money-flow";

test("every pair of accounts is connected both ways", () => {
  const ways = FLOWS.map((flow) => `${flow.from} ${flow.to}`).sort();
  expect(ways).toEqual(["bank cash", "bank treasury", "cash bank", "cash treasury", "treasury bank", "treasury cash"]);
});

test("text wraps between words only", () => {
  expect(wrapped("factories, imports, soldiers\u2019 pay", 14)).toEqual([
    "factories,",
    "imports,",
    "soldiers\u2019 pay",
  ]);
  expect(wrapped("Steuern", 3)).toEqual(["Steuern"]);
});

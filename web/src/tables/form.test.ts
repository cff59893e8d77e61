import { describe, expect, test, vi } from "vitest";
import type { OptionFacts } from "../wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });
const { changedOptions, defaultOf } = await import("./form");

const LATE: OptionFacts = {
  key: "late_fleet_battles",
  values: [false, true],
  default: false,
  defaults: { imperial: true },
  rule: "R13",
};

describe("an option whose default differs by edition", () => {
  test("is on in that edition only", () => {
    expect(defaultOf(LATE, "imperial")).toBe(true);
    expect(defaultOf(LATE, "imperial_2030")).toBe(false);
  });

  test("is sent only if it differs from the default of the edition", () => {
    const chosen = (edition: "imperial" | "imperial_2030", late: boolean) =>
      changedOptions({ late_fleet_battles: late }, edition, [LATE]);
    expect(chosen("imperial", true)).toEqual({});
    expect(chosen("imperial", false)).toEqual({ late_fleet_battles: false });
    expect(chosen("imperial_2030", true)).toEqual({ late_fleet_battles: true });
    expect(chosen("imperial_2030", false)).toEqual({});
  });
});

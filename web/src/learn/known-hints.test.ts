import { beforeEach, expect, test, vi } from "vitest";
import { KnownHints } from "./known-hints";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("a hint is known the fourth time its decision occurs", () => {
  const hints = new KnownHints();
  expect([1, 7, 13, 19].map((turn) => hints.meet("rondel", turn))).toEqual([false, false, false, true]);
  expect(hints.meet("factory", 19)).toBe(false);
});

test("several decisions in a turn count once", () => {
  const hints = new KnownHints();
  expect([4, 4, 4, 4].map((turn) => hints.meet("armies", turn))).toEqual([false, null, null, null]);
});

test("known hints are stored for the next game", () => {
  const first = new KnownHints();
  for (const turn of [1, 2, 3]) first.meet("invest", turn);
  expect(new KnownHints().meet("invest", 1)).toBe(true);
});

test("hints are counted without storage", () => {
  vi.stubGlobal("localStorage", undefined);
  const hints = new KnownHints();
  expect([1, 2, 3, 4].map((turn) => hints.meet("import", turn))).toEqual([false, false, false, true]);
});

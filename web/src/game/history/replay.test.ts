// A replay goes on by itself at its speed and ends where the game does.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replay } from "./replay";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("moves follow one another until there is none", () => {
  let at = 0;
  const told: boolean[] = [];
  const replay = new Replay(
    () => ++at < 3,
    2,
    (playing) => told.push(playing),
  );
  replay.toggle();
  expect([at, told]).toEqual([1, [true]]);
  vi.advanceTimersByTime(500);
  expect([at, told]).toEqual([2, [true]]);
  vi.advanceTimersByTime(500);
  expect([at, told]).toEqual([3, [true, false]]);
  vi.advanceTimersByTime(5000);
  expect(at).toBe(3);
});

test("it stops when asked, and another speed holds at once", () => {
  let at = 0;
  const replay = new Replay(
    () => ++at > 0,
    1,
    () => undefined,
  );
  replay.toggle();
  replay.choose(4);
  vi.advanceTimersByTime(250);
  expect(at).toBe(2);
  replay.toggle();
  vi.advanceTimersByTime(5000);
  expect(at).toBe(2);
});

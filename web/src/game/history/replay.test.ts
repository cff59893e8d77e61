// Automatic replay: speed and end.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replay } from "./replay";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("steps until the last move", () => {
  let at = 0;
  const changes: boolean[] = [];
  const replay = new Replay(
    () => ++at < 3,
    2,
    (playing) => changes.push(playing),
  );
  replay.toggle();
  expect([at, changes]).toEqual([1, [true]]);
  vi.advanceTimersByTime(500);
  expect([at, changes]).toEqual([2, [true]]);
  vi.advanceTimersByTime(500);
  expect([at, changes]).toEqual([3, [true, false]]);
  vi.advanceTimersByTime(5000);
  expect(at).toBe(3);
});

test("stops on request and changes speed immediately", () => {
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

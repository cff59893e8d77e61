import type { GameState } from "../../wire";

/** The clocks as they stand now: the one that runs has run on since the state came. */
export function clocksNow(live: GameState | null, cameAt: number, now: number): number[] | null {
  if (!live?.clocks) return null;
  const passed = (now - cameAt) / 1000;
  return live.clocks.map((left, seat) => (seat === live.clock_runs_for ? left - passed : left));
}

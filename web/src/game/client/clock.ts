import type { GameState } from "../../wire";

/** The clocks as they stand now: the one that runs has run on since the state came. */
export function currentClocks(live: GameState | null, receivedAt: number, now: number): number[] | null {
  if (!live?.clocks) return null;
  const passed = (now - receivedAt) / 1000;
  return live.clocks.map((left, seat) => (seat === live.clock_runs_for ? left - passed : left));
}

import type { GameState } from "../../wire";

/** Remaining time per seat: the running clock is advanced since the state was received. */
export function currentClocks(live: GameState | null, receivedAt: number, now: number): number[] | null {
  if (!live?.clocks) return null;
  const passed = (now - receivedAt) / 1000;
  return live.clocks.map((left, seat) => (seat === live.clock_runs_for ? left - passed : left));
}

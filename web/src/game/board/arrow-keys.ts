import type { Board } from "../../boards/boards.svelte";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest region of `among` in the direction of an arrow key; `from` if there is none. */
export function nearest(board: Board, from: string, key: string, among: string[]): string {
  const way = WAYS[key];
  const start = board.regions[from]?.centre;
  if (!way || !start) return from;
  let best = from;
  let least = Infinity;
  for (const id of among) {
    const centre = board.regions[id]?.centre;
    if (!centre || id === from) continue;
    const [dx, dy] = [centre[0] - start[0], centre[1] - start[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 0) continue;
    const cost = along + across * 2;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

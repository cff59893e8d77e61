// Chart logic: line styles, label placement, axis limits.

export interface Line {
  key: string;
  label: string;
  values: (number | null)[];
  /** Line of a player, distinguished by dashes and the shape of the seat. */
  seat?: number;
  /** Line of a nation, distinguished by color and letters. */
  hue?: string;
  /** Initial of the player, or letters of the nation. */
  letter: string;
  strong?: boolean;
  you?: boolean;
}

/** Dash patterns by seat; players have no colors. */
const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "5 3", "1 3 6 3"];
export const dashOf = (line: Line): string => (line.seat === undefined ? "none" : DASHES[line.seat % DASHES.length]!);

export const lastOf = (line: Line): number => line.values.findLast((value) => value !== null) ?? 0;

/** Spread heights to a minimum gap, keeping their order within the bounds. */
export function spread(heights: number[], gap: number, top: number, bottom: number): number[] {
  const room = Math.min(gap, (bottom - top) / Math.max(1, heights.length - 1));
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let above = top - room;
  for (const index of order) above = placed[index] = Math.max(placed[index]!, above + room);
  let below = bottom + room;
  for (const index of order.reverse()) below = placed[index] = Math.min(placed[index]!, below - room);
  return placed;
}

const TOPS = [5, 10, 15, 20, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500];
/** Smallest round axis limit that includes `highest`. */
export const niceTop = (highest: number): number =>
  TOPS.find((top) => top >= highest) ?? Math.ceil(highest / 100) * 100;

/** Axis positions, in pixels, with room for a label; always includes the last. */
export function roomFor(places: number[], apart: number): Set<number> {
  const shown = new Set<number>();
  const end = places.at(-1) ?? 0;
  let until = -Infinity;
  places.forEach((place, index) => {
    const last = index === places.length - 1;
    if (!last && (place < until || place > end - apart)) return;
    shown.add(index);
    until = place + apart;
  });
  return shown;
}

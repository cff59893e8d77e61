// Positions of pieces on the map, and arrows of moves.
import type { Board, BoardRegion } from "../../boards/boards.svelte";
import { unitsOf, type Units } from "../../boards/units";
import type { EditionFacts, RegionView, View } from "../../wire";

export { SHAPES } from "../../boards/shapes";

export interface Stack extends Units {
  key: string;
  region: string;
  x: number;
  y: number;
  radius: number;
}

export const stackKey = (region: string, nation: string, kind: Stack["kind"]): string => `${region} ${nation} ${kind}`;

/** The stacks of a region at their slots; fleets in port are placed at the harbor. */
export function stacksOf(id: string, drawn: BoardRegion, region: RegionView): Stack[] {
  const found = unitsOf(region).map((units) => ({ ...units, key: stackKey(id, units.nation, units.kind), region: id }));
  const harbour = drawn.harbour as { x: number; y: number } | null;
  const inPort = (stack: { kind: string }): boolean =>
    stack.kind === "fleet" && drawn.kind !== "sea" && harbour !== null;
  const placed = found.filter((stack) => !inPort(stack));
  const crowd = { slots: drawn.slots, radius: drawn.slot_radius };
  const { slots, radius } = [drawn.two, drawn.few].find((roomy) => placed.length <= roomy.slots.length) ?? crowd;
  return found.map((stack) => {
    if (inPort(stack)) return { ...stack, x: harbour!.x, y: harbour!.y, radius: Math.min(radius, 18) };
    const [x, y] = slots[placed.indexOf(stack)] ?? drawn.centre;
    return { ...stack, x, y, radius };
  });
}

export function allStacks(board: Board, regions: Record<string, RegionView>): Stack[] {
  return Object.entries(regions).flatMap(([id, region]) => {
    const drawn = board.regions[id];
    return drawn && (region.armies || region.lying || region.fleets) ? stacksOf(id, drawn, region) : [];
  });
}

/** Position of a nation's unit in a region, for arrows; the center of the region if there is none. */
export function unitPosition(
  board: Board,
  stacks: Stack[],
  region: string,
  nation: string | undefined,
): [number, number] {
  const stack = stacks.find((each) => each.region === region && each.nation === nation);
  if (stack) return [stack.x, stack.y];
  const drawn = board.regions[region];
  return drawn?.two.slots[0] ?? drawn?.centre ?? [0, 0];
}

/** Tax sources of the nation whose turn it is; empty unless they add up to the tax the server reports. */
export function taxSources(
  board: Board,
  view: View,
  facts: EditionFacts | null,
): { key: string; x: number; y: number; tax: number }[] {
  const nation = view.turn?.nation ?? "";
  const found = Object.entries(view.regions).flatMap(([id, region]) => {
    const drawn = board.regions[id];
    const [x, y] = region.flag === nation ? (drawn?.flag ?? [0, 0]) : [drawn?.city?.x ?? 0, drawn?.city?.y ?? 0];
    if (region.flag === nation) return [{ key: id, x: x + 26, y, tax: 1 }];
    const own = facts?.regions.find((each) => each.id === id)?.nation === nation;
    const closed = Object.keys(region.armies ?? {}).some((each) => each !== nation);
    return own && region.factory && !closed ? [{ key: id, x, y: y - 26, tax: 2 }] : [];
  });
  return found.reduce((sum, each) => sum + each.tax, 0) === view.nations[nation]?.tax ? found : [];
}

type Point = [number, number];

/** The canal between two seas, if any, so that a fleet is drawn through it instead of across the land. */
export function canalBetween(board: Board, from: string, to: string): Point | undefined {
  const canal = board.links.find(
    (link) => link.kind === "canal" && link.between.includes(from) && link.between.includes(to),
  );
  const [one, other] = canal && from !== to ? canal.points : [];
  return one && other && [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** Control point of the quadratic curve from one place to another, through `via` if given. */
function controlPoint(from: Point, to: Point, via?: Point): Point {
  if (via) return [2 * via[0] - (from[0] + to[0]) / 2, 2 * via[1] - (from[1] + to[1]) / 2];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bow = Math.min(0.22, 60 / (Math.hypot(dx, dy) || 1)) * (dx >= 0 ? -1 : 1);
  return [from[0] + dx / 2 - dy * bow, from[1] + dy / 2 + dx * bow];
}

/** Point on that curve at parameter `part`, from 0 to 1. */
export function pointOnCurve(from: Point, to: Point, part: number, via?: Point): Point {
  const by = controlPoint(from, to, via);
  const mix = (axis: 0 | 1): number =>
    (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * by[axis] + part ** 2 * to[axis];
  return [mix(0), mix(1)];
}

/** SVG paths of a curved arrow and its head, and the position of its number. */
export function arrow(from: Point, to: Point, via?: Point): { line: string; head: string; middle: Point } {
  const control = controlPoint(from, to, via);
  const [ex, ey] = [to[0] - control[0], to[1] - control[1]];
  const end = Math.hypot(ex, ey) || 1;
  const [ux, uy] = [ex / end, ey / end];
  const tip: Point = [to[0] - ux * 16, to[1] - uy * 16];
  const base: Point = [tip[0] - ux * 18, tip[1] - uy * 18];
  const p = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    line: `M${p(from)}Q${p(control)} ${p(base)}`,
    head: `M${p(tip)}L${p([base[0] - uy * 9, base[1] + ux * 9])}L${p([base[0] + uy * 9, base[1] - ux * 9])}Z`,
    middle: [(from[0] + 2 * control[0] + base[0]) / 4, (from[1] + 2 * control[1] + base[1]) / 4],
  };
}

// Vite plugin for simplified boards: cards show parts of boards at half size or less, so `virtual:board-cuts` exports
// the URL of a drawing of a seventh of the bytes per edition.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Board, BoardCut, BoardRegion, CutPlace } from "../src/boards/boards.svelte.ts";

const boards = join(dirname(fileURLToPath(import.meta.url)), "../src/boards");
const MODULE = "\0virtual:board-cuts";
/** Grid size in board units; less than a pixel on a card. */
const GRID = 3;

type Point = [number, number];

/** The points of a path; `python -m maps` writes only the commands M, l, q and z. */
function corners(path: string): { points: Point[]; closed: boolean }[] {
  return path
    .split("M")
    .slice(1)
    .map((line) => {
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (const [, command = "M", numbers = ""] of `M${line}`.matchAll(/([Mlq])([^Mlqz]*)/g)) {
        const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        const step = command === "q" ? 4 : 2;
        for (let at = 0; at + step <= values.length; at += step) {
          points.push([x + values[at]!, y + values[at + 1]!]);
          [x, y] = [x + values[at + step - 2]!, y + values[at + step - 1]!];
        }
      }
      points.push([x, y]);
      return { points, closed: line.endsWith("z") };
    });
}

/** Snap a path to the grid. Neighbors share points, so no gaps appear. */
export function coarse(path: string): string {
  const drawn = corners(path).map(({ points, closed }) => {
    const kept: Point[] = [];
    for (const [x, y] of points) {
      const [a, b] = [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID];
      const last = kept.at(-1);
      const before = kept.at(-2);
      if (last && last[0] === a && last[1] === b) continue;
      if (last && before) {
        const [dx, dy, ex, ey] = [last[0] - before[0], last[1] - before[1], a - last[0], b - last[1]];
        if (dx * ey === dy * ex && dx * ex + dy * ey > 0) kept.pop(); // collinear
      }
      kept.push([a, b]);
    }
    if (kept.length < (closed ? 3 : 2)) return "";
    const steps = kept.slice(1).map(([x, y], at) => `${x - kept[at]![0]} ${y - kept[at]![1]}`);
    return `M${kept[0]!.join(" ")}l${steps.join(" ")}${closed ? "z" : ""}`.replaceAll(" -", "-");
  });
  return drawn.join("");
}

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Center of each nation's home provinces, in the order of the board. */
function homesOf(regions: BoardRegion[]): Point[] {
  const homes = new Map<string, Point[]>();
  for (const { nation, centre } of regions) if (nation) homes.set(nation, [...(homes.get(nation) ?? []), centre]);
  const mean = (points: Point[], axis: 0 | 1): number => points.reduce((sum, at) => sum + at[axis], 0) / points.length;
  return [...homes.values()].map((points) => round([mean(points, 0), mean(points, 1)]));
}

function placeOf({ few, kind, harbour, flag, city }: BoardRegion): CutPlace {
  const port = harbour as { x: number; y: number } | null;
  return {
    slots: few.slots.map(round),
    radius: Math.round(few.radius),
    ...(port && kind !== "sea" ? { port: round([port.x, port.y]) } : {}),
    ...(flag ? { flag: round(flag) } : {}),
    ...(city ? { city: [...round([city.x, city.y]), city.kind === "shipyard"] as const } : {}),
  } as CutPlace;
}

/** The simplified board for cards. */
export function cutOf(board: Board): BoardCut {
  const regions = Object.values(board.regions);
  const decor = (name: string): string => coarse((board.decor[name] as string | undefined) ?? "");
  const names: BoardCut["names"] = {};
  for (const region of regions)
    for (const [language, { x, y, size, lines }] of Object.entries(region.labels))
      (names[language] ??= []).push([Math.round(x), Math.round(y), size, region.kind === "sea", lines]);
  return {
    width: board.width,
    height: board.height,
    style: board.style,
    homes: homesOf(regions),
    lands: regions.filter((each) => each.kind !== "sea").map((each) => [each.hue, coarse(each.path)]),
    closed: board.closed
      .filter((each) => each.kind === "land")
      .map((each) => coarse(each.path))
      .join(""),
    lakes: decor("lakes"),
    frontiers: decor("frontiers"),
    sea_borders: decor("sea_borders"),
    cities: regions.flatMap(({ city }) =>
      city ? [[Math.round(city.x), Math.round(city.y), city.kind === "shipyard"]] : [],
    ),
    names,
  };
}

/** Positions of pieces by region; a separate file, needed only for cards of running games. */
export function placesOf(board: Board): Record<string, CutPlace> {
  return Object.fromEntries(Object.entries(board.regions).map(([id, region]) => [id, placeOf(region)]));
}

export function boardCuts(): Plugin {
  let serving = false;
  return {
    name: "rondel-board-cuts",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === "virtual:board-cuts" ? MODULE : undefined),
    load(id) {
      if (id !== MODULE) return;
      const drawn = readdirSync(boards)
        .filter((file) => file.endsWith(".json"))
        .map((file) => {
          this.addWatchFile(join(boards, file));
          return JSON.parse(readFileSync(join(boards, file), "utf-8")) as Board;
        });
      const addresses = (name: string, of: (board: Board) => unknown): string => {
        const entries = drawn.map((board) => {
          const source = JSON.stringify(of(board));
          const address = serving
            ? JSON.stringify(`data:application/json;charset=utf-8,${encodeURIComponent(source)}`)
            : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${name}-${board.id}.json`, source })}`;
          return `${JSON.stringify(board.id)}:${address}`;
        });
        return `{${entries.join(",")}}`;
      };
      return `export default ${addresses("cut", cutOf)};export const places = ${addresses("places", placesOf)}`;
    },
  };
}

// Which units stand in a region, as every drawing of a board shows them.
import type { RegionView } from "../wire";

export interface Units {
  /** An army lies down where it is friendly in somebody's home province. */
  kind: "army" | "lying" | "fleet";
  nation: string;
  count: number;
}

export const unitsOf = (region: RegionView): Units[] =>
  (
    [
      ["army", region.armies],
      ["lying", region.lying],
      ["fleet", region.fleets],
    ] as const
  ).flatMap(([kind, units]) =>
    Object.entries(units ?? {}).flatMap(([nation, count]) => (count > 0 ? [{ kind, nation, count }] : [])),
  );

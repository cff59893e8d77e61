// Units of a region, as drawn on boards.
import type { RegionView } from "../wire";

export interface Units {
  /** "lying": an army that is friendly in a foreign home province. */
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

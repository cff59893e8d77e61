import { describe, expect, it } from "vitest";
import { niceTop, roomFor, spread } from "./chart";

describe("labels at the ends of lines", () => {
  const apart = (heights: number[]): number[] =>
    [...heights].sort((a, b) => a - b).flatMap((height, index, all) => (index ? [height - all[index - 1]!] : []));

  it("keep their positions if they do not overlap", () => {
    expect(spread([100, 20, 60], 23, 10, 300)).toEqual([100, 20, 60]);
  });
  it("are spread if they would overlap, in order and within bounds", () => {
    for (const heights of [
      [50, 50, 50, 50, 50, 50],
      [300, 299, 298, 297, 296, 295],
      [10, 10, 300, 300, 12, 298],
    ]) {
      const placed = spread(heights, 23, 10, 300);
      expect(Math.min(...apart(placed))).toBeGreaterThanOrEqual(23 - 1e-9);
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(10);
      expect(Math.max(...placed)).toBeLessThanOrEqual(300);
      heights.forEach((one, a) =>
        heights.forEach((other, b) => {
          if (one < other) expect(placed[a]!).toBeLessThan(placed[b]!);
        }),
      );
    }
  });
  it("share the available room if there is too little", () => {
    expect(Math.min(...apart(spread([50, 50, 50], 40, 0, 60)))).toBeCloseTo(30);
  });
});

describe("axes", () => {
  it("end at a round number that includes all values", () => {
    expect([3, 25, 26, 101, 512].map(niceTop)).toEqual([5, 25, 50, 125, 600]);
  });
  it("label as many points as fit, and always the last", () => {
    expect([...roomFor([0, 10, 20, 30, 40, 45], 20)]).toEqual([0, 2, 5]);
    expect([...roomFor([0], 20)]).toEqual([0]);
  });
});

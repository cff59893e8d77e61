import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nations } from "./shared-facts";

const palette = readFileSync(join(import.meta.dirname, "../src/styles/palette.css"), "utf-8");

test("every nation has a color of the palette, which no other nation of its edition has", () => {
  for (const [edition, found] of Object.entries(nations())) {
    expect(found, edition).toHaveLength(6);
    expect(new Set(found.map(({ hue }) => hue)).size, edition).toBe(6);
    for (const { id, hue } of found) expect(palette, `${edition}: ${id}`).toContain(`[data-hue="${hue}"]`);
  }
});

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { boardLetters, cutFonts, textLetters } from "./fonts";

const made = join(import.meta.dirname, "../node_modules/.rondel-fonts");
beforeAll(cutFonts, 120_000);

test("the character set covers all languages and the names on the boards", () => {
  const texts = textLetters();
  for (const letter of "azAZ09äöüßàèìòùąćęłńóśźż×−“„") expect(texts, letter).toContain(letter);
  expect(boardLetters("sea").size).toBeLessThan(boardLetters().size);
});

test("all fonts together are at most 60 kilobytes", () => {
  const files = readdirSync(made).filter((name) => name.endsWith(".woff2"));
  const sizes = files.map((name) => statSync(join(made, name)).size);
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

test("every character is in a face of the page's font", () => {
  const faces = readFileSync(join(made, "fonts.css"), "utf-8").split("\n");
  const sans = faces.filter((face) => face.includes('"Rondel Sans"')).join();
  for (const letter of "azAZ09äöüßàèéąęłńśźżŁŚŻ") {
    const code = `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;
    expect(new RegExp(`${code.replace("+", "\\+")}[,}]`).test(sans), letter).toBe(true);
  }
});

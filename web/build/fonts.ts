// Fonts: subsets open fonts from npm to the characters of all catalogs and boards. They are renamed after this program,
// because a modified font must not use the original name (SIL Open Font License). Other characters, for example in user
// names, fall back to system fonts.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = join(web, "../src/rondel/locales");
const boards = join(web, "src/boards");
const made = join(web, "node_modules/.rondel-fonts");
const packages = join(web, "node_modules/@fontsource-variable");

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
/** Characters that the page adds to texts and figures. */
const SIGNS = "−±×·•…–—’“”\u00a0\u2009\u202f";
/** Character sets of the font packages; languages that use the second one load both. */
const ALPHABETS = ["latin", "latin-ext"];

interface Font {
  /** File name in fonts.css. */
  name: string;
  family: string;
  style: "normal" | "italic";
  /** Value for @font-face. */
  weights: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  letters: () => Set<string>;
  /** Preload with the page. */
  first: boolean;
}

/** All characters of the catalogs except `cli.ftl`, which is for terminals. */
export function textLetters(): Set<string> {
  const texts = readdirSync(locales, { recursive: true, encoding: "utf-8" }).filter(
    (name) => name.endsWith(".ftl") && !name.endsWith("cli.ftl"),
  );
  return new Set(ASCII + SIGNS + texts.map((name) => readFileSync(join(locales, name), "utf-8")).join(""));
}

/** All characters of names on the boards, or of seas only. */
export function boardLetters(only?: "sea"): Set<string> {
  const found = new Set(" ");
  for (const file of readdirSync(boards).filter((name) => name.endsWith(".json"))) {
    const { regions, closed } = JSON.parse(readFileSync(join(boards, file), "utf-8")) as {
      regions: Record<string, { kind: string; labels: Record<string, { lines: string[] }> }>;
      closed: { labels?: Record<string, { lines: string[] }> }[];
    };
    // Closed lands are in italics, like seas.
    const named = [...Object.values(regions).filter((region) => !only || region.kind === only), ...closed];
    for (const { labels } of named)
      for (const { lines } of Object.values(labels ?? {})) for (const letter of lines.join("")) found.add(letter);
  }
  return found;
}

const FONTS: Font[] = [
  {
    name: "sans",
    family: "Rondel Sans",
    style: "normal",
    weights: "400 800",
    source: "source-sans-3/files/source-sans-3-{}-wght-normal.woff2",
    axes: { wght: { min: 400, max: 800 } },
    letters: textLetters,
    first: true,
  },
  {
    name: "title",
    family: "Rondel Title",
    style: "normal",
    weights: "400 800",
    source: "eb-garamond/files/eb-garamond-{}-wght-normal.woff2",
    axes: { wght: 700 },
    letters: textLetters,
    first: true,
  },
  {
    name: "map",
    family: "Rondel Map",
    style: "normal",
    weights: "400",
    source: "eb-garamond/files/eb-garamond-{}-wght-normal.woff2",
    axes: { wght: 480 },
    letters: () => boardLetters(),
    first: false,
  },
  {
    name: "map-italic",
    family: "Rondel Map",
    style: "italic",
    weights: "400",
    source: "eb-garamond/files/eb-garamond-{}-wght-italic.woff2",
    axes: { wght: 460 },
    letters: () => boardLetters("sea"),
    first: false,
  },
];

const ranges = (letters: string[]): string =>
  letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`).join(",");

/** Return a predicate for the `unicode-range` of a file in a package's stylesheet. */
function isIn(source: string, alphabet: string): (letter: string) => boolean {
  const [name = ""] = source.split("/");
  const styles = readFileSync(join(packages, name, "index.css"), "utf-8");
  const face = styles.split("@font-face").find((each) => each.includes(`/files/${name}-${alphabet}-wght`));
  const parts = /unicode-range:\s*([^;]+);/.exec(face ?? "")?.[1]?.split(",") ?? [];
  const bounds = parts.map((part) =>
    part
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => parseInt(hex, 16)),
  );
  return (letter) => {
    const code = letter.codePointAt(0)!;
    return bounds.some(([from = 0, to = from]) => from <= code && code <= to);
  };
}

/** Subset all fonts and write fonts.css, unless they are up to date. */
export async function cutFonts(): Promise<void> {
  const wanted = FONTS.map((font) => ({ ...font, chosen: [...font.letters()].filter((each) => each >= " ").sort() }));
  const lock = readFileSync(join(web, "package-lock.json"));
  const state = createHash("sha256")
    .update(lock)
    .update(readFileSync(fileURLToPath(import.meta.url)));
  const stamp = state.update(JSON.stringify(wanted)).digest("hex");
  if (existsSync(join(made, "stamp")) && readFileSync(join(made, "stamp"), "utf-8") === stamp) return;
  const { default: subset } = await import("subset-font");
  mkdirSync(made, { recursive: true });
  const faces: string[] = [];
  for (const { name, family, style, weights, source, axes, chosen } of wanted)
    for (const alphabet of ALPHABETS) {
      const letters = chosen.filter(isIn(source, alphabet));
      if (!letters.length) continue;
      const whole = readFileSync(join(packages, source.replace("{}", alphabet)));
      // Drop glyphs of optional features; the default figures of both fonts are tabular and lining.
      const cut = await subset(whole, letters.join(""), {
        targetFormat: "woff2",
        variationAxes: axes,
        noLayoutClosure: true,
      });
      writeFileSync(join(made, `${name}-${alphabet}.woff2`), cut);
      faces.push(
        `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights};font-display:swap;` +
          `src:url("./${name}-${alphabet}.woff2") format("woff2");unicode-range:${ranges(letters)}}`,
      );
    }
  writeFileSync(join(made, "fonts.css"), faces.join("\n"));
  writeFileSync(join(made, "stamp"), stamp);
}

/** Vite plugin for `import "@fonts/fonts.css"`; preloads the first fonts and copies the licenses into the build. */
export function fonts(): Plugin {
  return {
    name: "rondel-fonts",
    async config() {
      await cutFonts();
      return { resolve: { alias: { "@fonts": made } } };
    },
    generateBundle() {
      const require = createRequire(import.meta.url);
      const names = new Set(FONTS.map(({ source }) => source.split("/")[0]!));
      const texts = [...names].map((name) =>
        readFileSync(join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), "LICENSE"), "utf-8"),
      );
      this.emitFile({ type: "asset", fileName: "fonts.txt", source: texts.join("\n\n") });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const first = FONTS.filter((font) => font.first).map((font) => `assets/${font.name}-latin-`);
        return Object.keys(bundle ?? {})
          .filter((file) => first.some((start) => file.startsWith(start)) && !file.includes("-latin-ext"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `./${file}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head" as const,
          }));
      },
    },
  };
}

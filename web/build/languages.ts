// Languages: the folders of src/rondel/locales with a language.toml. src/rondel/languages.py is the Python counterpart.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

export interface Language {
  /** BCP 47 tag: de, pt-BR, zh-Hans. */
  tag: string;
  /** Native name. */
  name: string;
  fallback: string;
  direction: "ltr" | "rtl";
  /** Aliases: other tags it matches. */
  also: string[];
  /** Words that must not be at the end of a line. */
  keep_with_next: string[];
}

const FALLBACK = "en";

/** All languages, the fallback first. */
export function languages(locales: string): Language[] {
  const tags = readdirSync(locales).filter((tag) => existsSync(join(locales, tag, "language.toml")));
  tags.sort((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || (a < b ? -1 : 1));
  return tags.map((tag) => ({
    tag,
    name: tag,
    fallback: FALLBACK,
    direction: "ltr",
    also: [],
    keep_with_next: [],
    ...parse(readFileSync(join(locales, tag, "language.toml"), "utf-8")),
  }));
}

/** Insert no-break spaces after words that must not be at the end of a line. */
export function keepWithNext(language: Pick<Language, "keep_with_next">, text: string): string {
  if (!language.keep_with_next.length) return text;
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}_.])(${language.keep_with_next.join("|")}) (?! )`, "giu"),
    "$1\u00a0",
  );
}

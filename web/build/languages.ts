// The languages of the program: the folders of src/rondel/locales that have a language.toml, as src/rondel/languages.py
// reads them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

export interface Language {
  /** As in BCP 47: de, pt-BR, zh-Hans. */
  tag: string;
  /** What its speakers call it. */
  name: string;
  fallback: string;
  direction: "ltr" | "rtl";
  /** Other tags it is the right answer to. */
  also: string[];
  /** Words that must not end a line. */
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

/** Puts no-break spaces after the words that must not end a line. */
export function unbroken(language: Pick<Language, "keep_with_next">, text: string): string {
  if (!language.keep_with_next.length) return text;
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}_.])(${language.keep_with_next.join("|")}) (?! )`, "giu"),
    "$1\u00a0",
  );
}

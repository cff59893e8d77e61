// Every sentence on the screen comes from here: t("key", {params}) in the reader's language, else in English.
import de from "virtual:catalogue/de";
import en from "virtual:catalogue/en";
import it from "virtual:catalogue/it";
import pl from "virtual:catalogue/pl";
import { Catalogue, type Messages, type Value } from "./fluent/fluent";
import { namesOf } from "./fluent/forms";
import { nationFacts } from "./nations";
import { settings } from "./settings.svelte";

export type Language = "en" | "de" | "it" | "pl";
export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", it: "Italiano", pl: "Polski" };

const CATALOGUES: Record<Language, string> = { en, de, it, pl };

async function fetched(language: Language): Promise<Catalogue> {
  const messages = (await (await fetch(CATALOGUES[language])).json()) as Messages;
  return new Catalogue(language, messages, namesOf(messages));
}

let fallback = new Catalogue("en", {}, String);
let chosen = $state.raw(fallback);
/** Asked for at once: English is needed in every language. */
const english = fetched("en");

function wanted(): Language {
  if (settings.language !== "auto") return settings.language;
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

/** Called by App whenever the setting changes. */
export async function loadLanguage(): Promise<void> {
  const language = wanted();
  [fallback, chosen] = await Promise.all([english, language === "en" ? english : fetched(language)]);
  document.documentElement.lang = language;
}

export function language(): Language {
  return chosen.language as Language;
}

export type Params = Record<string, Value | null | undefined>;

export function hasText(key: string): boolean {
  return lookup(key) !== null;
}

function lookup(key: string) {
  const [id = key, attribute] = key.split(".");
  for (const catalogue of [chosen, fallback]) {
    const message = catalogue.messages[id];
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { catalogue, pattern };
  }
  return null;
}

/** The text of a key; a missing key shows itself, so that it is noticed. */
export function t(key: string, params: Params = {}): string {
  const found = lookup(key);
  return found ? found.catalogue.text(found.pattern, params) : key;
}

/** The first key that exists; else `otherwise`. */
export function tFirst(keys: string[], params: Params = {}, otherwise = ""): string {
  const key = keys.find(hasText);
  return key ? t(key, params) : otherwise;
}

export type Part = { text: string } | { slot: string };

/**
 * A sentence cut at named params, so that a badge, a link or bold text can stand in their place:
 * `parts("turn-of", {}, ["nation"])` → [{text: "It is "}, {slot: "nation"}, {text: "'s turn"}].
 */
export function parts(key: string, params: Params, slots: string[]): Part[] {
  const marked = t(key, { ...params, ...Object.fromEntries(slots.map((slot) => [slot, `\u0001${slot}\u0001`])) });
  return marked
    .split("\u0001")
    .map((piece, index): Part => (index % 2 ? { slot: piece } : { text: piece }))
    .filter((part) => !("text" in part) || part.text !== "");
}

export function nationName(id: string | null | undefined): string {
  if (!id) return "";
  return tFirst([`imperial-nation-${id}`, `imperial_2030-nation-${id}`], {}, nationFacts(id).name);
}

export function regionName(edition: string, id: string): string {
  return tFirst([`${edition}-region-${id}`], {}, id.replaceAll("_", " "));
}

export function spaceName(id: string): string {
  return t(`space-${id}`);
}

export function editionTitle(id: string): string {
  return t(`${id}-title`);
}

/** `12 M` with a thin space; `12 Mio.` in German. */
export function money(amount: number): string {
  return t("money", { amount: amount < 0 ? `−${-amount}` : `${amount}` });
}

/** `+4 M`. */
export function signedMoney(amount: number): string {
  return t("money", { amount: plusMinus(amount) });
}

export function plusMinus(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "±0";
}

// Localization: t("key", {params}) formats a message in the reader's language or its fallbacks.
import languages from "virtual:languages";
import type { Messages as Texts } from "../wire/messages";
import { Catalog, type Messages, type Value } from "./fluent/fluent";
import { nameForms } from "./fluent/forms";
import { fallbackChain, matchLanguage } from "./languages";
import { EDITIONS, nationFacts } from "./nations";
import { settings } from "./settings.svelte";

/** Names of all languages by tag. */
export const LANGUAGES = Object.fromEntries(languages.map(({ tag, name }) => [tag, name]));
const FALLBACK = languages[0]!;

const fetching: Record<string, Promise<Catalog>> = {};

/** Fetch the messages of a language: all, or those of the lobby. */
function fetched(tag: string, all: boolean): Promise<Catalog> {
  const load = async (): Promise<Catalog> => {
    const { address, later } = languages.find((each) => each.tag === tag)!;
    const files = (all ? [address, later] : [address]).map(async (file) => (await fetch(file)).json());
    const messages = Object.assign({}, ...(await Promise.all(files))) as Messages;
    return new Catalog(tag, messages, nameForms(messages));
  };
  const key = `${tag} ${all}`;
  return (fetching[key] ??= load().catch((error: unknown) => {
    delete fetching[key];
    throw error;
  }));
}

/** Catalogs in lookup order. */
let catalogues = $state.raw([new Catalog(FALLBACK.tag, {}, String)]);
function wanted(): string {
  if (settings.language in LANGUAGES) return settings.language;
  return matchLanguage(languages, navigator.languages) ?? FALLBACK.tag;
}

/** Start fetching before the page is rendered. */
for (const tag of fallbackChain(languages, wanted())) void fetched(tag, false).catch(() => undefined);
let everything = false;

/** Load the wanted language; called by App on navigation and on a change of the setting. `all`: not only the lobby's. */
export async function loadLanguage(all: boolean): Promise<void> {
  everything ||= all;
  const tag = wanted();
  const found = await Promise.all(fallbackChain(languages, tag).map((each) => fetched(each, everything)));
  if (tag !== wanted()) return; // the setting has changed meanwhile
  catalogues = found;
  document.documentElement.lang = tag;
  document.documentElement.dir = languages.find((each) => each.tag === tag)!.direction;
}

/** Tag of the current language. */
export function language(): string {
  return catalogues[0]!.language;
}

export type Params = Record<string, Value | null | undefined>;
type MessageKey = keyof Texts;
/** Keys of messages without parameters. */
export type PlainKey = { [K in MessageKey]: [Texts[K]] extends [never] ? K : never }[MessageKey];

/** K if it is a message key or a pattern such as `bot-${string}` that matches one; never for plain `string`. */
type Some<K extends string> = string extends K ? never : Extract<MessageKey, K> extends never ? never : K;
/** The same for every member of a union. */
type Each<K extends string> = K extends MessageKey ? K : Some<K>;
/** Parameter names of the messages K, as far as K is known. */
type Asked<K extends string> = K extends MessageKey ? Texts[K] : never;
type Given<Names extends string> = Params & Record<Names, Params[string]>;

function lookup(key: string) {
  const [id = key, attribute] = key.split(".");
  for (const catalogue of catalogues) {
    const message = catalogue.messages[id];
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { catalogue, pattern };
  }
  return null;
}

/** Format a message; a missing key is returned itself. Names among the parameters are passed through personName. */
export function t<const K extends string>(
  key: K & Each<K>,
  ...[params = {}]: [Asked<K>] extends [never] ? [Params?] : [Given<Asked<K>>]
): string {
  return format(key, params);
}

function format(key: string, params: Params): string {
  const found = lookup(key);
  if (!found) return key;
  const values = Object.entries(params).map(([name, value]) => [
    name,
    isDeletedUser(value) ? personName(value) : value,
  ]);
  return found.catalogue.text(found.pattern, Object.fromEntries(values));
}

/** The server's placeholder for the name of a deleted user, also in table names; not a valid user name. Further deleted
 * users at a table are numbered. */
const DELETED_USER = /^—(?=( \d+)?$)/;

export function isDeletedUser(name: unknown): name is string {
  return typeof name === "string" && DELETED_USER.test(name);
}

/** Display name of a person, bot or table; empty if there is none. */
export function personName(name: string | null | undefined): string {
  return name?.replace(DELETED_USER, () => t("former-player")) ?? "";
}

/** Format the first key that exists, else return `otherwise`. */
export function tFirst<const Keys extends readonly string[]>(
  keys: Keys & { [I in keyof Keys]: Some<Keys[I]> },
  params: Params = {},
  otherwise = "",
): string {
  const key = keys.find(lookup);
  return key ? format(key, params) : otherwise;
}

export type Part = { text: string } | { slot: string };

/**
 * Split a message at named parameters, to render a badge, link or bold text in their place:
 * `parts("turn-of", {}, ["nation"])` → [{text: "It is "}, {slot: "nation"}, {text: "'s turn"}].
 */
export function parts<const K extends string, const S extends string>(
  key: K & Each<K>,
  params: Given<Exclude<Asked<K>, S>>,
  slots: (S & Asked<K>)[],
): Part[] {
  const marked = format(key, { ...params, ...Object.fromEntries(slots.map((slot) => [slot, `\u0001${slot}\u0001`])) });
  return marked
    .split("\u0001")
    .map((piece, index): Part => (index % 2 ? { slot: piece } : { text: piece }))
    .filter((part) => !("text" in part) || part.text !== "");
}

export function nationName(id: string | null | undefined): string {
  if (!id) return "";
  return tFirst(
    EDITIONS.map((edition) => `${edition}-nation-${id}` as const),
    {},
    nationFacts(id).name,
  );
}

/** Two letters for badges and pieces, from the language or else the edition. */
export function nationLetters(id: string): string {
  return tFirst([`letters-${id}`], {}, nationFacts(id).letters);
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

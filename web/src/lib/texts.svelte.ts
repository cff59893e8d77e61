// Every sentence on the screen comes from here: t("key", {params}) in the reader's language, else in its fallback.
import languages from "virtual:languages";
import type { Messages as Texts } from "../wire/messages";
import { Catalog, type Messages, type Value } from "./fluent/fluent";
import { nameForms } from "./fluent/forms";
import { fallbackChain, matchLanguage } from "./languages";
import { EDITIONS, nationFacts } from "./nations";
import { settings } from "./settings.svelte";

/** The names of all languages by their tags. */
export const LANGUAGES = Object.fromEntries(languages.map(({ tag, name }) => [tag, name]));
const FALLBACK = languages[0]!;

const fetching: Record<string, Promise<Catalog>> = {};

/** The texts of a language: all of them, or those that the lobby needs. */
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

/** Where a text is looked for, in this order. */
let catalogues = $state.raw([new Catalog(FALLBACK.tag, {}, String)]);
function wanted(): string {
  if (settings.language in LANGUAGES) return settings.language;
  return matchLanguage(languages, navigator.languages) ?? FALLBACK.tag;
}

/** Asked for at once, not only when the page is put together. */
for (const tag of fallbackChain(languages, wanted())) void fetched(tag, false).catch(() => undefined);
let everything = false;

/** Called by App whenever the setting changes, and with every page; `all`: it needs more than the lobby does. */
export async function loadLanguage(all: boolean): Promise<void> {
  everything ||= all;
  const tag = wanted();
  const found = await Promise.all(fallbackChain(languages, tag).map((each) => fetched(each, everything)));
  if (tag !== wanted()) return; // another was chosen meanwhile
  catalogues = found;
  document.documentElement.lang = tag;
  document.documentElement.dir = languages.find((each) => each.tag === tag)!.direction;
}

/** The tag of the language spoken now. */
export function language(): string {
  return catalogues[0]!.language;
}

export type Params = Record<string, Value | null | undefined>;
type MessageKey = keyof Texts;
/** A key whose text asks for nothing. */
export type PlainKey = { [K in MessageKey]: [Texts[K]] extends [never] ? K : never }[MessageKey];

/** K where some message has this key, or fits such a pattern as `bot-${string}`; a string that can be anything does not. */
type Some<K extends string> = string extends K ? never : Extract<MessageKey, K> extends never ? never : K;
/** The same for each key of a union: none of them may be missing. */
type Each<K extends string> = K extends MessageKey ? K : Some<K>;
/** The names of what the texts of K ask for, as far as K is known. */
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

/** The text of a key; a missing key shows itself, so that it is noticed. Names of people may be among the params. */
export function t<const K extends string>(
  key: K & Each<K>,
  ...[params = {}]: [Asked<K>] extends [never] ? [Params?] : [Given<Asked<K>>]
): string {
  return format(key, params);
}

function format(key: string, params: Params): string {
  const found = lookup(key);
  if (!found) return key;
  const said = Object.entries(params).map(([name, value]) => [name, isDeletedUser(value) ? personName(value) : value]);
  return found.catalogue.text(found.pattern, Object.fromEntries(said));
}

/** What the server writes for the name of a deleted account, also of a table called after its host; nobody can choose it.
 * A second one at the same table has a number. */
const DELETED_USER = /^—(?=( \d+)?$)/;

export function isDeletedUser(name: unknown): name is string {
  return typeof name === "string" && DELETED_USER.test(name);
}

/** A name as it is shown: of a person, a bot or a table. Empty where there is none. */
export function personName(name: string | null | undefined): string {
  return name?.replace(DELETED_USER, () => t("former-player")) ?? "";
}

/** The first key that exists; else `otherwise`. */
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
 * A sentence cut at named params, so that a badge, a link or bold text can stand in their place:
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

/** For badges and pieces: the language's two letters, else those of the edition. */
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

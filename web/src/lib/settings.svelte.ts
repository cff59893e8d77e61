// What this reader wants: kept in the browser, and with the account where there is one.
import { people } from "./api";

export interface Settings {
  theme: "system" | "light" | "dark";
  /** A language tag, or "auto" for that of the browser; a tag nobody knows is as good as "auto". */
  language: string;
  motion: "system" | "full" | "none";
  sound: boolean;
  notify: boolean;
  /** Single-letter shortcuts (U, E, V …) can be switched off; Enter, Esc, Tab and arrows always work. */
  letters: boolean;
  /** Whether a move is shown before it is sent: as the table says, always, or never. */
  confirm: "table" | "always" | "never";
  /** What a new table begins with, once somebody has said so. */
  standard: object | null;
}

const DEFAULTS: Settings = {
  theme: "system",
  language: "auto",
  motion: "system",
  sound: false,
  notify: false,
  letters: true,
  confirm: "table",
  standard: null,
};
const KEY = "rondel.settings";

function stored(): Partial<Settings & { unsaved: boolean }> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
}
apply();

let choices = 0;
/** How often somebody has chosen something in this page: what was asked for before a choice knows nothing of it. */
export function changeCount(): number {
  return choices;
}

export function change(values: Partial<Settings>): void {
  choices++;
  Object.assign(settings, values);
  apply();
  save(mayHaveAccount());
}

function store(unsaved: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings, unsaved }));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

/** Keeps the settings here and with the account. Until the account has them they are marked, so that a page that
 *  opens meanwhile does not go back to what the account had. */
function save(account: boolean): void {
  store(account);
  if (!account) return;
  const sent = JSON.stringify(settings);
  void people.change({ settings: JSON.parse(sent) as Record<string, unknown> }).then((answer) => {
    if ((answer.ok || answer.status) && sent === JSON.stringify(settings)) store(false);
  });
}

/** The settings of an account win over those of the browser, unless it has not got the newest yet, or was asked
 *  (`asked`: changeCount then) before somebody chose something else. */
export function adopt(values: Record<string, unknown>, asked: number): void {
  if (stored().unsaved || asked !== choices) return save(true);
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    if (typeof values[key] === typeof DEFAULTS[key]) Object.assign(settings, { [key]: values[key] });
  }
  apply();
}

let mayHaveAccount = (): boolean => false;
/** Set by the session, which knows who is signed in, or does not know it yet. */
export function setAccountCheck(known: () => boolean): void {
  mayHaveAccount = known;
}

/** True where things may travel and pulse. */
export function motionAllowed(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A small remembered choice of a page (last table form, lobby filters). */
export function remembered<T>(name: string, fallback: T): T {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(`rondel.${name}`) ?? "{}") as Partial<T>) };
  } catch {
    return fallback;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`rondel.${name}`, JSON.stringify(value));
  } catch {
    // As above: a page without storage forgets.
  }
}

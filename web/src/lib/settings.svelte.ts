// User settings, stored in the browser and, if there is one, in the account.
import { people } from "./api";

export interface Settings {
  theme: "system" | "light" | "dark";
  /** A language tag, or "auto" for the browser's language; unknown tags count as "auto". */
  language: string;
  motion: "system" | "full" | "none";
  sound: boolean;
  notify: boolean;
  /** Enable single-letter shortcuts (U, E, V …); Enter, Esc, Tab and arrows always work. */
  letters: boolean;
  /** Whether moves need confirmation: according to the table, always, or never. */
  confirm: "table" | "always" | "never";
  /** Saved defaults for new tables. */
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
/** Number of changes made on this page, to recognize responses that predate a change. */
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
    // Private windows may refuse storage; the settings then last as long as the page.
  }
}

/** Store the settings in the browser and the account. They are marked as unsaved until the account has them, so that
 *  a page opened meanwhile does not revert to the account's old settings. */
function save(account: boolean): void {
  store(account);
  if (!account) return;
  const sent = JSON.stringify(settings);
  void people.change({ settings: JSON.parse(sent) as Record<string, unknown> }).then((answer) => {
    if ((answer.ok || answer.status) && sent === JSON.stringify(settings)) store(false);
  });
}

/** Apply the settings of an account, unless the browser has unsaved changes or the response predates a change (`asked`:
 *  changeCount at the time of the request). */
export function adopt(values: Record<string, unknown>, asked: number): void {
  if (stored().unsaved || asked !== choices) return save(true);
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    if (typeof values[key] === typeof DEFAULTS[key]) Object.assign(settings, { [key]: values[key] });
  }
  apply();
}

let mayHaveAccount = (): boolean => false;
/** Set the function that tells whether the user is, or may be, signed in. */
export function setAccountCheck(known: () => boolean): void {
  mayHaveAccount = known;
}

/** Whether animations are enabled. */
export function motionAllowed(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Read a value stored by a page (last table form, lobby filters). */
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
    // See store().
  }
}

// History router. `route` is reactive; links are plain <a href>, intercepted in App.
import { backend, solo } from "./backend";
import { base } from "./base";

const PAGES = [
  "new",
  "rules",
  "about",
  "settings",
  "login",
  "reset",
  "confirm",
  "learn",
  "aid",
  "admin",
  "privacy",
  "unsubscribe",
  "games",
  "ratings",
  "statistics",
  "tournaments",
  "puzzles",
] as const;

export type Route =
  | { page: "lobby" | "missing" | (typeof PAGES)[number] }
  | { page: "table" | "person" | "tournament" | "puzzle"; id: string };

/** Decode a path segment; an invalid one is returned unchanged. */
function word(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** URL on a static host, which has one file per kind of page: ids are moved to the query. */
function hosted(address: string): string {
  const one = solo ? /^\/(t|puzzles)\/([^/?#]+)(?:\?([^#]*))?(#.*)?$/.exec(address) : null;
  return one ? `/${one[1]}/?id=${one[2]}${one[3] ? `&${one[3]}` : ""}${one[4] ?? ""}` : address;
}

function parse(): Route {
  const parts = location.pathname.slice(base.length).split("/").filter(Boolean);
  const hostedId = solo && parts.length === 1 ? new URLSearchParams(location.search).get("id") : null;
  if (hostedId) parts.push(encodeURIComponent(hostedId));
  if (parts.length === 0) return { page: "lobby" };
  if (parts.length === 2 && parts[0] === "t" && parts[1]) return { page: "table", id: decodeURIComponent(parts[1]) };
  if (parts.length === 2 && parts[0] === "people" && parts[1]) return { page: "person", id: word(parts[1]) };
  if (parts.length === 2 && parts[0] === "tournaments" && parts[1]) return { page: "tournament", id: word(parts[1]) };
  if (parts.length === 2 && parts[0] === "puzzles" && parts[1]) return { page: "puzzle", id: word(parts[1]) };
  const page = PAGES.find((each) => each === parts[0]);
  if (parts.length === 1 && page) return { page };
  return { page: "missing" };
}

class Location {
  route = $state.raw<Route>(parse());
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  /** Whether the visitor has navigated; the first page keeps the browser's focus. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string, { replace = false } = {}): void {
    const before = JSON.stringify(this.route);
    history[replace ? "replaceState" : "pushState"](null, "", base + hosted(address));
    this.#read();
    if (JSON.stringify(this.route) === before) return;
    this.moved = true;
    scrollTo(0, 0);
  }

  /** Change a query value (`?at=103`) without navigating. */
  setQuery(key: string, value: string | null, { replace = true } = {}): void {
    const query = new URLSearchParams(location.search);
    if (value === null) query.delete(key);
    else query.set(key, value);
    const text = query.toString();
    this.go(location.pathname.slice(base.length) + (text ? `?${text}` : "") + location.hash, { replace });
  }

  #read(): void {
    const next = parse();
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const here = new Location();

/** Download a file generated in the browser, without a server. */
async function save(path: string): Promise<void> {
  const { status, text } = await backend.ask("GET", path);
  if (status !== 200) return;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = `${path.split("/").at(-2)}.rondel`;
  file.click();
  URL.revokeObjectURL(file.href);
}

/** Navigate on clicks on internal links without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (solo && link?.hasAttribute("download")) {
    event.preventDefault();
    return void save(link.pathname.slice(base.length));
  }
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = link.pathname.slice(base.length);
  if (!link.pathname.startsWith(base + "/") || /^\/(api|schema|healthz|metrics)/.test(path)) return;
  // Leave links within the page to the browser, which scrolls and moves the focus.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  here.go(path + link.search + link.hash);
}

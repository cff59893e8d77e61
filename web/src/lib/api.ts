// HTTP API client. Calls never throw: errors and a lost connection are part of the returned Answer.
import { backend } from "./backend";
import type { BotReason, CoachFacts, Idea, LessonOverview } from "../wire";
import type {
  Analysis,
  ApiError,
  Catalogue,
  Charts,
  ChatLine,
  EditionFacts,
  Ending,
  Explanation,
  GameState,
  Hint,
  Leg,
  LogEntry,
  NewOrder,
  NewTable,
  NewToken,
  OrderList,
  PlanForeseen,
  Preview,
  Privacy,
  RuleText,
  Seat,
  Table,
  Token,
  User,
  View,
} from "../wire";

export type Answer<T> =
  | { ok: true; value: T }
  /** Status 0: the server could not be reached; the request may or may not have been processed. */
  | { ok: false; status: number; error: ApiError; state?: GameState };

export async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const type = body === undefined ? undefined : typeof body === "string" ? "text/plain" : "application/json";
  const payload = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const { status, text } = await backend.ask(method, path, payload, type);
  if (status === 0) return { ok: false, status, error: { code: "offline", params: {}, sentence: "" } };
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (status >= 200 && status < 300) return { ok: true, value: data as T };
  const failure = data as { error?: ApiError; state?: GameState; detail?: string } | null;
  return {
    ok: false,
    status,
    error: failure?.error ?? { code: `http_${status}`, params: {}, sentence: failure?.detail ?? "" },
    ...(failure?.state ? { state: failure.state } : {}),
  };
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

function query(values: Record<string, string | number | null | undefined>): string {
  const parts = Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return parts.length ? `?${parts.join("&")}` : "";
}

/** Return a new request id; the server plays requests with the same id only once. */
export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const people = {
  me: () => get<{ user: User | null; maintenance?: boolean }>("/api/me"),
  guest: (name: string) => post<{ user: User }>("/api/guest", { name }),
  register: (name: string, password: string) => post<{ user: User }>("/api/register", { name, password }),
  login: (name: string, password: string) => post<{ user: User }>("/api/login", { name, password }),
  logout: () => post<unknown>("/api/logout"),
  change: (change: { name?: string; settings?: Record<string, unknown> }) =>
    call<{ user: User }>("PATCH", "/api/me", change),
  tokens: () => get<Token[]>("/api/me/tokens"),
  makeToken: (label: string) => post<NewToken>("/api/me/tokens", { label }),
  dropToken: (id: Token["id"]) => call<unknown>("DELETE", `/api/me/tokens/${id}`),
};

export const facts = {
  catalogue: () => get<Catalogue>("/api/catalogue"),
  edition: (id: string) => get<EditionFacts>(`/api/editions/${id}`),
  privacy: () => get<Privacy>("/api/privacy"),
  rules: (lang: string) => get<RuleText[]>(`/api/rules${query({ lang })}`),
};

export const tables = {
  list: (filter: "mine" | "open" | "running" | "over") => get<Table[]>(`/api/tables${query({ filter })}`),
  open: (table: NewTable) => post<Table>("/api/tables", table),
  show: (id: string, invite?: string) => get<Table>(`/api/tables/${id}${query({ invite })}`),
  join: (id: string, seat?: Seat, invite?: string) => post<Table>(`/api/tables/${id}/join`, { seat, invite }),
  leave: (id: string) => post<Table>(`/api/tables/${id}/leave`),
  seat: (id: string, seat: Seat, kind: "open" | "bot", bot?: string) =>
    post<Table>(`/api/tables/${id}/seats/${seat}`, { kind, bot }),
  start: (id: string, bot?: string) => post<Table>(`/api/tables/${id}/start`, { bot }),
  close: (id: string) => call<unknown>("DELETE", `/api/tables/${id}`),
  fromRecord: (text: string, name: string) => call<Table>("POST", `/api/records${query({ name })}`, text),
};

/** Lessons and first games; `name`: the table's name in the learner's language. */
export const lessons = {
  list: () => get<LessonOverview[]>("/api/lessons"),
  step: (edition: string, step: number, name: string) => post<Table>(`/api/lessons/${edition}/step/${step}`, { name }),
  firstGame: (edition: string, name: string) => post<Table>(`/api/lessons/${edition}/first_game`, { name }),
  coach: (id: string) => get<CoachFacts>(`/api/lessons/tables/${id}`),
  again: (id: string) => post<CoachFacts>(`/api/lessons/tables/${id}/again`),
  idea: (id: string) => get<Idea>(`/api/lessons/tables/${id}/idea`),
  reasons: (id: string, since: number) => get<BotReason[]>(`/api/lessons/tables/${id}/reasons${query({ since })}`),
};

/** A place to explain; for a move, also the origin and stance of the unit. */
export interface PlaceQuery {
  place: string;
  from?: string;
  own?: string;
  unit?: string;
}

export interface BondQuery {
  nation: string;
  face: number;
}

export type GameApi = ReturnType<typeof game>;

/** API of one game. `seat` is needed only if the session holds several (hot seat); `invite` is the invitation to a
 * private game, by default from the page's URL. */
export function game(id: string, seat?: Seat | null, invite = new URLSearchParams(location.search).get("invite")) {
  const path = `/api/games/${id}`;
  const own = seat ?? undefined;
  const gameQuery = (values: Record<string, string | number | null | undefined> = {}) =>
    query({ ...values, seat, invite });
  return {
    state: () => get<GameState>(`${path}${gameQuery()}`),
    /** `revision` detects an undo that happened meanwhile. */
    act: (version: number, action: string, request = requestId(), revision?: number) =>
      post<GameState>(`${path}/actions`, { version, revision, action, seat: own, request }),
    give: (version: number, nation: string, amount: number, request = requestId()) =>
      post<GameState>(`${path}/gifts`, { version, nation, amount, seat: own, request }),
    undo: (version: number, wholeTurn: boolean) =>
      post<GameState>(`${path}/undo`, { version, seat: own, whole_turn: wholeTurn }),
    previews: (version: number, actions: string[] | null = null) =>
      post<{ version: number; previews: Record<string, Preview> }>(`${path}/previews`, { version, actions, seat: own }),
    plan: (version: number, actions: string[]) => post<PlanForeseen>(`${path}/plan`, { version, actions, seat: own }),
    preview: (action: string) => get<Preview>(`${path}/preview${gameQuery({ action })}`),
    /** The reason why a place cannot be chosen or a bond cannot be bought. */
    explain: (about: PlaceQuery | BondQuery) => get<ApiError>(`${path}/explain${gameQuery({ ...about })}`),
    routes: (actions: string[] | null) =>
      post<{ version: number; routes: Record<string, Leg[]> }>(`${path}/routes`, { actions, seat: own }),
    route: (action: string) => get<Leg[]>(`${path}/route${gameQuery({ action })}`),
    /** Log entries with a version above `since`. */
    events: (since: number) => get<LogEntry[]>(`${path}/events${query({ since, invite })}`),
    position: (version: number) => get<View>(`${path}/positions/${version}${gameQuery()}`),
    charts: () => get<Charts>(`${path}/charts${query({ invite })}`),
    /** Result if the game ended now or at an earlier position. */
    ending: (at: number | null) => get<Ending>(`${path}/ending${gameQuery({ at })}`),
    /** Analysis of a finished game, in the reader's language. */
    analysis: (language: string) => get<Analysis>(`${path}/analysis${query({ language, invite })}`),
    askForAnalysis: (language: string) => post<Analysis>(`${path}/analysis${query({ language, invite })}`),
    explanation: (at: number, language: string) =>
      get<Explanation>(`${path}/explanation/${at}${query({ language, invite })}`),
    hint: () => get<Hint>(`${path}/hint`),
    chat: () => get<ChatLine[]>(`${path}/chat${query({ invite })}`),
    orders: () => get<OrderList>(`${path}/orders`),
    giveOrder: (order: NewOrder) => post<OrderList>(`${path}/orders`, order),
    arrangeOrders: (ids: number[]) => call<OrderList>("PUT", `${path}/orders`, { ids }),
    revokeOrder: (id: number) => call<OrderList>("DELETE", `${path}/orders/${id}`),
    say: (text: string, to: Seat[] = []) => post<ChatLine>(`${path}/chat`, { text, to }),
    resign: () => post<unknown>(`${path}/resign`),
    back: () => post<GameState>(`${path}/back`),
    rematch: () => post<Table>(`${path}/rematch`),
    end: (agree: boolean) => post<GameState>(`${path}/end`, { agree }),
    standIn: (forSeat: Seat, bot: string | null) => post<GameState>(`${path}/seats/${forSeat}/bot`, { bot }),
    sandbox: (at: number) => post<Table>(`${path}/sandbox`, { at }),
    recordUrl: `${path}/record${query({ invite })}`,
    streamUrl: `${path}/stream${gameQuery()}`,
    /** Stream of a hidden page, which does not count as presence. */
    awayUrl: `${path}/stream${gameQuery({ away: "true" })}`,
  };
}

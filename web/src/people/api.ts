// API of friends, alerts for new tables, reports, blocks and absence votes.
import { call } from "../lib/api";
import type { GameState, Seat } from "../wire";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Friends = Schemas["Friends"];
export type TableAlert = Schemas["TableWish"];
export type Absence = Schemas["Absence"];
/** A person at a table, identified by seat or chat line. */
export type Whom = { seat: Seat } | { line: number };

export const friends = {
  list: () => call<Friends>("GET", "/api/friends"),
  ask: (name: string) => call<Friends>("POST", "/api/friends", { name }),
  answer: (id: number, agree: boolean) => call<Friends>("POST", `/api/friends/${id}`, { agree }),
  remove: (id: number) => call<Friends>("DELETE", `/api/friends/${id}`),
  presence: (shown: boolean) => call<Friends>("POST", "/api/me/presence", { shown }),
};

export const alerts = {
  list: () => call<TableAlert[]>("GET", "/api/me/wishes"),
  drop: (id: number) => call<unknown>("DELETE", `/api/me/wishes/${id}`),
};

/** Actions concerning another player of a game. */
export const player = {
  report: (game: string, whom: Whom, about: string, reason: string, words: string) =>
    call<Schemas["Done"]>("POST", `/api/games/${game}/reports`, { ...whom, about, reason, words }),
  block: (game: string, whom: Whom) => call<Schemas["Done"]>("POST", `/api/games/${game}/blocks`, whom),
  absence: (game: string, seat: Seat) => call<Absence>("GET", `/api/games/${game}/seats/${seat}/absent`),
  vote: (game: string, seat: Seat, choice: "bot" | "wait" | "end") =>
    call<GameState>("POST", `/api/games/${game}/seats/${seat}/absent`, { choice }),
};

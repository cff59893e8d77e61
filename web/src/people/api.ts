// What is asked of the server about friends, and about tables somebody waits for.
import { call } from "../lib/api";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Friends = Schemas["Friends"];
export type TableWish = Schemas["TableWish"];

export const friends = {
  list: () => call<Friends>("GET", "/api/friends"),
  ask: (name: string) => call<Friends>("POST", "/api/friends", { name }),
  answer: (id: number, agree: boolean) => call<Friends>("POST", `/api/friends/${id}`, { agree }),
  remove: (id: number) => call<Friends>("DELETE", `/api/friends/${id}`),
  presence: (shown: boolean) => call<Friends>("POST", "/api/me/presence", { shown }),
};

export const wishes = {
  list: () => call<TableWish[]>("GET", "/api/me/wishes"),
  drop: (id: number) => call<unknown>("DELETE", `/api/me/wishes/${id}`),
};

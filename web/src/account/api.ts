// API of the user's own account.
import { call } from "../lib/api";
import type { User } from "../wire";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Block = Schemas["Block"];
export type Session = Schemas["Session"];
export type Email = Schemas["Email"];

const get = <T>(path: string) => call<T>("GET", path);

export const mine = {
  password: (password: string, old: string) =>
    call<unknown>("PATCH", "/api/me", { password, old_password: old || null }),
  sessions: () => get<Session[]>("/api/me/sessions"),
  endSession: (id: string) => call<unknown>("DELETE", `/api/me/sessions/${id}`),
  endOthers: () => call<unknown>("DELETE", "/api/me/sessions"),
  email: () => get<Email>("/api/me/email"),
  setEmail: (email: string, password: string) =>
    call<Email>("PUT", "/api/me/email", { email, password: password || null }),
  removeEmail: (password: string) => call<Email>("DELETE", "/api/me/email", { password: password || null }),
  blocks: () => get<Block[]>("/api/me/blocks"),
  block: (name: string) => call<Block[]>("POST", "/api/me/blocks", { name }),
  unblock: (id: number) => call<unknown>("DELETE", `/api/me/blocks/${id}`),
  remove: (password: string) => call<unknown>("DELETE", "/api/me", { password: password || null }),
};

/** Links from emails or administrators, which work without a login. */
export const links = {
  confirm: (secret: string) => call<Schemas["Confirmed"]>("POST", "/api/email/confirm", { secret }),
  ways: () => get<Schemas["ResetWays"]>("/api/reset"),
  reset: (who: string) => call<unknown>("POST", "/api/reset", { who }),
  password: (secret: string, password: string) =>
    call<{ user: User }>("POST", "/api/reset/password", { secret, password }),
};

export type FeedAddress = Schemas["FeedAddress"];

export const feeds = {
  address: () => call<FeedAddress>("GET", "/api/me/feeds"),
  make: () => call<FeedAddress>("POST", "/api/me/feeds", {}),
  withdraw: () => call<unknown>("DELETE", "/api/me/feeds"),
};

// API of the archive: finished games, people, ratings, statistics.
import { call } from "../lib/api";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type ArchivePage = Schemas["ArchivePage"];
export type ArchivedGame = Schemas["ArchivedGame"];
export type Profile = Schemas["Profile"];
export type Form = Schemas["Form"];
export type RatingStep = Schemas["RatingStep"];
export type Leaderboard = Schemas["Leaderboard"];
export type Field = Schemas["Field"];
export type Cell = Schemas["Cell"];
export type Shown = Profile["shown"];

/** Search parameters; empty ones are omitted. */
export type Wanted = Record<string, string | number>;

export function queryOf(wanted: Wanted): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, String(value));
  return query.toString();
}

const get = <T>(path: string, wanted: Wanted = {}) => call<T>("GET", `${path}?${queryOf(wanted)}`);
const at = (name: string) => `/api/people/${encodeURIComponent(name)}`;

export const archive = {
  mine: (wanted: Wanted) => get<ArchivePage>("/api/me/games", wanted),
  person: (name: string) => get<Profile>(at(name)),
  gamesOf: (name: string, page: number) => get<ArchivePage>(`${at(name)}/games`, { page }),
  show: (shown: Shown) => call<Profile>("PATCH", "/api/me/profile", { shown }),
  ratings: (ladder: string, edition: string, players: number) =>
    get<Leaderboard>("/api/ratings", { ladder, edition, players }),
  statistics: () => get<Field>("/api/statistics"),
};

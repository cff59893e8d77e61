// API of tournaments.
import { call } from "../lib/api";
import { base } from "../lib/base";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Tournament = Schemas["Tournament"];
export type TournamentLine = Schemas["TournamentLine"];
export type TournamentRound = Schemas["TournamentRound"];
export type TournamentTable = Schemas["TournamentTable"];
export type NewTournament = Schemas["NewTournament"];

const PATH = "/api/tournaments";

export const tournaments = {
  list: () => call<TournamentLine[]>("GET", PATH),
  make: (wanted: NewTournament) => call<Tournament>("POST", PATH, wanted),
};

/** API of one tournament; `invite`: token from the link of a private one. */
export function tournament(id: string, invite: string | null) {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return {
    show: () => call<Tournament>("GET", path + query),
    enter: () => call<Tournament>("POST", `${path}/enter`, { invite }),
    withdraw: () => call<Tournament>("POST", `${path}/withdraw`, {}),
    begin: () => call<Tournament>("POST", `${path}/begin`, {}),
    remove: (number: number) => call<Tournament>("DELETE", `${path}/players/${number}`),
    end: () => call<Tournament>("DELETE", path),
    fileUrl: (name: "standings.csv" | "games.csv" | "archive.zip") => `${base}${path}/${name}${query}`,
    streamUrl: `${path}/stream${query}`,
  };
}

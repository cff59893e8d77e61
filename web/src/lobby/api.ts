// API of the lobby.
import { call } from "../lib/api";
import type { Table } from "../wire";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type LobbyPage = Schemas["LobbyPage"];
export type LobbyChange = Schemas["LobbyChange"];
export type MyTables = Schemas["MyTables"];
export type TableFilter = Schemas["TableFilter"];
export type Place = "archived" | "hidden";

/** Search filters; empty values are ignored. */
export interface Filters {
  state: "open" | "running";
  edition: string;
  pace: string;
  players: number;
  tag: string;
  text: string;
  freeSeat: boolean;
  friends: boolean;
}

export const NO_FILTERS: Filters = {
  state: "open",
  edition: "",
  pace: "",
  players: 0,
  tag: "",
  text: "",
  freeSeat: false,
  friends: false,
};

function wanted(filters: Filters): Record<string, string | number | boolean> {
  const { freeSeat, ...same } = filters;
  return Object.fromEntries(Object.entries({ ...same, free_seat: freeSeat }).filter(([, value]) => value));
}

export const lobby = {
  find: (filters: Filters, page = 1) => {
    const query = new URLSearchParams(Object.entries({ ...wanted(filters), page }).map(([k, v]) => [k, String(v)]));
    return call<LobbyPage>("GET", `/api/lobby?${query}`);
  },
  mine: (place?: Place) => call<MyTables>("GET", `/api/lobby/mine${place ? `?place=${place}` : ""}`),
  put: (table: Table, place: Place | null) => call<unknown>("POST", `/api/tables/${table.id}/shelf`, { place }),
  remove: (table: Table) => call<unknown>("DELETE", `/api/tables/${table.id}`),
  wish: (filters: Filters) => {
    const { state: _state, tag: _tag, free_seat: _free, ...rest } = wanted(filters);
    return call<unknown>("POST", "/api/me/wishes", rest);
  },
};

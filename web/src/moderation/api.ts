// API of the administration page.
import { call } from "../lib/api";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Overview = Schemas["Overview"];
export type Report = Schemas["Report"];
export type Person = Schemas["Person"];
export type PersonAction = Schemas["PersonAction"];
export type PersonAfter = Schemas["PersonAfter"];
export type TableAction = Schemas["TableAction"];
export type GameLine = Schemas["GameLine"];
export type SaidLine = Schemas["SaidLine"];
export type AddressBan = Schemas["AddressBan"];
export type LogLine = Schemas["LogLine"];
type Done = Schemas["Done"];

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const word = encodeURIComponent;

export const admin = {
  overview: () => get<Overview>("/api/admin"),
  maintenance: (on: boolean, reason: string) => post<Done>("/api/admin/maintenance", { on, reason }),
  reports: (settled: boolean) => get<Report[]>(`/api/admin/reports?settled=${settled}`),
  settle: (id: number, reason: string) => post<Done>(`/api/admin/reports/${id}`, { reason }),
  people: (search: string) => get<Person[]>(`/api/admin/people?search=${word(search)}`),
  person: (id: number, action: PersonAction) => post<PersonAfter>(`/api/admin/people/${id}`, action),
  tables: (search: string) => get<GameLine[]>(`/api/admin/tables?search=${word(search)}`),
  table: (id: string, action: TableAction) => post<Done>(`/api/admin/tables/${id}`, action),
  chat: (id: string) => get<SaidLine[]>(`/api/admin/tables/${id}/chat`),
  line: (id: number, hidden: boolean, reason: string) => post<Done>(`/api/admin/chat/${id}`, { hidden, reason }),
  addresses: () => get<AddressBan[]>("/api/admin/addresses"),
  address: (address: string, hours: number, reason: string) =>
    post<Done>("/api/admin/addresses", { address, hours, reason }),
  log: (before?: number) => get<LogLine[]>(`/api/admin/log${before ? `?before=${before}` : ""}`),
};

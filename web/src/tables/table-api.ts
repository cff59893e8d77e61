// API of table settings and invitations.
import { call } from "../lib/api";
import type { Customs, Seat, Table } from "../wire";
import type { components } from "../wire/schema";

export type Invitation = components["schemas"]["Invitation"];
export type TableChange = components["schemas"]["TableChange"];

export const CUSTOMS: Required<Customs> = {
  spectators: "now",
  delay: 10,
  delay_by: "moves",
  confirm: false,
  private_talk: false,
  stand_in: "greedy",
};

export const tableApi = {
  change: (id: string, change: TableChange) => call<Table>("PATCH", `/api/tables/${id}`, change),
  invite: (id: string, name: string, seat?: Seat) =>
    call<Table>("POST", `/api/tables/${id}/invitations`, { name, seat }),
  withdraw: (id: string, seat: Seat) => call<Table>("DELETE", `/api/tables/${id}/invitations/${seat}`),
  invitations: () => call<Invitation[]>("GET", "/api/me/invitations"),
  answer: (id: number, accept: boolean) => call<Table>("POST", `/api/me/invitations/${id}`, { accept }),
};

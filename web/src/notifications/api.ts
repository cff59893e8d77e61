// API of notifications.
import { call } from "../lib/api";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Notice = Schemas["Notice"];
export type Notices = Schemas["Notices"];
export type NoticeChoices = Schemas["NoticeChoices"];
export type NoticeSettings = Schemas["NoticeSettings"];
export type TableNotices = Schemas["TableNotices"];
export type Unsubscribed = Schemas["Unsubscribed"];

export const notifications = {
  list: () => call<Notices>("GET", "/api/me/notices"),
  seen: (until: number) => call<Notices>("POST", "/api/me/notices/seen", { until }),
  settings: () => call<NoticeSettings>("GET", "/api/me/notices/choices"),
  choose: (choices: NoticeChoices) => call<NoticeSettings>("PUT", "/api/me/notices/choices", choices),
  forTable: (id: string) => call<TableNotices>("GET", `/api/games/${id}/notices`),
  chooseForTable: (id: string, chosen: TableNotices) => call<TableNotices>("PUT", `/api/games/${id}/notices`, chosen),
  unsubscribe: (token: string) =>
    call<Unsubscribed>("POST", `/unsubscribe?token=${encodeURIComponent(token)}`, undefined),
};

// Errors of the server in the reader's language.
import type { ApiError } from "../wire";
import { t, tFirst, type Params } from "./texts.svelte";

/** Worded by its code, for the server's own sentence is English. */
export function errorText(error: ApiError): string {
  if (error.code === "offline") return t("offline-title");
  return tFirst([`error-${error.code}`], { line: 0, ...(error.params as Params) }, t("server-sorry"));
}

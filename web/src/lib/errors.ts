// Server errors in the reader's language.
import type { ApiError } from "../wire";
import { t, tFirst, type Params } from "./texts.svelte";

/** Text of an error by its code, because the server's own sentence is in English. */
export function errorText(error: ApiError): string {
  if (error.code === "offline") return t("offline-title");
  return tFirst([`error-${error.code}`], { line: 0, ...(error.params as Params) }, t("server-sorry"));
}

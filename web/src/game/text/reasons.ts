// Texts of reasons for moves.
import { nationName, regionName, spaceName, t, type Params } from "../../lib/texts.svelte";
import type { Reason, View } from "../../wire";
import { playerName } from "./game-text";

/** Text of a bot's reason; its parameters are ids and integers. */
export function reasonText(reason: Reason, view: View): string {
  const params: Params = {};
  for (const [name, value] of Object.entries(reason.params)) {
    if (name === "player") params[name] = playerName(view, Number(value));
    else if (typeof value !== "string") params[name] = value;
    else if (name === "nation" || name === "other") params[name] = nationName(value);
    else if (name === "region") params[name] = regionName(view.edition, value);
    else if (name === "space") params[name] = spaceName(value);
    else params[name] = value;
  }
  const text = t(`reason-${reason.code}`, params);
  return reason.found ? `${text} ${reasonText(reason.found, view)}` : text;
}

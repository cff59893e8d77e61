// Texts of reasons for moves.
import { nationName, regionName, spaceName, t, type Params } from "../../lib/texts.svelte";
import type { Reason, View } from "../../wire";
import { playerName } from "./game-text";

/** Text of a bot's reason; its parameters are ids and integers. */
export function reasonText(reason: Reason, view: View): string {
  const words: Params = {};
  for (const [name, value] of Object.entries(reason.params)) {
    if (name === "player") words[name] = playerName(view, Number(value));
    else if (typeof value !== "string") words[name] = value;
    else if (name === "nation" || name === "other") words[name] = nationName(value);
    else if (name === "region") words[name] = regionName(view.edition, value);
    else if (name === "space") words[name] = spaceName(value);
    else words[name] = value;
  }
  const text = t(`reason-${reason.code}`, words);
  return reason.found ? `${text} ${reasonText(reason.found, view)}` : text;
}

// Letters and hue of every nation, read from the edition files at build time.
import editions from "virtual:nations";

export interface NationMark {
  id: string;
  name: string;
  letters: string;
  hue: string;
}

/** Ids of all editions. */
export const EDITIONS = Object.keys(editions);

const byId = new Map(
  Object.values(editions)
    .flat()
    .map((nation) => [nation.id, nation]),
);

export function nationFacts(id: string): NationMark {
  return byId.get(id) ?? { id, name: id, letters: id.slice(0, 2).toUpperCase(), hue: "grey" };
}

/** Nations of an edition in turn order. */
export function nationsOf(edition: string): NationMark[] {
  return editions[edition] ?? [];
}

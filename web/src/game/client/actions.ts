// The action language, read for drawing only: which places, nations and bonds an offered action names.
import type { DecisionKind } from "../../wire";

export interface Act {
  text: string;
  kind: string;
  /** Where something happens or comes from; `own` tells apart unlike units there (hostile, friendly, fleet). */
  place?: string;
  own?: string;
  to?: string;
  nation?: string;
  unit?: string;
  /** Stance of the enemy army, or the stance chosen. */
  stance?: string;
  face?: number;
  old?: number;
  space?: string;
  amount?: number;
}

function unitAndStance(word: string | undefined): { unit?: string; stance?: string } {
  if (!word) return {};
  const [unit = "", stance] = word.split(":");
  return stance ? { unit, stance } : { unit };
}

function placeAndOwn(word = ""): { place: string; own?: string } {
  const [place = "", own] = word.split(":");
  return own ? { place, own } : { place };
}

const readers: Record<string, (words: string[], kind: DecisionKind) => Partial<Act>> = {
  rondel: ([space]) => ({ space: space ?? "" }),
  buy: ([nation, face]) => ({ nation: nation ?? "", face: Number(face) }),
  raise: ([nation, old, face]) => ({ nation: nation ?? "", old: Number(old), face: Number(face) }),
  build: ([place]) => ({ place: place ?? "" }),
  produce: ([place]) => (place === "all" ? {} : { place: place ?? "" }),
  import: ([unit, place]) => ({ unit: unit ?? "", place: place ?? "" }),
  fleet: ([from, to]) => ({ ...placeAndOwn(from), to: to ?? "", unit: "fleet" }),
  army: ([from, to]) => ({ ...placeAndOwn(from), to: to ?? "", unit: "army" }),
  fight: (words, kind) => {
    if (kind === "challenge") return unitAndStance(words[0]);
    if (kind === "arrival") return { nation: words[0] ?? "", ...unitAndStance(words[1]) };
    return { ...placeAndOwn(words[0]), nation: words[1] ?? "", ...unitAndStance(words[2]) };
  },
  ask: ([nation]) => ({ nation: nation ?? "" }),
  stance: ([place, stance]) => ({ place: place ?? "", stance: stance ?? "" }),
  destroy: ([place]) => ({ place: place ?? "" }),
  flag: ([place]) => ({ place: place ?? "" }),
  give: ([nation, amount]) => ({ nation: nation ?? "", amount: Number(amount) }),
};

export function read(text: string, kind: DecisionKind): Act {
  const [head = "", ...words] = text.split(" ");
  return { text, kind: head, ...readers[head]?.(words, kind) };
}

/** The part before a destination, as it stands in the action: `vienna`, `paris:hostile`. */
export function originOf(act: Act): string {
  return act.own ? `${act.place}:${act.own}` : (act.place ?? "");
}

export const isMove = (act: Act): boolean => act.kind === "army" || act.kind === "fleet";

/** Kinds of decision in which an action is picked on the map. */
export const ON_MAP = new Set<DecisionKind>([
  "factory",
  "production",
  "import",
  "fleets",
  "armies",
  "flags",
  "canal",
  "stance",
  "arrival",
  "ask",
  "challenge",
]);
/** Two or three answers, shown as cards that state their result. */
export const AS_CARDS = new Set<DecisionKind>(["swiss_bank", "canal", "stance", "arrival", "ask", "challenge"]);
/** What is chosen first and then confirmed, because it hands the decision on. */
export const CONFIRMED = new Set(["rondel", "buy", "raise", "build", "flag"]);

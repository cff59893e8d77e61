// State of the order form, and its conversion to an order.
import type { OrderContent, SpaceId } from "../../../wire";

/** Every kind but plans, which are drawn on the board. */
export type Kind = Exclude<OrderContent["kind"], "plan">;
export type Wish = NonNullable<Extract<OrderContent, { kind: "invest" }>["wishes"]>[number];

export interface Draft {
  kind: Kind;
  answer: string;
  /** Whether the list excludes its items instead of including them. */
  except: boolean;
  nations: string[];
  exceptPlaces: boolean;
  places: string[];
  nation: string;
  spaces: string[];
  wishes: Wish[];
  /** The bond being edited, the last of the wishes; none if it has no nation. */
  wish: Wish;
  otherwise: "pass" | "ask";
  /** Amounts; null: unlimited. */
  gain: number | null;
  below: number | null;
  price: number | null;
  treasury: number | null;
  homeFree: boolean;
  steps: string[];
}

/** Possible answers per kind, the default first; kinds without a choice of answer are missing. */
export const ANSWERS: Partial<Record<Kind, string[]>> = {
  canal: ["allow", "refuse"],
  challenge: ["pass", "fight"],
  stance: ["hostile", "friendly"],
  swiss_bank: ["pass", "force"],
  production: ["all", "end"],
};
/** Orders about turns of nations that the viewer governs. */
export const OWN = new Set<Kind>(["rondel", "factory", "production", "import", "maneuver"]);

export const NO_WISH: Wish = { nation: "", face: 0, old: null, at_most: null };

/** The listed wishes and the one being edited. */
export const wishesOf = (draft: Draft): Wish[] => (draft.wish.nation ? [...draft.wishes, draft.wish] : draft.wishes);

export function blank(kind: Kind, nation: string): Draft {
  return {
    kind,
    answer: ANSWERS[kind]?.[0] ?? "",
    except: false,
    nations: [],
    exceptPlaces: false,
    places: [],
    nation,
    spaces: [],
    wishes: [],
    wish: { ...NO_WISH },
    otherwise: "pass",
    gain: null,
    below: null,
    price: null,
    treasury: null,
    homeFree: true,
    steps: ["fleets", "armies"],
  };
}

/** Convert the form to an order; null while it is incomplete. */
export function orderOf(draft: Draft): OrderContent | null {
  const { kind, nation, nations, places, otherwise } = draft;
  const answer = draft.answer as never;
  if (OWN.has(kind) && !nation) return null;
  switch (kind) {
    case "canal":
      return { kind, answer, nations };
    case "challenge":
      return {
        kind,
        answer,
        ...(draft.except ? { except_nations: nations } : { nations }),
        ...(draft.exceptPlaces ? { except_places: places } : { places }),
      };
    case "stance":
      return { kind, answer, places };
    case "arrival":
      return { kind, fight: nations, places };
    case "ask":
      return { kind, nations };
    case "swiss_bank":
      return { kind, answer, nations, gain: draft.answer === "force" ? (draft.gain ?? 0) : 0 };
    case "invest":
      return {
        kind,
        wishes: wishesOf(draft),
        otherwise: wishesOf(draft).length ? otherwise : "pass",
        cash_below: draft.below,
      };
    case "rondel":
      if (!draft.spaces.length) return null;
      return {
        kind,
        nation,
        spaces: draft.spaces as SpaceId[],
        price: draft.price,
        treasury: draft.treasury,
        home_free: draft.homeFree,
      };
    case "factory":
      return { kind, nation, places, otherwise };
    case "production":
      return { kind, nation, answer };
    case "import":
      return { kind, nation };
    case "maneuver":
      return draft.steps.length ? { kind, nation, steps: draft.steps as ("fleets" | "armies")[] } : null;
  }
}

// Texts of the end-game calculator: who would win, why that may be unknown, and the terms of each sum.
import { nationName, personName, plusMinus, t, tFirst } from "../../lib/texts.svelte";
import type { Ending, EndStanding, EndSum, EndTerm, Purchase } from "../../wire";

/** Bonds listed per buyer. */
const MAX_BONDS = 3;

export const names = (seats: readonly number[], players: readonly string[]): string =>
  seats.map((seat) => personName(players[seat])).join(", ");

/** The total of a sum; a lower bound if one of its terms is hidden. */
export const totalText = (sum: EndSum): string => (sum.complete ? `${sum.total}` : `≥ ${sum.total}`);

export const amountText = (term: EndTerm, first: boolean): string =>
  term.amount === null ? "?" : first ? `${term.amount}`.replace("-", "−") : plusMinus(term.amount);

/** Name of a term, with the product it results from. */
export function termText(term: EndTerm): string {
  const name = tFirst([`ending-${term.what}`]);
  return "count" in term.parts ? `${name}: ${term.parts.count} × ${term.parts.each}` : name;
}

/** Sentences about the tie-break, unknown values and, last, the winner. */
export function resultTexts(standing: EndStanding, players: readonly string[]): string[] {
  if (standing.winners === null) {
    const hidden = standing.scores.flatMap((score, seat) => (score.complete ? [] : [seat]));
    return [
      t("ending-unknown", { players: names(hidden, players) }),
      ...Object.entries(standing.ahead_from).map(([seat, cash]) =>
        t("ending-ahead", { player: players[Number(seat)] ?? "", cash }),
      ),
    ];
  }
  const winners = t("ending-winners", { winners: names(standing.winners, players), count: standing.winners.length });
  if (!standing.tie?.nation) return [winners];
  const credits = Object.entries(standing.tie.credit)
    .map(([seat, lent]) => `${personName(players[Number(seat)])} ${lent}`)
    .join(", ");
  return [t("ending-tie", { nation: nationName(standing.tie.nation), credits }), winners];
}

export interface BondLine {
  bond: Purchase;
  text: string;
}

/** The cheapest bonds with which their buyer would win now, or after a Taxation that ends the game. */
export function bondLines(report: Ending): BondLine[] {
  const found: [string | null, Purchase[]][] = [
    [null, report.bonds],
    ...report.nations.map((each): [string, Purchase[]] => [each.need.nation, each.bonds]),
  ];
  return found.flatMap(([nation, bonds]) => {
    const shown: Record<number, number> = {};
    return bonds
      .filter(({ seat, winners }) => winners.length === 1 && winners[0] === seat)
      .filter(({ seat }) => (shown[seat] = (shown[seat] ?? 0) + 1) <= MAX_BONDS)
      .map((bond) => {
        const text = t(bond.old === null ? "ending-bond" : "ending-bond-raise", {
          player: report.players[bond.seat] ?? "",
          nation: nationName(bond.nation),
          face: bond.face,
          old: bond.old,
          price: bond.price,
        });
        return { bond, text: nation ? `${text}, ${t("ending-bond-when", { nation: nationName(nation) })}` : text };
      });
  });
}

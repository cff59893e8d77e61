// Key moments of a game, from its log: the most profitable governments, the best taxations, the largest interest
// payouts, and mistakes found by the analysis, if there is one.
import type { LogEntry, Review } from "../../wire";

interface At {
  /** Version and round of the move. */
  at: number;
  round: number;
  nation: string;
  /** The player responsible. */
  seat: number;
}
export type Moment = At &
  (
    | { kind: "government"; before: number | null; points: number }
    | { kind: "tax"; tax: number; points: number; power: number }
    | { kind: "interest"; amount: number; to: { seat: number; amount: number }[] }
    | { kind: "mistake"; point: Review["turning_points"][number] }
  );

const LIMITS = { government: 3, tax: 2, interest: 2, mistake: 3 };

type Found = Record<"government" | "tax" | "interest", Moment[]>;

/** Return the key moments in game order. */
export function keyMoments(log: LogEntry[], review: Review | null = null): Moment[] {
  const { government, tax, interest } = read(log);
  const mistakes = (review?.turning_points ?? []).map((point): Moment => ({
    kind: "mistake",
    at: point.at,
    round: point.round,
    nation: point.nation ?? "",
    seat: point.seat,
    point,
  }));
  const best = (moments: Moment[], most: number, worth: (moment: Moment) => number): Moment[] =>
    [...moments].sort((one, other) => worth(other) - worth(one)).slice(0, most);
  const points = (moment: Moment): number => ("points" in moment ? moment.points : 0);
  return [
    ...best(government, LIMITS.government, points),
    ...best(
      tax.filter((moment) => points(moment) > 0),
      LIMITS.tax,
      points,
    ),
    ...best(interest, LIMITS.interest, (moment) => (moment.kind === "interest" ? moment.amount : 0)),
    ...mistakes.slice(0, LIMITS.mistake),
  ].sort((one, other) => one.at - other.at);
}

/** Change in win probability of the player who decided; null without an analysis of the position. */
export function chanceChange(moment: Moment, review: Review | null): number | null {
  if (!review) return null;
  if (moment.kind === "mistake") return moment.point.after - moment.point.before;
  const chance = (at: number): number | undefined => review.chances[at - review.first]?.[moment.seat];
  const [before, after] = [chance(moment.at - 1), chance(moment.at)];
  return before === undefined || after === undefined ? null : after - before;
}

function read(log: LogEntry[]): Found {
  const found: Found = { government: [], tax: [], interest: [] };
  /** The change of government that each nation's power points are currently credited to. */
  const ruling = new Map<string, Extract<Moment, { kind: "government" }>>();
  let round = 1;
  for (const { version, events } of log) {
    const paid = new Map<string, { seat: number; amount: number }[]>();
    for (const event of events) {
      if (event.event === "turn_began") round = event.round;
      // Governments assigned by setup or draft are not moments of the game.
      else if (event.event === "government_changed" && event.after !== null && event.before !== null) {
        const { nation, after: seat, before } = event;
        const moment = { kind: "government" as const, at: version, round, nation, seat, before, points: 0 };
        ruling.set(nation, moment);
        found.government.push(moment);
      } else if (event.event === "tax_collected") {
        const { nation, player: seat, tax, points, power } = event;
        found.tax.push({ kind: "tax", at: version, round, nation, seat, tax, points, power });
        const government = ruling.get(nation);
        if (government) government.points += points;
      } else if (event.event === "interest_paid")
        paid.set(event.nation, [...(paid.get(event.nation) ?? []), { seat: event.player, amount: event.amount }]);
    }
    for (const [nation, to] of paid) {
      to.sort((one, other) => other.amount - one.amount);
      const amount = to.reduce((sum, each) => sum + each.amount, 0);
      found.interest.push({ kind: "interest", at: version, round, nation, seat: to[0]!.seat, amount, to });
    }
  }
  return found;
}

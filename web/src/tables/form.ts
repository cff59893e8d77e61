// State of the table form, remembered for the next table, and its conversion to a request.
import { EDITIONS } from "../lib/nations";
import { CLOCKS, type PaceChoice } from "../lib/pace";
import { CUSTOMS } from "./table-api";
import type { Clock, Customs, EditionId, NewTable, OptionFacts, SeatChoice, Table } from "../wire";

export interface TableChoices {
  edition: EditionId;
  name: string;
  players: number;
  pace: PaceChoice;
  options: Record<string, unknown>;
  /** Seats from 1 on; seat 0 is the host. */
  others: SeatChoice[];
  private: boolean;
  autoForced: boolean;
  /** Custom clock instead of the pace's default. */
  clock: Clock | null;
  customs: Required<Customs>;
}

export const START: TableChoices = {
  edition: EDITIONS[0]!,
  name: "",
  players: 4,
  pace: "live",
  options: {},
  others: [],
  private: false,
  autoForced: true,
  clock: null,
  customs: CUSTOMS,
};

/** The request of the form: all fields but the seed and chat permissions. */
export type WantedTable = Required<Omit<NewTable, "seed" | "name" | "clock" | "talk">> & {
  name: string;
  clock: Clock | null;
};

/** The choices to remember for the next table: without invited people, to avoid accidental invitations. */
export function choicesToRemember(choices: TableChoices): TableChoices {
  return {
    ...choices,
    others: choices.others.map((seat) => (seat.kind === "invited" ? { kind: "open" } : seat)),
  };
}

/** The `players - 1` seats besides the host's. */
export function seatsFor(choices: TableChoices, empty: SeatChoice): SeatChoice[] {
  return Array.from({ length: choices.players - 1 }, (_, index) => choices.others[index] ?? empty);
}

/** Options of this edition that differ from their defaults. */
export function changedOptions(
  options: Record<string, unknown>,
  edition: EditionId,
  offered: OptionFacts[],
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const option of offered) {
    const value = options[option.key];
    if (value !== undefined && value !== defaultOf(option, edition) && isOffered(option, edition))
      result[option.key] = value;
  }
  return result;
}

/** Default of an option in an edition. */
export function defaultOf(option: OptionFacts, edition: string): unknown {
  return option.defaults?.[edition] ?? option.default;
}

export function isOffered(option: OptionFacts, edition: EditionId): boolean {
  return !option.editions || option.editions.includes(edition);
}

export function request(
  choices: TableChoices,
  name: string,
  others: SeatChoice[],
  offered: OptionFacts[],
): WantedTable {
  const hotseat = others.some((seat) => seat.kind === "hot_seat");
  const clock = choices.pace === "none" || hotseat ? null : (choices.clock ?? CLOCKS[choices.pace]);
  return {
    name,
    edition: choices.edition,
    options: changedOptions(choices.options, choices.edition, offered),
    seats: [{ kind: "me" }, ...others],
    pace: choices.pace === "none" ? "live" : choices.pace,
    clock,
    // Hot-seat tables are not listed.
    private: choices.private || hotseat,
    auto_forced: choices.autoForced,
    customs: { ...CUSTOMS, ...choices.customs },
    start: others.every((seat) => seat.kind !== "open" && seat.kind !== "invited"),
  };
}

/** Table for the live preview card. */
export function previewTable(wanted: WantedTable, host: string): Table {
  return {
    ...wanted,
    talk: "accounts",
    tags: [],
    options: wanted.options as Table["options"], // missing options have their defaults
    id: "preview",
    state: "open",
    host,
    created: 0,
    seats: wanted.seats.map((seat, index) => ({
      seat: index,
      kind: seat.kind === "bot" ? "bot" : seat.kind === "open" || seat.kind === "invited" ? "open" : "human",
      name: seat.kind === "me" ? host : (seat.name ?? seat.bot ?? null),
      bot: seat.bot ?? null,
      you: seat.kind === "me",
      stand_in: null,
      present: true,
      resigned: false,
      reserved: seat.kind === "invited",
      invited: seat.kind === "invited" ? (seat.name ?? "") : null,
    })),
    players: wanted.seats.length,
    your_seats: [0],
    turn: null,
    version: 0,
    round: 0,
    sandbox: false,
    revision: 0,
    is_host: true,
    touched: 0,
    agreed: [],
    result: null,
  };
}

// The choices of the table form, remembered from one table to the next, and what they become for the server.
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
  /** Seats 1…; seat 0 is the host. */
  others: SeatChoice[];
  private: boolean;
  autoForced: boolean;
  /** A clock of the host's own, where the pace is not enough. */
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

/** What the form sends: every field but the seed and who may chat. */
export type WantedTable = Required<Omit<NewTable, "seed" | "name" | "clock" | "talk">> & {
  name: string;
  clock: Clock | null;
};

/** What is kept for the next table: everything but the people invited, so that nobody is invited by mistake. */
export function choicesToRemember(choices: TableChoices): TableChoices {
  return {
    ...choices,
    others: choices.others.map((seat) => (seat.kind === "invited" ? { kind: "open" } : seat)),
  };
}

/** Exactly `players - 1` seats besides the host's. */
export function seatsFor(choices: TableChoices, empty: SeatChoice): SeatChoice[] {
  return Array.from({ length: choices.players - 1 }, (_, index) => choices.others[index] ?? empty);
}

/** Only what differs from the default is sent, and only what this edition knows. */
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

/** What holds at a table of this edition if nothing else is chosen. */
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
    // On one screen nobody else can follow: such a table is not listed.
    private: choices.private || hotseat,
    auto_forced: choices.autoForced,
    customs: { ...CUSTOMS, ...choices.customs },
    start: others.every((seat) => seat.kind !== "open" && seat.kind !== "invited"),
  };
}

/** The table as the lobby would show it, for the live card. */
export function previewTable(wanted: WantedTable, host: string): Table {
  return {
    ...wanted,
    talk: "accounts",
    tags: [],
    options: wanted.options as Table["options"], // what is left out has its default
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

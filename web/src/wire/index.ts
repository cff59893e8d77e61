// The shapes that come over the wire. They are written down in docs/api.md; the client adds no meaning to them.

export type EditionId = "imperial" | "imperial_2030";
export type NationId = string;
export type RegionId = string;
export type Seat = number;

export type DecisionKind =
  | "draft"
  | "rondel"
  | "swiss_bank"
  | "factory"
  | "production"
  | "import"
  | "fleets"
  | "canal"
  | "stance"
  | "arrival"
  | "ask"
  | "challenge"
  | "armies"
  | "flags"
  | "invest";

export type SpaceId =
  "factory" | "production_1" | "maneuver_1" | "investor" | "import" | "production_2" | "maneuver_2" | "taxation";

export interface Decision {
  player: Seat;
  nation: NationId | null;
  kind: DecisionKind;
  /** Only for the seat that decides. */
  actions?: string[];
}

export interface PlayerView {
  seat: Seat;
  name: string;
  /** null where hidden from this viewer. */
  cash: number | null;
  bonds: Record<NationId, number[]>;
  governs: NationId[];
  swiss_bank: boolean;
  /** As if the game ended now; null where it would reveal hidden cash. */
  score: number | null;
}

export interface NationView {
  government: Seat | null;
  treasury: number;
  power: number;
  factor: number;
  rondel: SpaceId | null;
  tax: number;
  tax_marker: string | null;
  armies_left: number;
  fleets_left: number;
  flags_left: number;
  bonds_left: number[];
  interest: number;
}

export interface RegionView {
  kind: "home" | "land" | "sea";
  factory?: boolean;
  flag?: NationId | null;
  armies?: Record<NationId, number>;
  /** Friendly armies in a foreign home province. */
  lying?: Record<NationId, number>;
  fleets?: Record<NationId, number>;
}

export interface Result {
  scores: number[];
  ranking: Seat[];
  winners: Seat[];
}

export interface View {
  edition: EditionId;
  options: Record<string, unknown>;
  seat: Seat | null;
  version: number;
  round: number;
  turn: { nation: NationId; number: number } | null;
  over: boolean;
  players: PlayerView[];
  investor: Seat | null;
  nations: Record<NationId, NationView>;
  regions: Record<RegionId, RegionView>;
  decision: Decision | null;
  result: Result | null;
}

/** `{"event": "tax_collected", "nation": "italy", …}`: names and fields as in docs/api.md. */
export interface GameEvent {
  event: string;
  version?: number;
  [field: string]: unknown;
}

export interface LogEntry {
  version: number;
  /** null for version 0, the set-up. */
  seat: Seat | null;
  action: string | null;
  by: "human" | "bot" | "stand_in" | "forced" | "clock" | "record" | "setup";
  /** Number of the nation's turn: the log is folded by it. */
  turn: number | null;
  at: string | null;
  events: GameEvent[];
}

export type Change<T = number> = [before: T, after: T];

/** What an action would change, in this viewer's sight; only what differs is listed. */
export interface Preview {
  cash?: Record<string, Change>;
  treasury?: Record<NationId, Change>;
  power?: Record<NationId, Change>;
  factor?: Record<NationId, Change>;
  tax?: Record<NationId, Change>;
  units?: Record<RegionId, Record<NationId, Partial<Record<"armies" | "lying" | "fleets", Change>>>>;
  flags?: Record<RegionId, Change<NationId | null>>;
  factories?: Record<RegionId, Change<boolean>>;
  government?: Record<NationId, Change<Seat | null>>;
  swiss_bank?: Record<string, Change<boolean>>;
  score?: Record<string, Change<number | null>>;
  asks?: Seat[];
  ends_game?: boolean;
  nothing?: boolean;
  [more: string]: unknown;
}

export type Leg = [kind: "rail" | "march" | "convoy" | "sail" | "canal", through: RegionId[] | string];

export interface ApiError {
  code: string;
  sentence: string;
  params?: Record<string, unknown>;
  rule?: string;
  remedies?: unknown[];
}

export interface User {
  id: string | number;
  name: string;
  guest: boolean;
  admin: boolean;
  settings: Record<string, unknown>;
}

export interface TableSeat {
  seat: Seat;
  kind: "human" | "bot" | "open";
  name: string | null;
  bot: string | null;
  you: boolean;
  stand_in: string | null;
  present: boolean;
}

export type Pace = "live" | "fast" | "slow";

export interface Clock {
  bank: number;
  increment: number;
  at_zero: "bot" | "pass";
}

export interface Table {
  id: string;
  name: string;
  edition: EditionId;
  options: Record<string, unknown>;
  pace: Pace;
  clock: Clock | null;
  private: boolean;
  state: "open" | "running" | "over";
  host: string;
  created: string;
  seats: TableSeat[];
  players: number;
  your_seats: Seat[];
  invite?: string | null;
  auto_forced: boolean;
  turn: null | {
    player: Seat;
    nation: NationId | null;
    kind: DecisionKind;
    your_turn: boolean;
    /** Seconds of the one who decides; null without a clock. */ left: number | null;
  };
  version: number;
  /** Raised by every change, also by undo; never goes back. */
  revision: number;
  round: number;
  sandbox: boolean;
  is_host: boolean;
  touched: string;
  /** Seats that agree to end the game now. */
  agreed: Seat[];
  result: null | (Result & { by: "rules" | "agreement" | "admin" });
}

export interface SeatChoice {
  kind: "me" | "open" | "bot" | "hot_seat";
  bot?: string;
  name?: string;
}

export interface NewTable {
  name: string;
  edition: EditionId;
  options: Record<string, unknown>;
  seats: SeatChoice[];
  pace: Pace;
  clock: Clock | null;
  private: boolean;
  auto_forced: boolean;
  start: boolean;
}

export interface Undo {
  to: number;
  what: string;
  /** Whether taking back the whole turn goes further back. */
  turn: boolean;
  turn_to: number;
}

export interface GameState {
  table: Table;
  view: View;
  log: LogEntry[];
  revision: number;
  /** Through whose eyes; null for a spectator. */
  seat: Seat | null;
  undo: Undo | null;
  undo_reason?: string | null;
  clocks: number[] | null;
  clock_runs_for: Seat | null;
  ahead: null | {
    nations: NationId[];
    turns_until_yours: number | null;
    investor: Seat | null;
    next_investor: Seat | null;
  };
  chat_unread?: number;
}

export interface ChatLine {
  id: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: string;
}

export interface Charts {
  rounds: number[];
  /** One row per round, one score per seat (null while cash was hidden). */
  scores: (number | null)[][];
  power: Record<NationId, number[]>;
  treasury: Record<NationId, number[]>;
}

export interface NationFacts {
  id: NationId;
  name: string;
  letters: string;
  colour: string;
  armies?: number;
  fleets?: number;
  flags?: number;
}

export interface OptionFacts {
  key: string;
  values: unknown[];
  default: unknown;
  editions?: EditionId[];
  rule?: string;
}

export interface Catalogue {
  editions: { id: EditionId; title: string; nations: NationFacts[] }[];
  options: OptionFacts[];
  bots: { name: string; description: string }[];
  rules_version: string;
  languages: string[];
}

export interface RegionFacts {
  id: RegionId;
  name: string;
  kind: "home" | "land" | "sea";
  nation: NationId | null;
  city: "armament" | "shipyard" | null;
  harbour: RegionId | null;
}

export interface EditionFacts {
  id: EditionId;
  title: string;
  nations: NationFacts[];
  regions: RegionFacts[];
  spaces: { id: SpaceId; action: string }[];
  columns: { label: string; at_least: number; power: number; bonus: number }[];
  bonds: [face: number, interest: number][];
  [more: string]: unknown;
}

export interface RuleText {
  number: string;
  title: string;
  text: string;
}

export interface Token {
  id: string | number;
  label: string;
  token?: string;
  created?: string;
}

// Lessons and hints.

export interface LessonOverview {
  edition: EditionId;
  steps: { number: number; id: string; done: boolean }[];
  /** The first step not yet done; null when all are. */
  next: number | null;
  begun: boolean;
  /** A first game under way. */
  first_game: string | null;
}

export interface LessonStep {
  kind: "lesson";
  edition: EditionId;
  step: number;
  steps: number;
  id: string;
  rule: string;
  terms: string[];
  tasks: { id: string; done: boolean }[];
  state: "open" | "done" | "missed";
  miss: string | null;
  waits: boolean;
  revision: number;
}

export type CoachFacts = LessonStep | { kind: "first_game"; edition: EditionId } | { kind: null };

export interface Reason {
  code: string;
  params: Record<string, string | number>;
  /** What the evaluation found in favor of the choice. */
  found?: Reason | null;
}

export interface Idea {
  version: number;
  action: string;
  reason: Reason | null;
}

export interface BotReason {
  version: number;
  seat: number;
  turn: number;
  kind: string;
  reason: Reason;
}

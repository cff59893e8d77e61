// Short names for the types that come over the wire. They are made from the server's own (schema.d.ts, renewed by
// `python3 dev.py types`); nothing is written down twice here.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type EditionId = Table["edition"];
export type NationId = string;
export type RegionId = string;
export type Seat = number;
export type DecisionKind = Decision["kind"];
export type SpaceId = SpaceFacts["id"];

// Positions and decisions.
export type View = Schemas["View"];
export type PlayerView = Schemas["PlayerView"];
export type NationView = Schemas["NationView"];
export type RegionView = Schemas["RegionView"];
export type Options = Schemas["Options"];
export type Result = Schemas["Result"];
export type Decision = Schemas["Decision"];
export type Choice = Schemas["Choice"];
export type Locked = Schemas["Locked"];
export type Refusal = Schemas["Refusal"];
export type ApiError = Refusal;
export type Preview = Schemas["Preview"];
export type Change<T = number> = [before: T, after: T];
export type Leg = Schemas["Leg"];

// Tables and games.
export type Table = Schemas["Table"];
export type TableSeat = Schemas["TableSeat"];
export type Pace = Table["pace"];
export type Clock = Schemas["Clock"];
export type Customs = Schemas["Customs"];
export type NewTable = Schemas["NewTable"];
export type SeatChoice = Schemas["SeatChoice"];
export type GameState = Schemas["GameState"];
export type WaitingState = Schemas["WaitingState"];
export type LogEntry = Schemas["LogEntry"];
export type GameEvent = LogEntry["events"][number];
/** The event of one name: `EventOf<"tax_collected">`. */
export type EventOf<Name extends GameEvent["event"]> = Extract<GameEvent, { event: Name }>;
export type Undo = Schemas["Undo"];
export type ChatLine = Schemas["ChatMessage"];
export type Presence = Schemas["Presence"];
export type StreamMessages = Schemas["StreamMessages"];
export type OrderList = Schemas["OrderList"];
export type PlanForeseen = Schemas["PlanForeseen"];
export type OrderLine = Schemas["OrderLine"];
export type OrderContent = OrderLine["order"];
export type NewOrder = Schemas["NewOrder"];
export type Charts = Schemas["Charts"];

// If it ended now.
export type Ending = Schemas["Ending"];
export type EndStanding = Schemas["EndStanding"];
export type EndSum = Schemas["Sum"];
export type EndTerm = Schemas["Term"];
export type TaxationNow = Schemas["TaxationNow"];
export type Need = Schemas["Need"];
export type Soonest = Schemas["Soonest"];
export type Purchase = Schemas["Purchase"];

// Analysis of finished games, and hints.
export type Analysis = Schemas["Analysis"];
export type Review = Schemas["Review"];
export type Explanation = Schemas["Explanation"];
export type Hint = Schemas["Hint"];

// What does not change during play.
export type Catalogue = Schemas["Catalogue"];
export type NationFacts = Schemas["NationFacts"];
export type OptionFacts = Schemas["OptionFacts"];
export type EditionFacts = Schemas["EditionFacts"];
export type RegionFacts = Schemas["RegionFacts"];
export type SpaceFacts = Schemas["SpaceFacts"];
export type RuleText = Schemas["RuleText"];

// People.
export type User = Schemas["User"];
export type Token = Schemas["Token"];
export type NewToken = Schemas["NewToken"];

// Lessons and hints.
export type LessonOverview = Schemas["LessonOverview"];
export type LessonScreen = Schemas["LessonScreen"];
export type LessonStep = Schemas["LessonStep"];
export type CoachFacts = LessonStep | Schemas["FirstGame"] | Schemas["NoCoach"];
export type Reason = Schemas["Reason"];
export type Idea = Schemas["Idea"];
export type BotReason = Schemas["BotReason"];

// Puzzles.
export type PuzzleFacts = Schemas["PuzzleFacts"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzlePosition = Schemas["PuzzlePosition"];
export type PuzzleVerdict = Schemas["PuzzleVerdict"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
export type PuzzleSentence = Schemas["Sentence"];

// What operators decide.
export type Privacy = Schemas["Privacy"];

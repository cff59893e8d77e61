// What the server says about lessons and hints.
import type { EditionId } from "../lib/types";

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

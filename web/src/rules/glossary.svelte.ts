// Glossary: finds terms in texts and controls the shared card that explains them.
import { tFirst } from "../lib/texts.svelte";

const TERMS = [
  "home_province",
  "sea_region",
  "treasury",
  "cash",
  "bond",
  "interest",
  "government",
  "investor_card",
  "swiss_bank",
  "rondel",
  "factory",
  "armament_works",
  "shipyard",
  "production",
  "import",
  "maneuver",
  "investor",
  "taxation",
  "tax",
  "soldiers_pay",
  "success_bonus",
  "power_points",
  "power_factor",
  "flag",
  "convoy",
  "rail",
  "canal",
  "hostile",
  "friendly",
  "harbour",
  "battle",
  "credit_sum",
  "score",
];

/** `hovering`: opened by hover, so it takes no focus and closes when the pointer leaves. */
export const termCard = $state<{ term: string; anchor: HTMLElement | null; hovering: boolean }>({
  term: "",
  anchor: null,
  hovering: false,
});

let waiting: ReturnType<typeof setTimeout> | undefined;

export function openTerm(term: string, anchor: HTMLElement): void {
  clearTimeout(waiting);
  if (termCard.hovering) termCard.anchor = null;
  Object.assign(termCard, { term, anchor, hovering: false });
}

/** Open the card after a delay, so that passing over a term does not open it. */
export function pointAt(term: string, anchor: HTMLElement): void {
  clearTimeout(waiting);
  // Opening a card would close the popover that contains the term.
  if ((termCard.anchor && !termCard.hovering) || anchor.closest("[popover]")) return;
  waiting = setTimeout(() => Object.assign(termCard, { term, anchor, hovering: true }), 400);
}

export function pointAway(): void {
  clearTimeout(waiting);
  if (termCard.hovering) waiting = setTimeout(() => (termCard.anchor = null), 250);
}

export function cancelClose(): void {
  clearTimeout(waiting);
}

export type Piece = { text: string; term?: string };

/** Regular expression of all term forms in the catalog; longer ones first ("investor card" before "investor"). */
function pattern(): { shape: RegExp; termOf: Map<string, string> } {
  const termOf = new Map<string, string>();
  for (const term of TERMS)
    for (const form of tFirst([`glossary-${term}.forms`]).split(", ")) if (form) termOf.set(form.toLowerCase(), term);
  const words = [...termOf.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { shape: new RegExp(`(?<![\\p{L}-])(${words.join("|")})(?![\\p{L}-])`, "giu"), termOf };
}

const shapes = $derived.by(pattern);

/** Split a text at glossary terms; each term is marked once. */
export function pieces(sentence: string): Piece[] {
  const { shape, termOf } = shapes;
  const found: Piece[] = [];
  const marked = new Set<string>();
  let from = 0;
  for (const match of sentence.matchAll(shape)) {
    const term = termOf.get(match[1]?.toLowerCase() ?? "");
    if (!term || marked.has(term)) continue;
    marked.add(term);
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) });
    found.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}

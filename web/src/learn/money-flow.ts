// Layout of the payment diagram: cash on top, treasury in the middle, bank at the bottom; two arrows pass by the treasury.
export const WIDTH = 384;
export const HEIGHT = 250;

interface Flow {
  key: "bonds" | "interest" | "spending" | "tax" | "rondel" | "card";
  from: "cash" | "treasury" | "bank";
  to: "cash" | "treasury" | "bank";
  x: number;
  top: number;
  bottom: number;
  down: boolean;
  label: number;
  anchor: "start" | "end";
  /** Maximum characters per line beside the arrow. */
  letters: number;
}

const down = (x: number) => ({ x, label: x - 7, anchor: "end", down: true }) as const;
const up = (x: number) => ({ x, label: x + 8, anchor: "start", down: false }) as const;
const above = { top: 42, bottom: 104, letters: 14 };
const below = { top: 146, bottom: 208, letters: 14 };
const beside = { top: 42, bottom: 208, letters: 12 };

export const FLOWS: Flow[] = [
  { key: "bonds", from: "cash", to: "treasury", ...above, ...down(184) },
  { key: "interest", from: "treasury", to: "cash", ...above, ...up(200) },
  { key: "spending", from: "treasury", to: "bank", ...below, ...down(184) },
  { key: "tax", from: "bank", to: "treasury", ...below, ...up(200) },
  { key: "rondel", from: "cash", to: "bank", ...beside, ...down(12), label: 19, anchor: "start" },
  { key: "card", from: "bank", to: "cash", ...beside, ...up(372), label: 365, anchor: "end" },
];

/** Wrap text into lines of at most `letters` characters, breaking between words only. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

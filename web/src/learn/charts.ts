// Charts of an edition, as printed.
import tables from "virtual:tables";

export type Tables = (typeof tables)[string];

export const tablesOf = (edition: string): Tables => tables[edition]!;

export interface TaxColumn {
  /** Range of amounts: "6\u20137". */
  tax: string;
  least: number;
  power: number;
  bonus: number | null;
}

/** Columns of the tax chart with their ranges. */
export function taxColumns({ columns }: Tables["taxes"]): TaxColumn[] {
  return columns.map((column, index) => {
    const next = columns[index + 1]?.at_least;
    const middle = index > 0 && next !== undefined && next - 1 > column.at_least;
    const tax = middle ? `${column.at_least}\u2013${next - 1}` : column.label.replace("-", "\u2013");
    return { tax, least: column.at_least, power: column.power, bonus: column.bonus ?? null };
  });
}

/** Power point ranges and their factors. */
export function factors({ last_power_point: last, points_per_factor: each }: Tables["taxes"]): [string, number][] {
  return Array.from({ length: Math.floor(last / each) + 1 }, (_, factor) => {
    const [from, to] = [factor * each, Math.min(last, factor * each + each - 1)];
    return [from === to ? `${from}` : `${from}\u2013${to}`, factor];
  });
}

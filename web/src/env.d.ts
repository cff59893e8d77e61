/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "@fonts/fonts.css";

declare module "virtual:nations" {
  const editions: Record<string, { id: string; name: string; letters: string; hue: string }[]>;
  export default editions;
}

declare module "virtual:board-cuts" {
  /** By edition, the address of its cut. */
  const addresses: Record<string, string>;
  export default addresses;
  export const places: Record<string, string>;
}

declare module "virtual:tables" {
  /** What rondel.toml, taxes.toml, bonds.toml and board.toml of each edition say, as far as a printed page names it. */
  const tables: Record<
    string,
    {
      rondel: {
        spaces: { id: string; action: string }[];
        free_steps: number;
        max_steps: number;
        extra_step: { base: number; per_factor: number };
        actions: {
          factory_cost: number;
          import_cost: number;
          import_limit: number;
          armies_to_destroy_factory: number;
          investor_payment: number;
        };
      };
      taxes: {
        per_factory: number;
        per_flag: number;
        pay_per_unit: number;
        last_power_point: number;
        points_per_factor: number;
        money: "after_pay" | "in_full";
        columns: { label: string; at_least: number; power: number; bonus?: number }[];
      };
      bonds: { faces: number[]; interest: number[] };
      canals: { joins: [string, string]; controlled_by: string }[];
    }
  >;
  export default tables;
}

declare module "virtual:languages" {
  /** What language.toml says about each, and the address of its texts. The fallback comes first. */
  const languages: {
    tag: string;
    name: string;
    fallback: string;
    direction: "ltr" | "rtl";
    also: string[];
    /** Whether it says everything that its fallback says, which is then not needed. */
    complete: boolean;
    address: string;
    /** The address of those texts that the lobby does not need. */
    later: string;
  }[];
  export default languages;
}

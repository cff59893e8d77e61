/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "@fonts/fonts.css";

declare module "virtual:nations" {
  const editions: Record<string, { id: string; name: string; letters: string; hue: string }[]>;
  export default editions;
}

declare module "virtual:board-cuts" {
  /** URL of the simplified board by edition. */
  const addresses: Record<string, string>;
  export default addresses;
  export const places: Record<string, string>;
}

declare module "virtual:tables" {
  /** The parts of rondel.toml, taxes.toml, bonds.toml and board.toml that the player aid shows, by edition. */
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
  /** The language.toml of each language and the URL of its messages; the fallback first. */
  const languages: {
    tag: string;
    name: string;
    fallback: string;
    direction: "ltr" | "rtl";
    also: string[];
    /** Whether all messages are translated, so that the fallback is not needed. */
    complete: boolean;
    address: string;
    /** URL of the messages that the lobby does not need. */
    later: string;
  }[];
  export default languages;
}

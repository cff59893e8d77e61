/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:nations" {
  const editions: Record<string, { id: string; name: string; letters: string; hue: string }[]>;
  export default editions;
}

declare module "virtual:board-cuts" {
  /** By edition, the address of its cut. */
  const addresses: Record<string, string>;
  export default addresses;
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
  }[];
  export default languages;
}

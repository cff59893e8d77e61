/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:nations" {
  const editions: Record<string, { id: string; name: string; letters: string; hue: string }[]>;
  export default editions;
}

declare module "virtual:languages" {
  /** What language.toml says about each, and the address of its texts. The fallback comes first. */
  const languages: {
    tag: string;
    name: string;
    fallback: string;
    direction: "ltr" | "rtl";
    also: string[];
    address: string;
  }[];
  export default languages;
}

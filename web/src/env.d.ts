/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:nations" {
  const editions: Record<string, { id: string; name: string; letters: string; hue: string }[]>;
  export default editions;
}

declare module "virtual:catalogue/*" {
  /** The address of the catalogue. */
  const address: string;
  export default address;
}

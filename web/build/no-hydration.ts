// Vite plugin that replaces Svelte's hydration code by no-ops, because the page is never rendered on a server (saves
// 2 KB compressed). If Svelte adds an export to that module, the build fails and names it.
import type { Plugin } from "vite";

const MODULE = "svelte/src/internal/client/dom/hydration.js";
const REPLACED_EXPORTS = [
  "set_hydrating",
  "set_hydrate_node",
  "hydrate_next",
  "reset",
  "hydrate_template",
  "next",
  "skip_nodes",
  "read_hydration_instruction",
];

export function noHydration(): Plugin {
  const source = ["export const hydrating = false, hydrate_node = null;"];
  for (const name of REPLACED_EXPORTS)
    source.push(`/* @__NO_SIDE_EFFECTS__ */ export function ${name}() { return null; }`);
  return {
    name: "rondel-no-hydration",
    enforce: "pre",
    apply: "build",
    load: (id) => (id.endsWith(MODULE) ? source.join("\n") : undefined),
  };
}

// The page is never drawn on a server, so nothing is ever hydrated: Svelte's code for it, called in every
// component, is replaced by functions that do nothing and that the build then leaves out (2 KB compressed).
// Should Svelte export another name from that module, the build fails and says which.
import type { Plugin } from "vite";

const MODULE = "svelte/src/internal/client/dom/hydration.js";
const NOTHING = [
  "set_hydrating",
  "set_hydrate_node",
  "hydrate_next",
  "reset",
  "hydrate_template",
  "next",
  "skip_nodes",
  "read_hydration_instruction",
];

export function neverHydrates(): Plugin {
  const source = ["export const hydrating = false, hydrate_node = null;"];
  for (const name of NOTHING) source.push(`/* @__NO_SIDE_EFFECTS__ */ export function ${name}() { return null; }`);
  return {
    name: "rondel-never-hydrates",
    enforce: "pre",
    apply: "build",
    load: (id) => (id.endsWith(MODULE) ? source.join("\n") : undefined),
  };
}

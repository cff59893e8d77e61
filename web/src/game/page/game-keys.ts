// Keyboard shortcuts of the game page: G plus a letter to navigate, digits for rondel spaces, Esc to go back.
import { useKeys, type Keys } from "../../lib/keys";
import { openPanels } from "../analysis/open-panels.svelte";
import { spacesAhead } from "../rondel/rondel";
import type { PageState } from "./page-state.svelte";
import type { ViewName } from "./views";

const VIEWS: Record<string, ViewName> = { m: "map", r: "rondel", n: "nations", i: "investors", b: "bonds", l: "log" };
/** Milliseconds to wait for a letter after G. */
const SOON = 1500;

/** Bind the shortcuts while the page is mounted; `root` is searched for focus targets. */
export function useGameKeys(page: PageState, root: () => HTMLElement | undefined): () => void {
  const { client, choosing } = page;
  let going = 0;

  function go(view: ViewName): boolean {
    if (Date.now() - going > SOON) return false;
    going = 0;
    page.open = view;
    root()?.querySelector<HTMLElement>(`[data-view="${view}"]`)?.focus();
    return true;
  }

  const everywhere = (): Keys => ({
    v: () => void (page.list = !page.list),
    "?": () => void (page.help = root()?.querySelector<HTMLElement>("header a") ?? null),
    ...(client.standalone
      ? {}
      : {
          w: () => {
            const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? null;
            openPanels.ending = find("[data-ending]") ?? find("header a");
          },
        }),
    ...(page.solo ? { h: () => page.hint() } : {}),
    g: () => void (going = Date.now()),
    ...(client.live?.undo && !client.history.past && !client.mine ? { u: () => void client.undo(false) } : {}),
  });
  const views = (): Keys => Object.fromEntries(Object.entries(VIEWS).map(([key, view]) => [key, () => go(view)]));
  const decision = (): Keys => ({
    ...(choosing.kind === "rondel"
      ? Object.fromEntries(
          spacesAhead(choosing).map(({ number, choice }) => [
            String(number),
            () => void (choice && choosing.take(choice, false)),
          ]),
        )
      : {}),
    ...(choosing.kind === "import"
      ? { a: () => choosing.switchUnit("army"), f: () => choosing.switchUnit("fleet") }
      : {}),
    ...(page.bonds || page.mapFirst ? { m: () => void (page.mapFirst = !page.mapFirst) } : {}),
    ...(choosing.state.origin !== null || choosing.state.chosen !== null ? { Escape: () => choosing.back() } : {}),
  });
  const bound = [useKeys(everywhere), useKeys(views, 4), useKeys(decision, 1)];
  return () => bound.forEach((unbind) => unbind());
}

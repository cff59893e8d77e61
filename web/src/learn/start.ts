// Start or resume a lesson step or first game, and open its table.
import { lessons, type Answer } from "../lib/api";
import { here } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { t } from "../lib/texts.svelte";
import { errorText } from "../lib/errors";
import type { Table } from "../wire";

async function goTo(ask: () => Promise<Answer<Table>>): Promise<string | null> {
  const guest = await session.ensure(t("guest-name", { number: String(1000 + Math.floor(Math.random() * 9000)) }));
  if (!guest.ok) return t("learn-failed", { sentence: errorText(guest.error) });
  const table = await ask();
  if (!table.ok) return t("learn-failed", { sentence: errorText(table.error) });
  here.go(`/t/${table.value.id}`);
  return null;
}

/** Open a lesson step; return an error message, or null on success. */
export function openStep(edition: string, step: number): Promise<string | null> {
  return goTo(() => lessons.step(edition, step, t("learn-table", { step })));
}

export function openFirstGame(edition: string): Promise<string | null> {
  return goTo(() => lessons.firstGame(edition, t("learn-first-game-table")));
}

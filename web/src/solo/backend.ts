// Backend without a server. Static facts come from files of the build, lists from browser storage; everything else is
// handled by Python in a worker.
import { base } from "../lib/base";
import { site, type Backend, type BackendResponse } from "../lib/backend";
import type { PuzzleFacts, PuzzleList, User } from "../wire";
import type { components } from "../wire/schema";
import { readAll, write, read, type StoredTable } from "./storage";
import { ask, subscribe, running } from "./python.svelte";

type MyTables = components["schemas"]["MyTables"];

interface Person {
  name: string;
  done: Record<string, number[]>;
  learns_at: { game_id: string }[];
}

const json = (value: unknown, status = 200): BackendResponse => ({ status, text: JSON.stringify(value) });

async function file(path: string): Promise<BackendResponse> {
  try {
    const response = await fetch(`${base}/${site!.facts}/${path}.json`);
    return { status: response.status, text: response.ok ? await response.text() : "" };
  } catch {
    return { status: 0, text: "" };
  }
}

async function person(): Promise<Person | null> {
  const text = await read<string>("person", "person");
  return text ? (JSON.parse(text) as Person) : null;
}

async function me(): Promise<BackendResponse> {
  const who = await person();
  const user: User | null = who && {
    id: 1,
    name: who.name,
    guest: true,
    admin: false,
    new_password: false,
    settings: {},
  };
  return json({ user });
}

async function rename(body: string): Promise<BackendResponse> {
  const { name } = JSON.parse(body) as { name?: string };
  if (name !== undefined && running()) {
    const answer = await ask("PATCH", "/api/me", JSON.stringify({ name }));
    if (answer.status !== 200) return answer;
  } else if (name !== undefined) {
    const before = (await person()) ?? { done: {}, learns_at: [] };
    await write([["person", "person", JSON.stringify({ ...before, name: name.trim().slice(0, 30) })]]);
  }
  return me();
}

async function mine(): Promise<BackendResponse> {
  const rows = await readAll<StoredTable>("tables");
  const tables = rows
    .filter((row) => !row.lesson)
    .map((row) => row.table)
    .sort((one, other) => Number(one.state === "over") - Number(other.state === "over") || other.touched - one.touched);
  return json({ tables, deletable: tables.map((table) => table.id), archived: 0, hidden: 0 } satisfies MyTables);
}

async function remove(game: string): Promise<BackendResponse> {
  const who = await person();
  const things: Parameters<typeof write>[0] = [
    ["tables", game, undefined],
    ["games", game, undefined],
  ];
  if (who) {
    const learns_at = who.learns_at.filter((row) => row.game_id !== game);
    things.push(["person", "person", JSON.stringify({ ...who, learns_at })]);
  }
  await write(things);
  return json({ gone: true });
}

async function lessons(): Promise<BackendResponse> {
  const text = await read<string>("person", "lessons");
  return text ? { status: 200, text } : file("lessons");
}

/** Puzzles and the puzzle of the day (UTC); days beyond those of the build are computed by Python. */
async function puzzles(): Promise<BackendResponse> {
  const answer = await file("puzzles");
  if (answer.status !== 200) return answer;
  const known = JSON.parse(answer.text) as { first_day: string; daily: string[]; puzzles: PuzzleFacts[] };
  const day = new Date().toISOString().slice(0, 10);
  const daily = known.daily[(Date.parse(day) - Date.parse(known.first_day)) / 86_400_000];
  if (daily === undefined) return ask("GET", "/api/puzzles");
  return json({ day, daily, puzzles: known.puzzles } satisfies PuzzleList);
}

// Make relative links absolute, because navigation changes the page's URL.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=icon], link[rel=manifest]"))
  link.href = String(link.href);

export const browser: Backend = {
  async ask(method, path, body) {
    const { pathname, searchParams } = new URL(path, "http://here");
    const request = `${method} ${pathname}`;
    const game = /^DELETE \/api\/tables\/([0-9a-z]+)$/.exec(request)?.[1];
    if (request === "GET /api/catalogue") return file("catalogue");
    if (request.startsWith("GET /api/editions/")) return file(`editions/${pathname.split("/").at(-1)}`);
    if (request === "GET /api/rules") return file(`rules/${searchParams.get("lang") ?? "en"}`);
    if (request === "GET /api/me") return me();
    if (request === "POST /api/guest" || request === "PATCH /api/me") return rename(body ?? "{}");
    if (request === "GET /api/lobby/mine") return mine();
    if (request === "GET /api/lessons") return lessons();
    if (request === "GET /api/puzzles") return puzzles();
    if (game && !running()) return remove(game);
    // Ask the browser not to evict stored games.
    if (request === "POST /api/tables") void navigator.storage?.persist?.();
    return ask(method, path, body);
  },
  subscribe(path, _names, listener) {
    if (path.startsWith("/api/games/")) return subscribe(path, listener);
    listener.opened(); // there are no lobby events
    return () => undefined;
  },
};

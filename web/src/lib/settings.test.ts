import { beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => ({ me: vi.fn(), change: vi.fn(), catalogue: vi.fn() }));
vi.mock("./api", () => ({ people: asked, facts: asked }));

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const account = (language: string) => ({ ok: true, value: { user: { name: "Ada", settings: { language } } } });

async function opened() {
  vi.resetModules();
  const [{ session }, { change, settings }] = await Promise.all([
    import("./session.svelte"),
    import("./settings.svelte"),
  ]);
  return { session, change, settings };
}

beforeEach(() => {
  stored.clear();
  asked.catalogue.mockResolvedValue({ ok: false });
  asked.change.mockResolvedValue({ ok: true });
});

test("the account's settings are adopted", async () => {
  asked.me.mockResolvedValue(account("it"));
  const { session, settings } = await opened();
  await session.load();
  expect(settings.language).toBe("it");
});

test("a response that predates a change does not revert it, even if the change was stored first", async () => {
  let answer = (_: unknown): void => undefined;
  asked.me.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { session, change, settings } = await opened();
  const loading = session.load();
  change({ language: "de" });
  await vi.waitFor(() => expect(JSON.parse(stored.get("rondel.settings")!)).toMatchObject({ unsaved: false }));
  answer(account("en"));
  await loading;
  expect(settings.language).toBe("de");
  expect(asked.change).toHaveBeenLastCalledWith({ settings: expect.objectContaining({ language: "de" }) });
});

test("an unsaved change survives reopening the page", async () => {
  stored.set("rondel.settings", JSON.stringify({ language: "pl", unsaved: true }));
  asked.me.mockResolvedValue(account("en"));
  const { session, settings } = await opened();
  await session.load();
  expect(settings.language).toBe("pl");
});

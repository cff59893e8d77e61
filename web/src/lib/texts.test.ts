import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const { isDeletedUser, loadLanguage, parts, personName, t, tFirst } = await import("./texts.svelte");

describe("the name of a deleted account", () => {
  beforeAll(() => loadLanguage(false));

  it("is worded in the reader's language, with the number of a second one", () => {
    expect(personName("—")).toBe("Former player");
    expect(personName("— 2")).toBe("Former player 2");
    expect([isDeletedUser("—"), isDeletedUser("— 2")]).toEqual([true, true]);
  });
  it("is not found in other names", () => {
    for (const name of ["Ada", "Ada — 2", "— Ada", "— 2nd", "-", "–", "Bot Lea"]) {
      expect([personName(name), isDeletedUser(name)]).toEqual([name, false]);
    }
    expect([personName(null), personName(undefined), isDeletedUser(null), isDeletedUser(2)]).toEqual([
      "",
      "",
      false,
      false,
    ]);
  });
  it("is worded inside sentences, too", () => {
    expect(t("wait-rondel", { player: "— 2", nation: "Italy" })).toContain("Former player 2");
    expect(t("hosted-by", { name: "—" })).toBe(t("hosted-by", { name: "Former player" }));
  });
});

describe("a key", () => {
  const data: string = "planted";

  it("that no message has is found by the type checker, and shows itself", () => {
    // @ts-expect-error: there is none
    expect(t("planted")).toBe("planted");
    // @ts-expect-error: it can be anything
    expect(t(data)).toBe("planted");
    // @ts-expect-error: no key begins so
    expect(t(`planted-${data}`)).toBe("planted-planted");
    // @ts-expect-error: one of two
    expect(t(data ? "planted" : "close")).toBe("planted");
    // @ts-expect-error: no key begins so
    expect(tFirst([`planted-${data}`, `bot-${data}`], {}, "otherwise")).toBe("otherwise");
    expect(t(`space-${data}`)).toBe("space-planted");
  });
  it("is asked for with what its text needs", () => {
    // @ts-expect-error: whose table?
    expect(t("hosted-by")).toContain("{$name}");
    // @ts-expect-error: it asks for a name
    expect(parts("hosted-by", {}, ["planted"])).toHaveLength(1);
    expect(parts("hosted-by", {}, ["name"])).toContainEqual({ slot: "name" });
  });
});

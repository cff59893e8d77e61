import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });

const { isDeletedUser, loadLanguage, parts, personName, t, tFirst } = await import("./texts.svelte");

describe("the name of a deleted account", () => {
  beforeAll(() => loadLanguage(false));

  it("is localized and numbered if there are several", () => {
    expect(personName("—")).toBe("Former player");
    expect(personName("— 2")).toBe("Former player 2");
    expect([isDeletedUser("—"), isDeletedUser("— 2")]).toEqual([true, true]);
  });
  it("is not recognized in other names", () => {
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
  it("is localized within sentences", () => {
    expect(t("wait-rondel", { player: "— 2", nation: "Italy" })).toContain("Former player 2");
    expect(t("hosted-by", { name: "—" })).toBe(t("hosted-by", { name: "Former player" }));
  });
});

describe("a key", () => {
  const data: string = "planted";

  it("without a message is a type error and is returned itself", () => {
    // @ts-expect-error: unknown key
    expect(t("planted")).toBe("planted");
    // @ts-expect-error: plain string
    expect(t(data)).toBe("planted");
    // @ts-expect-error: no key begins so
    expect(t(`planted-${data}`)).toBe("planted-planted");
    // @ts-expect-error: one of two is unknown
    expect(t(data ? "planted" : "close")).toBe("planted");
    // @ts-expect-error: no key begins so
    expect(tFirst([`planted-${data}`, `bot-${data}`], {}, "otherwise")).toBe("otherwise");
    expect(t(`space-${data}`)).toBe("space-planted");
  });
  it("requires its parameters", () => {
    // @ts-expect-error: missing parameter
    expect(t("hosted-by")).toContain("{$name}");
    // @ts-expect-error: wrong slot
    expect(parts("hosted-by", {}, ["planted"])).toHaveLength(1);
    expect(parts("hosted-by", {}, ["name"])).toContainEqual({ slot: "name" });
  });
});

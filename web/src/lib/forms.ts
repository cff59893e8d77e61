// Names inside sentences: `NAME($place, form: "in")` in a catalogue gives "in der Ostsee" for "Ostsee".
// The forms stand in forms.ftl as terms; the Python side of the same function is src/rondel/locales/names.py.
import type { FluentFunction, FluentResource } from "@fluent/bundle";

type Pattern = FluentResource["body"][number]["value"];

/** The text of a pattern; the one variable there can be is the name. */
function plain(pattern: Pattern, name = ""): string {
  if (pattern === null || typeof pattern === "string") return pattern ?? "";
  return pattern.map((element) => (typeof element === "string" ? element : name)).join("");
}

export function namesOf(resource: FluentResource): FluentFunction {
  const forms = new Map<string, Record<string, string>>();
  const usual = resource.body.find((entry) => entry.id === "-place")?.attributes ?? {};
  const entries = (has: (id: string) => boolean) => resource.body.filter((entry) => has(entry.id));
  for (const { value } of entries((id) => /^[^-].*-region-/.test(id))) {
    const place = plain(value);
    forms.set(place, Object.fromEntries(Object.entries(usual).map(([form, pattern]) => [form, plain(pattern, place)])));
  }
  for (const { value, attributes } of entries((id) => id.startsWith("-") && id !== "-place")) {
    const own = Object.entries(attributes).map(([form, pattern]) => [form, plain(pattern)]);
    forms.set(plain(value), { ...forms.get(plain(value)), ...Object.fromEntries(own) });
  }
  return ([value], { form, start }) => {
    const name = String(value);
    const said = forms.get(name)?.[String(form)] ?? name;
    return start ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  };
}

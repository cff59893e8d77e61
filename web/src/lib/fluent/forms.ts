// Declension of names in sentences: `NAME($place, form: "in")` turns "Ostsee" into "in der Ostsee". The forms are terms
// in forms.ftl; src/rondel/locales/names.py is the Python counterpart.
import type { Messages, Name, Pattern } from "./fluent";

/** Text of a pattern whose only variable is the name. */
function plain(pattern: Pattern | null, name = ""): string {
  if (pattern === null || typeof pattern === "string") return pattern ?? "";
  return pattern.map((element) => (typeof element === "string" ? element : name)).join("");
}

export function nameForms(messages: Messages): Name {
  const forms = new Map<string, Record<string, string>>();
  const usual = messages["-place"]?.attributes ?? {};
  for (const [id, { value }] of Object.entries(messages)) {
    if (!/^[^-].*-region-/.test(id)) continue;
    const place = plain(value);
    forms.set(place, Object.fromEntries(Object.entries(usual).map(([form, pattern]) => [form, plain(pattern, place)])));
  }
  for (const [id, { value, attributes }] of Object.entries(messages)) {
    if (!id.startsWith("-") || id === "-place") continue;
    const own = Object.entries(attributes).map(([form, pattern]) => [form, plain(pattern)]);
    forms.set(plain(value), { ...forms.get(plain(value)), ...Object.fromEntries(own) });
  }
  return (name, { form, start }) => {
    const inflected = forms.get(name)?.[String(form)] ?? name;
    return start ? inflected.charAt(0).toUpperCase() + inflected.slice(1) : inflected;
  };
}

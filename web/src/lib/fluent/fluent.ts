// Formatter for the messages of a Fluent catalog. The build parses them (build/catalogs.ts) and rejects syntax that is
// not supported here, so the browser needs no parser.
export type Value = string | number;
export type Pattern = string | (string | Expression)[];

export type Expression =
  | { type: "str"; value: string }
  | { type: "num"; value: number }
  | { type: "var"; name: string }
  | { type: "func"; name: string; args: (Expression | { type: "narg"; name: string; value: Expression })[] }
  | { type: "select"; selector: Expression; variants: { key: Expression; value: Pattern }[]; star: number };

export interface Message {
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

export type Messages = Record<string, Message>;
export type Name = (name: string, wanted: Record<string, Value>) => string;

export class Catalog {
  #plurals: Intl.PluralRules;
  #numbers: Intl.NumberFormat;

  constructor(
    readonly language: string,
    readonly messages: Messages,
    readonly name: Name,
  ) {
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
  }

  text(pattern: Pattern, params: Record<string, unknown>): string {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((element) => {
        const value = typeof element === "string" ? element : this.#value(element, params);
        return typeof value === "number" ? this.#numbers.format(value) : value;
      })
      .join("");
  }

  #value(expression: Expression, params: Record<string, unknown>): Value {
    switch (expression.type) {
      case "var":
        return (params[expression.name] as Value | null | undefined) ?? `{$${expression.name}}`;
      case "select":
        return this.text(this.#variant(expression, params), params);
      case "func": {
        const wanted: Record<string, Value> = {};
        for (const arg of expression.args) if (arg.type === "narg") wanted[arg.name] = this.#value(arg.value, params);
        return this.name(String(this.#value(expression.args[0] as Expression, params)), wanted);
      }
      default:
        return expression.value;
    }
  }

  /** Select a variant: exact match, else plural category, else the default. */
  #variant(
    { selector, variants, star }: Extract<Expression, { type: "select" }>,
    params: Record<string, unknown>,
  ): Pattern {
    const value = this.#value(selector, params);
    const plural = typeof value === "number" ? this.#plurals.select(value) : null;
    const fits = variants.find(({ key }) => {
      const wanted = this.#value(key, {});
      return wanted === value || wanted === plural;
    });
    return (fits ?? variants[star]!).value;
  }
}

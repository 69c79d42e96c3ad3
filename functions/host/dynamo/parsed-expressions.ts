import type { ExpressionContext, ExpressionParser } from 'dynalite/db/conditionParser.js';
import conditionParser from 'dynalite/db/conditionParser.js';
import updateParser from 'dynalite/db/updateParser.js';

/** How many expressions of each kind are cached; the platform itself sends a few hundred. */
const MOST = 2_000;
const NAMES = /#\w+/g;
const VALUES = /:\w+/g;
/** Expressions for which the parser checks a value itself, not only its type. */
const JUDGED_BY_VALUE = /between|attribute_type/i;

/** A parsed expression with names in place of its values. */
type Template = (values: Readonly<Record<string, unknown>>) => unknown;

/**
 * Makes dynalite cache parsed expressions: parsing is a quarter of the work of a request, and requests differ only in
 * their values.
 */
export function rememberExpressions(): void {
  conditionParser.parse = remembering(conditionParser.parse);
  updateParser.parse = remembering(updateParser.parse);
}

/** The same parser, but it parses each expression once. Expressions that it refuses are parsed each time. */
export function remembering(parse: ExpressionParser['parse']): ExpressionParser['parse'] {
  const known = new Map<string, Template>();
  return (text, { context }) => {
    if (JUDGED_BY_VALUE.test(text)) return parse(text, { context });
    const values = context.attrVals ?? {};
    const key = keyOf(text, context);
    const template = known.get(key);
    if (template !== undefined) {
      markUsed(text, context);
      return template(values);
    }
    const parsed = parse(text, { context });
    if (typeof parsed === 'string') return parsed;
    if (known.size >= MOST) known.clear();
    const names = new Map(Object.entries(values).map(([name, value]) => [value, name]));
    known.set(key, templateOf(parsed, names));
    return parsed;
  };
}

/** Requests with the same key have the same parse result: the same text and names, and values of the same types. */
function keyOf(text: string, { attrNames, attrVals }: ExpressionContext): string {
  const types = Object.entries(attrVals ?? {}).map(([name, value]) => name + Object.keys(value).join());
  return JSON.stringify([text, attrNames ?? {}, types]);
}

/** Every name and value of an expression that was parsed without an error has been used. */
function markUsed(text: string, { unusedAttrNames, unusedAttrVals }: ExpressionContext): void {
  for (const name of text.match(NAMES) ?? []) delete unusedAttrNames?.[name];
  for (const name of text.match(VALUES) ?? []) delete unusedAttrVals?.[name];
}

/** @param names the names of the values, which the parser puts into its result unchanged */
function templateOf(part: unknown, names: ReadonlyMap<unknown, string>): Template {
  if (typeof part !== 'object' || part === null) return () => part;
  const name = names.get(part);
  if (name !== undefined) return (values) => values[name];
  if (Array.isArray(part)) {
    const parts = part.map((one) => templateOf(one, names));
    return (values) => parts.map((one) => one(values));
  }
  const entries = Object.entries(part).map(([key, value]) => [key, templateOf(value, names)] as const);
  return (values) => {
    const copy: Record<string, unknown> = Object.create(null);
    for (const [key, one] of entries) copy[key] = one(values);
    return copy;
  };
}

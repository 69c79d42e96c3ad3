type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shorter shapes are easier to read where they stand. */
const SHORTEST = 200;

/**
 * Gives each shape that stands in a description more than once a name, that of the field where it is met first, and leaves a
 * reference in its places.
 */
export function nameShapes(description: Json): Json {
  const counts = new Map<string, number>();
  walk(description, '', (text) => void counts.set(text, (counts.get(text) ?? 0) + 1));
  const names = new Map<string, string>();
  const schemas: Json = {};
  const named = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => named(one, field));
    if (!isObject(value)) return value;
    const text = textOfShape(value);
    const copy = () =>
      Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, fieldOf(key, field))]));
    if (text === undefined || (counts.get(text) ?? 0) < 2) return copy();
    let name = names.get(text);
    if (name === undefined) {
      name = freeName(field, new Set(names.values()));
      names.set(text, name);
      schemas[name] = copy();
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const { components, ...rest } = description as { components: { schemas: Json } & Json };
  const paths = named(rest, 'shape') as Json;
  return { ...paths, components: { ...components, schemas: { ...components.schemas, ...schemas } } };
}

/** The text of a shape with fields that is worth a name. */
function textOfShape(value: Json): string | undefined {
  if (value.type !== 'object' || !isObject(value.properties)) return undefined;
  const text = JSON.stringify(value);
  return text.length < SHORTEST ? undefined : text;
}

function walk(value: unknown, field: string, found: (text: string) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, field, found);
  if (!isObject(value)) return;
  const text = textOfShape(value);
  if (text !== undefined) found(text);
  for (const [key, one] of Object.entries(value)) walk(one, fieldOf(key, field), found);
}

/** Words of JSON Schema are not names of fields. */
const GRAMMAR =
  /^(?:\$schema|properties|items|anyOf|oneOf|allOf|prefixItems|additionalProperties|schema|content|responses|requestBody|application\/json|parameters|\d+|default)$/;

function fieldOf(key: string, field: string): string {
  return GRAMMAR.test(key) || key.startsWith('/') || /^(?:get|put|post|delete|paths)$/.test(key)
    ? field
    : key;
}

function freeName(field: string, taken: ReadonlySet<string>): string {
  const name = field.charAt(0).toUpperCase() + field.slice(1).replace(/[^A-Za-z0-9]/g, '');
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}${number}`;
    if (!taken.has(tried) && tried !== 'Problem') return tried;
  }
}

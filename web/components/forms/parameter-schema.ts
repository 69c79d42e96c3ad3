import { capitalized } from '../../../engine/core/capitalized';
/** JSON Schema of parameters: objects, numbers, words, lists, and choices between them. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  /** The input, if the type does not determine it. */
  readonly input?: 'checks' | 'time' | 'zone';
  readonly unit?: 'minutes';
  /** The values of an `enum` with their labels for organizers. */
  readonly choices?: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  /** The schema of the values of a map. */
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export type Values = Readonly<Record<string, unknown>>;

/** One of several forms of an object, named by the value of its first fixed word. */
export interface Variant {
  readonly value: string;
  /** Its own title, if it has one. */
  readonly title?: string | undefined;
  readonly schema: Schema;
}

/** The schema of a nullable value when it is not null; undefined for any other schema. */
export function presentOf({ anyOf = [] }: Schema): Schema | undefined {
  return anyOf.some(({ type }) => type === 'null') ? anyOf.find(({ type }) => type !== 'null') : undefined;
}

/** The forms that an object can take, and the property that distinguishes them. */
export function variantsOf(
  schema: Schema,
): { readonly by: string; readonly variants: readonly Variant[] } | undefined {
  const forms = schema.oneOf ?? schema.anyOf ?? [];
  const [first] = forms;
  const by = Object.entries(first?.properties ?? {}).find(([, one]) => wordsOf(one).length > 0)?.[0];
  if (by === undefined || forms.some(({ type }) => type !== 'object')) return undefined;
  const variants = forms.flatMap((form) =>
    wordsOf(form.properties?.[by]).map((value) => ({
      value,
      title: form.title,
      schema: { ...form, properties: without(form.properties, by) },
    })),
  );
  return { by, variants };
}

function wordsOf(schema: Schema | undefined): readonly string[] {
  return schema?.const === undefined ? (schema?.enum ?? []) : [schema.const];
}

/** A record without one of its names. */
export function without<Value>(
  values: Readonly<Record<string, Value>> = {},
  name: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

/** Whether an object may lack the property, without a default. */
export function isLeftOut({ required = [], properties = {} }: Schema, name: string): boolean {
  return !required.includes(name) && properties[name]?.default === undefined;
}

/** The value before the reader chooses one. */
export function defaultOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.examples !== undefined) return schema.examples[0];
  if (presentOf(schema) !== undefined) return null;
  const forms = variantsOf(schema);
  const [variant] = forms?.variants ?? [];
  if (forms !== undefined && variant !== undefined)
    return { [forms.by]: variant.value, ...defaultsOf(variant.schema) };
  if (schema.anyOf !== undefined) return defaultOf(schema.anyOf[0] ?? {});
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return defaultsOf(schema);
    case 'array':
      return schema.items?.type === 'array' ? [[1]] : schema.items?.enum ? [] : [1];
    case 'boolean':
      return false;
    default:
      return Math.max(schema.minimum ?? 0, 0);
  }
}

/** The defaults of an object's required properties. */
export function defaultsOf(schema: Schema): Values {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => !isLeftOut(schema, name))
      .map(([name, property]) => [name, defaultOf(property)]),
  );
}

/** The values that differ from the defaults. */
export function differing(schema: Schema, values: Values): Values {
  const usual = defaultsOf(schema);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );
}

/** "best-game" as "Best game". */
export function inWords(id: string): string {
  return capitalized(id.replaceAll('-', ' '));
}

/** An object's schema with only these properties, in this order. */
export function pick(schema: Schema, names: readonly string[]): Schema {
  const { properties = {} } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      names.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
    ),
  };
}

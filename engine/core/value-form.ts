import * as z from 'zod';

/** The possible values at a place of a value, as far as a page needs them for a field: a part of JSON Schema. */
export interface ValueForm {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly ValueForm[];
  /** For an object with named fields. */
  readonly properties?: Readonly<Record<string, ValueForm>>;
  /** For a map: its keys and values; `{}` for anything. */
  readonly propertyNames?: ValueForm;
  readonly additionalProperties?: ValueForm | false;
  /** For a list. */
  readonly items?: ValueForm;
  readonly prefixItems?: readonly ValueForm[];
}

/** The form of a schema's input. */
export function formOf(schema: z.ZodType): ValueForm {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ValueForm;
}

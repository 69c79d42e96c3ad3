import * as z from 'zod';

/** What may stand somewhere in a value, as far as a page needs it for a field: a part of JSON Schema. */
export interface ValueForm {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly ValueForm[];
  /** Of an object whose fields have names of their own. */
  readonly properties?: Readonly<Record<string, ValueForm>>;
  /** Of a map: its keys, and what stands under each; `{}` for anything. */
  readonly propertyNames?: ValueForm;
  readonly additionalProperties?: ValueForm | false;
  /** Of a list. */
  readonly items?: ValueForm;
  readonly prefixItems?: readonly ValueForm[];
}

/** The form of what a schema reads. */
export function formOf(schema: z.ZodType): ValueForm {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ValueForm;
}

import type * as z from 'zod';
import type { About } from '../core/access/private-leagues';
import { ABOUT, Id } from '../core/platform/common.schema';

/** A place in an input that may contain an id: `season`, `boards[].game`. */
export interface IdPlace {
  readonly path: string;
  /** The kind of thing it identifies; null for an id whose schema does not specify it. */
  readonly about: About | null;
}

/** An id in an input, at any place. */
export interface NamedId {
  readonly about: About;
  readonly id: string;
}

/** The parts of a schema that can contain ids. */
type Part =
  | { readonly kind: 'id'; readonly about: About | null }
  | { readonly kind: 'within'; readonly parts: readonly (readonly [key: string, schema: z.core.$ZodType])[] }
  | { readonly kind: 'each'; readonly of: z.core.$ZodType }
  | { readonly kind: 'same'; readonly as: readonly z.core.$ZodType[] }
  | { readonly kind: 'none' };

/** The parts of a schema. */
function partOf(schema: z.core.$ZodType): Part {
  const about = ABOUT.get(schema)?.about;
  if (about !== undefined) return { kind: 'id', about };
  if (schema === (Id as z.core.$ZodType)) return { kind: 'id', about: null };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return { kind: 'within', parts: Object.entries(def.shape) };
    case 'tuple':
      return { kind: 'within', parts: def.items.map((item, at) => [String(at), item]) };
    case 'array':
      return { kind: 'each', of: def.element };
    case 'record':
      return { kind: 'each', of: def.valueType };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return { kind: 'same', as: [def.innerType] };
    case 'union':
      return { kind: 'same', as: def.options };
    case 'intersection':
      return { kind: 'same', as: [def.left, def.right] };
    // The input is examined as it was sent, not as it is transformed.
    case 'pipe':
      return { kind: 'same', as: [def.in] };
    case 'lazy':
      return { kind: 'same', as: [def.getter()] };
    default:
      return { kind: 'none' };
  }
}

/** All places of a schema that can contain an id. */
export function placesOf(
  schema: z.core.$ZodType,
  path = '',
  within: readonly object[] = [],
): readonly IdPlace[] {
  if (within.includes(schema)) return [];
  const inner = [...within, schema];
  const part = partOf(schema);
  switch (part.kind) {
    case 'id':
      return [{ path, about: part.about }];
    case 'within':
      return part.parts.flatMap(([key, one]) => placesOf(one, path === '' ? key : `${path}.${key}`, inner));
    case 'each':
      return placesOf(part.of, `${path}[]`, inner);
    case 'same':
      return part.as.flatMap((one) => placesOf(one, path, inner));
    case 'none':
      return [];
  }
}

const NAMING = new WeakMap<z.core.$ZodType, boolean>();

/**
 * The ids of leagues, seasons and games in an input.
 * @param value the input as it was sent, which fits the schema
 */
export function idsIn(schema: z.core.$ZodType, value: unknown): readonly NamedId[] {
  const names = NAMING.get(schema) ?? placesOf(schema).some(({ about }) => about !== null);
  NAMING.set(schema, names);
  return names ? found(schema, value) : [];
}

function found(schema: z.core.$ZodType, value: unknown): readonly NamedId[] {
  if (value === undefined || value === null) return [];
  const part = partOf(schema);
  switch (part.kind) {
    case 'id':
      return part.about !== null && typeof value === 'string' ? [{ about: part.about, id: value }] : [];
    case 'within':
      return typeof value !== 'object'
        ? []
        : part.parts.flatMap(([key, one]) => found(one, (value as Readonly<Record<string, unknown>>)[key]));
    case 'each':
      return typeof value !== 'object' ? [] : Object.values(value).flatMap((one) => found(part.of, one));
    case 'same':
      return part.as.flatMap((one) => found(one, value));
    case 'none':
      return [];
  }
}

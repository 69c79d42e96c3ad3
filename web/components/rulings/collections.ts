import type { ValueForm } from '../../../engine/core/value-form';
import { choicesOf, formAt } from './form-at';
import { type Leaf, replacedAt } from './value-leaves';

/** A list or a map in a value, to which entries can be added and from which they can be removed. */
export interface Collection {
  readonly path: Leaf['path'];
  readonly entries: readonly { readonly key: string | number; readonly value: unknown }[];
  /** For a map: the keys that are free; null for a list. */
  readonly free: readonly string[] | null;
  readonly entry: ValueForm;
}

/**
 * All lists and maps of a value that may have more or fewer entries. A map with an entry for every key is left out: the
 * game has one for each, such as for each seat.
 */
export function collectionsOf(
  value: unknown,
  form: ValueForm,
  path: Leaf['path'] = [],
): readonly Collection[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const here = formAt(form, path);
  const own = here === undefined ? undefined : collectionAt(value, here, path);
  const inner = keys.flatMap((key) =>
    collectionsOf((value as Record<string | number, unknown>)[key], form, [...path, key]),
  );
  return own === undefined ? inner : [own, ...inner];
}

function collectionAt(value: object, here: ValueForm, path: Leaf['path']): Collection | undefined {
  const variants = here.anyOf ?? [here];
  if (Array.isArray(value)) {
    const entry = variants.find(({ items }) => items !== undefined)?.items;
    const entries = value.map((one: unknown, key) => ({ key, value: one }));
    return entry && { path, entries, free: null, entry };
  }
  const map = variants.find((one) => one.propertyNames !== undefined);
  const entry = map?.additionalProperties;
  const all = map?.propertyNames && choicesOf(map.propertyNames);
  if (entry === undefined || entry === false || all === undefined) return undefined;
  const free = all.map(String).filter((key) => !Object.hasOwn(value, key));
  const entries = Object.entries(value).map(([key, one]) => ({ key, value: one }));
  return free.length === 0 ? undefined : { path, entries, free, entry };
}

/** The value with another entry in a collection: at the end of a list, or under a key of a map. */
export function withEntry(value: unknown, path: Leaf['path'], key: string | null, entry: unknown): unknown {
  return replacedAt(value, path, (collection) => {
    if (Array.isArray(collection)) return [...collection, entry];
    return key === null ? collection : { ...(collection as object), [key]: entry };
  });
}

/** The value without an entry of a collection. */
export function withoutEntry(value: unknown, path: Leaf['path'], key: string | number): unknown {
  return replacedAt(value, path, (collection) => {
    if (Array.isArray(collection)) return collection.filter((_, at) => at !== key);
    return Object.fromEntries(Object.entries(collection as object).filter(([one]) => one !== key));
  });
}

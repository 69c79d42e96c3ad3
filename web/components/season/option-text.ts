import type { Schema } from '../forms/schema';
import { seatFullName } from '../frame/seats';

interface OptionWords {
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  /** Translates a word that a schema allows; undefined if the catalogue has none. */
  readonly word: (word: string) => string | undefined;
}

/** An option of a game for readers: "33", "New York (Yellow)". Empty if it has no entries. */
export function optionText(value: unknown, schema: Schema, words: OptionWords): string {
  if (value === null || value === undefined) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => optionText(one, schema.items ?? {}, words)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${optionText(one, inside(schema, key), words)} (${nameOf(schema, key)})`)
      .join(', ');
  const text = String(value);
  return schema.choices?.find(({ id }) => id === text)?.name ?? words.word(text) ?? text;
}

function inside({ properties = {}, additionalProperties }: Schema, key: string): Schema {
  return properties[key] ?? (additionalProperties || {});
}

/** The label of a key: a field by its title, or a seat. */
function nameOf({ properties, additionalProperties }: Schema, key: string): string {
  return properties?.[key]?.title ?? (additionalProperties ? seatFullName(key) : key);
}

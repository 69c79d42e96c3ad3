import { type ValueWords, valueInWords } from '../../../engine/core/value-in-words';
import type { Schema } from '../forms/parameter-schema';
import { seatFullName } from '../frame/seats';

interface OptionWords extends Pick<ValueWords<string>, 'nothing' | 'yes' | 'no'> {
  /** Translates a word that a schema allows; undefined if the catalogue has none. */
  readonly word: (word: string) => string | undefined;
}

/** An option of a game for readers: "33", "New York (Yellow)". Empty if it has no entries. */
export function optionText(value: unknown, schema: Schema, words: OptionWords): string {
  return valueInWords(value, {
    ...words,
    word: (one, path) => {
      const { choices } = path.reduce(inside, schema);
      return choices?.find(({ id }) => id === `${one}`)?.name ?? words.word(`${one}`) ?? `${one}`;
    },
    title: (key, path) => {
      const { properties, additionalProperties } = path.reduce(inside, schema);
      return properties?.[key]?.title ?? (additionalProperties ? seatFullName(key) : key);
    },
    line: (title, one) => `${one} (${title})`,
    list: (parts) => parts.join(', '),
  });
}

function inside({ items, properties = {}, additionalProperties }: Schema, key: string | number): Schema {
  return (typeof key === 'number' ? items : properties[key]) ?? (additionalProperties || {});
}

import { keyOfText } from '../../../messages/key-of-text';
import type { Language } from '../../../messages/languages';
import { type AreaMessages, icuTexts } from '../../lib/i18n/icu-runtime';

/** The unit that a game counts, in the reader's language: "star", "stars". */
export interface CountedWords {
  readonly one: string;
  readonly many: string;
}

/** The area `schema-titles`, if a page has it. */
export interface SchemaTexts {
  readonly 'schema-titles'?: { readonly said?: AreaMessages; readonly words?: AreaMessages };
}

/** Returns the text of a key; undefined if the catalogue has none, and on a page that sends none. */
export type SchemaTranslate = (key: string) => string | undefined;

/** The texts of a part of the area, with the unit that a game counts. */
export function schemaTranslator(
  sent: SchemaTexts,
  part: 'said' | 'words',
  language: Language,
  { one, many }: CountedWords = { one: '', many: '' },
): SchemaTranslate {
  const messages = sent['schema-titles']?.[part] ?? {};
  const texts = icuTexts(messages, language);
  return (key) => (messages[key] === undefined ? undefined : texts(key, { one, many }));
}

/** The keys of a schema, or of a choice, whose values are shown to readers. */
const READ: ReadonlySet<string> = new Set(['title', 'description', 'name', 'about']);

/**
 * A schema with translated titles, descriptions and choices. Texts missing from the catalogue keep the schema's own
 * words.
 */
export function translateSchema<Part>(said: SchemaTranslate, schema: Part): Part {
  const read = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return READ.has(key) ? (said(keyOfText(part)) ?? part) : part;
    if (Array.isArray(part)) return part.map((one) => read(one, ''));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, read(one, name)]));
  };
  return read(schema, '') as Part;
}

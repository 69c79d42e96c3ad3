import { useMessages } from 'next-intl';
import { inWords, type Schema } from './schema';

/** So many words of a text tell it from all others. */
const WORDS = 7;

/** "Points, from the first place" as "points-from-the-first-place": the key of a schema's text in the catalogue. */
export function keyOfText(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.slice(0, WORDS).join('-');
}

interface SchemaTexts {
  readonly said?: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, string>>;
}

/** The texts of schemas in the reader's language; none on a page that sends none. */
function useSchemaTexts(): SchemaTexts {
  const sent: { readonly 'schema-titles'?: SchemaTexts } = useMessages();
  return sent['schema-titles'] ?? {};
}

/** Says a word that a schema allows: "best-game" as "Best game". */
export function useSchemaWord(): (word: string) => string {
  const { words } = useSchemaTexts();
  return (word) => words?.[word] ?? inWords(word);
}

/** Gives a schema in the reader's language. What the catalogue lacks stays in the schema's own words. */
export function useSaidSchema(): (schema: Schema) => Schema {
  const { said = {} } = useSchemaTexts();
  return (schema) => saidIn(said, schema);
}

/** The names of a schema, or of a choice, under which readers read something. */
const READ: ReadonlySet<string> = new Set(['title', 'description', 'name', 'about']);

function saidIn<Part>(said: Readonly<Record<string, string>>, schema: Part): Part {
  const read = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return READ.has(key) ? (said[keyOfText(part)] ?? part) : part;
    if (Array.isArray(part)) return part.map((one) => read(one, ''));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, read(one, name)]));
  };
  return read(schema, '') as Part;
}

import { useLocale, useMessages } from 'next-intl';
import { createContext, useContext } from 'react';
import { inWords, type Schema } from './schema';
import {
  type CountedWords,
  type SaidText,
  type SchemaTexts,
  saidTexts,
  schemaSaid,
} from './translate-schema';

/** The game whose words forms speak: what a scoring pays for are its stars, or its centres. */
export const SpokenGame = createContext<string>('classic');

interface Sent extends SchemaTexts {
  readonly 'says-measures'?: Readonly<Record<string, CountedWords>>;
}

function useSaid(part: 'said' | 'words'): SaidText {
  const sent: Sent = useMessages();
  return saidTexts(sent, part, useLocale(), sent['says-measures']?.[useContext(SpokenGame)]);
}

/** Says a word that a schema allows: "best-game" as "Best game". */
export function useSchemaWord(): (word: string) => string {
  const said = useSaid('words');
  return (word) => said(word) ?? inWords(word);
}

/** Gives a schema in the reader's language. */
export function useSaidSchema(): (schema: Schema) => Schema {
  const said = useSaid('said');
  return (schema) => schemaSaid(said, schema);
}

import { useLocale, useMessages } from 'next-intl';
import { createContext, useContext } from 'react';
import { DEFAULT_SCORING_GAME } from '../../../engine/games';
import { inWords, type Schema } from './parameter-schema';
import {
  type CountedWords,
  type SchemaTexts,
  type SchemaTranslate,
  schemaTranslator,
  translateSchema,
} from './translate-schema';

/** The game whose terms the forms use: a scoring pays for its stars, or its centres. */
export const SpokenGame = createContext<string>(DEFAULT_SCORING_GAME);

interface Sent extends SchemaTexts {
  readonly 'says-measures'?: Readonly<Record<string, CountedWords>>;
}

function useSaid(part: 'said' | 'words'): SchemaTranslate {
  const sent: Sent = useMessages();
  return schemaTranslator(sent, part, useLocale(), sent['says-measures']?.[useContext(SpokenGame)]);
}

/** Translates a word that a schema allows: "best-game" as "Best game". */
export function useSchemaWord(): (word: string) => string {
  const said = useSaid('words');
  return (word) => said(word) ?? inWords(word);
}

/** Translates a schema into the reader's language. */
export function useTranslatedSchema(): (schema: Schema) => Schema {
  const said = useSaid('said');
  return (schema) => translateSchema(said, schema);
}

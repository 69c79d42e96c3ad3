'use client';

import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from '../../../messages/languages';
import { fetchScript } from '../../lib/fetch-script';
import { useLanguage } from '../frame/reader';
import type { Corrections } from './corrections';

type Load = () => Promise<Corrections>;

const LoadCorrections = createContext<Load>(() => Promise.reject(new Error('no game around this form')));

/**
 * A frame for forms that correct a game, provided by the game itself: the data they need is fetched on request.
 * @param useWords the texts that it needs, if the game has them in the catalogue
 */
export function withCorrections<Words = undefined>(
  load: (words: Words, language: Language) => Promise<Corrections>,
  useWords: () => Words = () => undefined as Words,
) {
  return ({ children }: { readonly children: ReactNode }) => {
    const words = useWords();
    const language = useLanguage();
    const loadWithWords = useCallback(() => load(words, language), [words, language]);
    return <CorrectionsFrame load={loadWithWords}>{children}</CorrectionsFrame>;
  };
}

interface CorrectionsFrameProps {
  /** The same function for the same game. */
  readonly load: Load;
  readonly children: ReactNode;
}

/** The frame for forms that correct a game, with a way to load what they need of it. */
export function CorrectionsFrame({ load, children }: CorrectionsFrameProps) {
  const fetching = useCallback(() => fetchScript(load), [load]);
  return <LoadCorrections value={fetching}>{children}</LoadCorrections>;
}

/** Fetches the corrections of the game around a form. */
export function useCorrections(): Load {
  return useContext(LoadCorrections);
}

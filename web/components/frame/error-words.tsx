'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { SectionNames } from './section-links';

/** What the page of errors says. A page that failed cannot ask for it, so it comes with every page. */
export interface ErrorWords {
  readonly sections: SectionNames;
  readonly main: string;
  readonly title: string;
  readonly busy: string;
  readonly broken: string;
  readonly code: string;
  readonly outdated: string;
  readonly outdatedText: string;
  readonly tryAgain: string;
  readonly reload: string;
  readonly goToToday: string;
}

const Words = createContext<ErrorWords | null>(null);

/** The words of the page of errors; null only where the layout itself has failed. */
export function useErrorWords(): ErrorWords | null {
  return useContext(Words);
}

export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

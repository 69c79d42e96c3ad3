'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Language } from '../../../messages/languages';
import type { PlatformWords } from '../../lib/ask';
import { keepChoice } from '../../lib/keep-choice';
import { takePlatformWords } from '../../lib/platform-words';
import { zoneOfBrowser } from '../../lib/zone-of-browser';

const Zone = createContext('UTC');
const Shown = createContext<Language>('en');
/** Provided by the layout; by tests too. */
export const Errors = createContext<ErrorWords | null>(null);

/** The reader's time zone. */
export function useZone(): string {
  return useContext(Zone);
}

/** The language of the page, for dates and numbers; texts come from the catalogue. */
export function useLanguage(): Language {
  return useContext(Shown);
}

/** The texts of the error page. A page that failed cannot request them, so they come with every page. */
export interface ErrorWords {
  /** The bar on top, rendered by the server like everything else, so that no script of its own is needed. */
  readonly header: ReactNode;
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

/** The texts of the error page; null only if the layout itself has failed. */
export function useErrorWords(): ErrorWords | null {
  return useContext(Errors);
}

interface ReaderProps {
  readonly zone: string;
  readonly language: Language;
  readonly errorWords: ErrorWords;
  readonly platformWords: PlatformWords;
  readonly children: ReactNode;
}

/** Provides the reader's settings to the page, and reports the browser's zone to the server if it differs. */
export function ReaderProvider({ zone, language, errorWords, platformWords, children }: ReaderProps) {
  const router = useRouter();
  useEffect(() => takePlatformWords(platformWords), [platformWords]);
  useEffect(() => {
    const browser = zoneOfBrowser();
    if (!browser || browser === zone) return;
    keepChoice('zone', browser);
    router.refresh();
  }, [zone, router]);
  return (
    <Zone value={zone}>
      <Shown value={language}>
        <Errors value={errorWords}>{children}</Errors>
      </Shown>
    </Zone>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Language } from '../../../messages/languages';
import { keepChoice } from '../../lib/keep-choice';

const Zone = createContext('UTC');
const Shown = createContext<Language>('en');

/** The reader's time zone. */
export function useZone(): string {
  return useContext(Zone);
}

/** The language of the page, for dates and numbers; texts come from the catalogue. */
export function useLanguage(): Language {
  return useContext(Shown);
}

interface ReaderProps {
  readonly zone: string;
  readonly language: Language;
  readonly children: ReactNode;
}

/** Hands the reader's zone and language to the page, and tells the server when the browser's zone differs. */
export function ReaderProvider({ zone, language, children }: ReaderProps) {
  const router = useRouter();
  useEffect(() => {
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!browser || browser === zone) return;
    keepChoice('zone', browser);
    router.refresh();
  }, [zone, router]);
  return (
    <Zone value={zone}>
      <Shown value={language}>{children}</Shown>
    </Zone>
  );
}

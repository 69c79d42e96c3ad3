'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect } from 'react';
import { LANGUAGE_NAME, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../messages/languages';
import { api } from '../../lib/api';
import { isSharedComputer, keepChoice } from '../../lib/keep-choice';

interface LanguageChoiceProps {
  readonly label: string;
  /** The language of this page. */
  readonly shown: Language;
  /** The choice stored in the reader's account: null for no choice yet, undefined without an account. */
  readonly account: Language | null | undefined;
}

/**
 * The languages of the pages. Plain links, which work without scripts; with scripts, the choice is also stored in the
 * account.
 */
export function LanguageChoice({ label, shown, account }: LanguageChoiceProps) {
  const router = useRouter();
  useEffect(() => {
    // Chosen on another device. A login on a shared computer does not use the account's choice.
    if (account == null || account === shown || isSharedComputer()) return;
    keepChoice('language', account);
    router.refresh();
  }, [account, shown, router]);
  const choose = async (event: MouseEvent, language: Language) => {
    event.preventDefault();
    keepChoice('language', language);
    if (account !== undefined) await api('PUT /me', {}, { language });
    const here = new URL(window.location.href);
    // The link that led here would choose again.
    if (here.searchParams.has(LANGUAGE_NAME)) {
      here.searchParams.delete(LANGUAGE_NAME);
      router.replace(here.pathname + here.search + here.hash, { scroll: false });
    }
    router.refresh();
  };
  return (
    <nav className="languages" aria-label={label}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`?${LANGUAGE_NAME}=${language}`}
          lang={language}
          hrefLang={language}
          {...(language === shown ? { 'aria-current': 'true' as const } : {})}
          onClick={(event) => void choose(event, language)}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}

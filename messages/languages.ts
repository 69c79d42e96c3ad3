/** The languages of Turreton. The first is what everything is written in, and what readers of no other one get. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

/** Names the language in a link, `?language=de`, and in the cookie that keeps a choice. */
export const LANGUAGE_NAME = 'language';

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}

/** The language's name for `Intl`: English is British, as the texts are. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

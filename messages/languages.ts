/** The languages of Turreton. The first is the language of all sources, and the default for readers. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

/** The name of the language in a link, `?language=de`, and of the cookie that stores a choice. */
export const LANGUAGE_NAME = 'language';

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}

/** The language's locale for `Intl`: English is British, as the texts are. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

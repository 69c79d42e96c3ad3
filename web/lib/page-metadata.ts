import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LANGUAGES, type Language } from '../../messages/languages';
import { languageOfReader } from './language';
import { PAGE_HEADER, pathInLanguage } from './page-header';
import { PREVIEW_SIZE } from './preview-size';

/** Locales as pages that show links name them. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', es: 'es_ES' };

/** The addresses of a page in every language, for search engines; the one without a language follows the reader's. */
export function languagesOf(path: string): Readonly<Record<string, string>> {
  const each = LANGUAGES.map((language) => [language, pathInLanguage(path, language)] as const);
  return Object.fromEntries([...each, ['x-default', path]]);
}

/** The address of the page that is asked for: its own, without what only a visit adds, and in its languages. */
export async function pageAddress(): Promise<NonNullable<Metadata['alternates']>> {
  const asked = (await headers()).get(PAGE_HEADER) ?? '/';
  const [path = '/'] = asked.split('?');
  return { canonical: asked, languages: languagesOf(path) };
}

/** The titles of pages below a league or season, which name it. */
export function titlesBelow(name: string): NonNullable<Metadata['title']> {
  return { template: `%s · ${name} · Turreton`, default: `${name} · Turreton` };
}

/** What other sites show with a link to a page below an address: its picture, in the language of their request. */
export async function linkPreview(below: string, alt: string): Promise<NonNullable<Metadata['openGraph']>> {
  const language = await languageOfReader();
  return {
    type: 'website',
    siteName: 'Turreton',
    locale: LOCALES[language],
    url: (await headers()).get(PAGE_HEADER) ?? '/',
    images: [{ url: `${below}/link-picture?language=${language}`, alt, type: 'image/png', ...PREVIEW_SIZE }],
  };
}

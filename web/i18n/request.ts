import { getRequestConfig } from 'next-intl/server';
import type { Messages } from '../../messages/en';
import type { Language } from '../../messages/languages';
import { withTextsOfGames } from '../../messages/texts-of-games';
import { languageOfReader } from '../lib/language';
import { zoneOfReader } from '../lib/reader';
import { isPseudo, pseudo } from './pseudo';

/** Each language is loaded when the first reader asks for it. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../messages/en'),
  de: () => import('../../messages/de'),
  es: () => import('../../messages/es'),
};

/** What the library says of a page: its texts, in its reader's language and zone. */
export default getRequestConfig(async () => {
  const [locale, timeZone] = await Promise.all([languageOfReader(), zoneOfReader()]);
  const messages = await withTextsOfGames((await CATALOGUES[locale]()).default, locale);
  return { locale, timeZone, messages: (await isPseudo()) ? pseudo(messages) : messages };
});

import type { Message } from '../../../engine/game/message';
import { isLanguage, LANGUAGE_NAMES } from '../../../messages/languages';
import type { TextIn } from '../../../messages/text-in';
import type { LeagueRecord, StoredText } from '../../store/records';
import { inSeries, line, message } from '../message';

/** What a text says in other languages, in the words of the log; nothing where it stands in one. */
export function translationsInLog(title: Message, texts: TextIn): StoredText {
  const said = Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language)
      ? [line(message('log.inLanguage', { title, language: LANGUAGE_NAMES[language] }), text)]
      : [],
  );
  return inSeries(said);
}

/** Links to pages elsewhere, in the words of the log. */
export function linksInWords(links: LeagueRecord['links']): Message {
  const items = links.map(({ title, url }) => message('log.link', { title, url }));
  return line(message('log.links'), items.length === 0 ? '' : message('log.list', { items }));
}

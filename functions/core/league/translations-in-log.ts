import type { Message } from '../../../engine/game/message';
import { isLanguage, LANGUAGE_NAMES } from '../../../messages/languages';
import type { TextIn } from '../../../messages/text-in';
import type { LeagueRecord } from '../account/people.records';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';

/** The translations of a text, for the log; empty if there are none. */
export function translationsInLog(title: Message, texts: TextIn): StoredText {
  const said = Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language)
      ? [line(message('log.inLanguage', { title, language: LANGUAGE_NAMES[language] }), text)]
      : [],
  );
  return inSeries(said);
}

/** External links, as text for the log. */
export function linksInWords(links: LeagueRecord['links']): Message {
  const items = links.map(({ title, url }) => message('log.link', { title, url }));
  return line(message('log.links'), items.length === 0 ? '' : message('log.list', { items }));
}

import { type Message, NAME, type Part } from '../engine/game/message';
import { type Language, localeOf } from './languages';

/** Returns the text of a game by its key, with its placeholders filled in. */
export type GameTexts = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** A message, or plain text: of a game in one language, or stored before games had messages. */
export type Translatable = Message | string;

/** Translates the messages of games into one language. */
export type Translate = (says: Translatable) => string;

/** @param textsOf the texts of a game in that language */
export function translator(textsOf: (of: string) => GameTexts, language: Language): Translate {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const said = (part: Part): string | number => {
    if (typeof part === 'string' || typeof part === 'number') return part;
    return isSeveral(part) ? list.format(part.map((one) => String(said(one)))) : say(part);
  };
  const say = ({ of, text, with: parts = {} }: Message): string => {
    if (of === NAME) return Object.hasOwn(parts, language) ? String(parts[language]) : text;
    return textsOf(of)(
      text,
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, said(part)])),
    );
  };
  return (says) => (typeof says === 'string' ? says : say(says));
}

/** The games and areas whose texts these messages need. */
export function speakersOf(all: readonly Part[]): readonly string[] {
  const found = all.flatMap((part): readonly string[] => {
    if (typeof part === 'string' || typeof part === 'number') return [];
    if (isSeveral(part)) return speakersOf(part);
    return part.of === NAME ? [] : [part.of, ...speakersOf(Object.values(part.with ?? {}))];
  });
  return [...new Set(found)];
}

function isSeveral(part: Message | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part);
}

import { type Message, messagesOf } from '../../engine/game/message';
import type { StoredText } from '../store/records';

/** What the platform itself says to people, by its keys in `messages/<language>/says-platform.json`. */
export const message = messagesOf('platform');

/** Messages in a row, none of them a whole sentence: “Name: North; Venue: Hall 2”. Nothing for none. */
export function inSeries(all: readonly StoredText[]): StoredText {
  return all.length === 0 ? '' : all.reduce((first, next) => message('log.also', { first, next }));
}

/** A field and what stands in it: “Venue: Hall 2”. */
export function line(title: Message, value: Message | string): Message {
  return message('log.line', { title, value: value === '' ? message('log.none') : value });
}

/** An instant, which each language writes in its own way: “28 November 2026 at 19:00 UTC”. */
export function instantInWords(at: number): Message {
  return message('instant', { at });
}

/** The same without its hour: “28 November 2026”. */
export function dayInWords(at: number): Message {
  return message('day', { at });
}

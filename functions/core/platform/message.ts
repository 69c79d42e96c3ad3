import { type Message, messagesOf } from '../../../engine/game/message';
import type { StoredText } from './message.records';

/** Creates a message of the platform by its key in `messages/<language>/says-platform.json`. */
export const message = messagesOf('platform');

/** Joins messages that are not whole sentences: “Name: North; Venue: Hall 2”. Empty for none. */
export function inSeries(all: readonly StoredText[]): StoredText {
  return all.length === 0 ? '' : all.reduce((first, next) => message('log.also', { first, next }));
}

/** A field and its value: “Venue: Hall 2”. */
export function line(title: Message, value: Message | string): Message {
  return message('log.line', { title, value: value === '' ? message('log.none') : value });
}

/** An instant, formatted by each language: “28 November 2026 at 19:00 UTC”. */
export function instantInWords(at: number): Message {
  return message('instant', { at });
}

/** The same without the time: “28 November 2026”. */
export function dayInWords(at: number): Message {
  return message('day', { at });
}

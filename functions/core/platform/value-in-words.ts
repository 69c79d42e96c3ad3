import { type ValueWords, valueInWords } from '../../../engine/core/value-in-words';
import type { Part } from '../../../engine/game/message';
import { message } from './message';

export const NONE = message('log.none');

/** Parts one after the other; "none" if there are none. */
export function listed(items: readonly Part[]): Part {
  return items.length === 0 ? NONE : message('log.list', { items });
}

const LOG_WORDS: ValueWords<Part> = {
  nothing: NONE,
  yes: message('log.yes'),
  no: message('log.no'),
  word: (value) => value,
  title: (key) => key,
  line: (title, value) => message('log.line', { title, value }),
  list: listed,
};

/** A value in the words of a log. What it does not name stands as it is. */
export function inLogWords(value: unknown, words: Partial<ValueWords<Part>> = {}): Part {
  return valueInWords(value, { ...LOG_WORDS, ...words });
}

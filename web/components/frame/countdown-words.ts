import type { Texts } from '../../lib/texts';

/** The texts of a countdown, with placeholders that the browser fills in. */
export interface CountdownWords {
  /** "in {time}" */
  readonly left: string;
  readonly now: string;
  /** "({time} in {place})" */
  readonly there: string;
}

/**
 * The texts of countdowns: passed as props, because countdowns come without a catalogue in the scripts of their pages.
 */
export function countdownWords(t: Texts<'countdown'>): CountdownWords {
  return {
    left: t('left', { time: '{time}' }),
    now: t('now'),
    there: t('there', { time: '{time}', place: '{place}' }),
  };
}

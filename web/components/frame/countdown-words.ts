import type { Texts } from '../../lib/texts';

/** What a countdown says, with the places where its browser puts what it counts. */
export interface CountdownWords {
  /** "in {time}" */
  readonly left: string;
  readonly now: string;
  /** "({time} in {place})" */
  readonly there: string;
}

/** The words of countdowns: handed over, because they stand alone in the scripts of their pages. */
export function countdownWords(t: Texts<'countdown'>): CountdownWords {
  return {
    left: t('left', { time: '{time}' }),
    now: t('now'),
    there: t('there', { time: '{time}', place: '{place}' }),
  };
}

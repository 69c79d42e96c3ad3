import type { Language } from '../../../messages/languages';
import type { Texts } from '../../lib/texts';
import { minutesInWords } from '../../lib/time';

/** The choices for the length of a turn with friends, in minutes; the first has no limit. */
export const PACES: readonly (number | null)[] = [null, 15, 60, 60 * 24, 60 * 24 * 3];

/** "when all are ready", "when all are ready, or after 24 hours". */
export function paceInWords(minutes: number | null, t: Texts<'friends'>, language: Language): string {
  return minutes === null ? t('allReady') : t('allReadyOr', { time: minutesInWords(minutes, language) });
}

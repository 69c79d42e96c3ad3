import type { WaitingLine } from '../../../functions/core/entry/season-entries.schema';
import type { Language } from '../../../messages/languages';
import type { Texts } from '../../lib/texts';
import { minutesInWords } from '../../lib/time';

/** The outlook for players who wait for the next board: "2 players wait, and 2 more make a board of 4." */
export function lineInWords(
  line: Pick<WaitingLine, 'waiting' | 'filledBy' | 'afterMinutes'>,
  size: number,
  t: Texts<'join'>,
  language: Language,
): string {
  const { waiting } = line;
  const wait =
    waiting === 0
      ? t('line.empty', { size })
      : t('line.some', { size, waiting, missing: Math.max(1, size - waiting) });
  const filled = filledInWords(line, t, language);
  return filled === null ? wait : `${wait} ${filled}`;
}

function filledInWords(
  { filledBy, afterMinutes }: Pick<WaitingLine, 'filledBy' | 'afterMinutes'>,
  t: Texts<'join'>,
  language: Language,
): string | null {
  if (filledBy === null) return null;
  const atOnce = (afterMinutes ?? 0) === 0;
  const time = minutesInWords(afterMinutes ?? 0, language);
  if (filledBy === 'bots') return atOnce ? t('line.botsNow') : t('line.botsLater', { time });
  return atOnce ? t('line.fewerNow') : t('line.fewerLater', { time });
}

import type { AbsencePolicy } from '../../engine/deadlines/absence';
import { FEWEST_DECISIONS, HALF_LIFE } from '../../engine/deadlines/reliability';
import type { Language } from '../../messages/languages';
import type { Texts } from './texts';
import { minutesInWords } from './time';

/** The texts and the language for a policy's sentences. */
export interface AbsenceWords {
  readonly t: Texts<'absence'>;
  readonly language: Language;
}

/** The consequences of missed turns: one sentence per rule, in the order in which players meet them. */
export function absenceInWords(policy: AbsencePolicy | null, words: AbsenceWords): readonly string[] {
  const { t, language } = words;
  if (policy === null) return [t('none')];
  const { holidays, seatPoints, forfeits, makeGood, reliability } = policy;
  const isShared = seatPoints === 'share';
  return [
    ...graceInWords(policy, words),
    ...(holidays === 0 ? [] : [t('holidays', { days: holidays })]),
    ...voteInWords(policy, words),
    t('closes'),
    ...disorderInWords(policy, t),
    ...(policy.agreeToDraws ? [t('agreeToDraws')] : []),
    ...abandonedInWords(policy, words),
    t(isShared ? 'pointsShared' : 'pointsAtEnd'),
    // The rule of `ratedParts` (engine/tournament/seat-holders.ts).
    t(isShared ? 'ratedShared' : 'ratedAtEnd'),
    ...(forfeits ? [t('forfeits')] : []),
    ...(makeGood === null ? [] : [t('makeGood', { time: minutesInWords(makeGood, language) })]),
    ...(reliability === null
      ? []
      : [t('reliability', { percent: reliability, halfLife: HALF_LIFE, fewest: FEWEST_DECISIONS })]),
  ];
}

function abandonedInWords({ abandoned }: AbsencePolicy, { t, language }: AbsenceWords): readonly string[] {
  if (abandoned === null) return [];
  const values = { turns: abandoned.after, time: minutesInWords(abandoned.minutes, language) };
  switch (abandoned.end) {
    case 'draw':
      return [t('abandonedDraw', values)];
    case 'void':
      return [t('abandonedVoid', values)];
    case 'bots':
      return [t('abandonedBots', values)];
  }
}

function graceInWords({ grace }: AbsencePolicy, { t, language }: AbsenceWords): readonly string[] {
  if (grace === null) return [];
  const { times, minutes, freezes } = grace;
  const said = { times, time: minutesInWords(minutes, language) };
  return [freezes ? t('graceFreezes', said) : t('grace', said)];
}

function voteInWords({ vote }: AbsencePolicy, { t, language }: AbsenceWords): readonly string[] {
  if (vote === null) return [];
  const { share, minutes, times } = vote;
  return [t('vote', { percent: share, time: minutesInWords(minutes, language), times })];
}

function disorderInWords(
  { disorder, substitutes, botAfter }: AbsencePolicy,
  t: AbsenceWords['t'],
): readonly string[] {
  if (disorder === null) return [];
  return [
    t('disorder', { turns: disorder.after }),
    ...(substitutes === 'none'
      ? []
      : [t(substitutes === 'first' ? 'substitutesFirst' : 'substitutesRating')]),
    ...(botAfter === null ? [] : [botAfter === 0 ? t('botNow') : t('botAfter', { turns: botAfter })]),
  ];
}

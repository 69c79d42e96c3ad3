import type { DeadlinePolicy, OnDays } from '../../engine/deadlines/policy';
import { WEEKDAYS } from '../../engine/deadlines/weekdays';
import { type Language, localeOf } from '../../messages/languages';
import type { Texts } from './texts';
import { minutesInWords } from './time';

/** The texts and the language for a policy's sentence. */
export interface DeadlineWords {
  readonly t: Texts<'deadlines'>;
  readonly language: Language;
  /** The game's own term for its steps other than orders. */
  readonly shortSteps: string;
}

/** A policy in one sentence: "Tuesday and Friday 20:00 (America/New_York), 12 hours for adjustments". */
export function turnsInWords(policy: DeadlinePolicy, words: DeadlineWords): string {
  const { skip, earlyClose, undoSeconds = 0, reserve, quietHours } = policy;
  const { t, language } = words;
  return [
    ...lengthsInWords(policy, words),
    ...(skip?.weekends ? [t('neverAtWeekends')] : []),
    ...(skip && skip.dates.length > 0 ? [t('notOn', { dates: skip.dates.join(', ') })] : []),
    ...(policy.waits === undefined ? earlyInWords(earlyClose, t) : []),
    ...(undoSeconds > 0 && earlyClose !== 'forbidden' ? [t('undo', { seconds: undoSeconds })] : []),
    ...(reserve === undefined
      ? []
      : [
          t('reserve', {
            start: minutesInWords(reserve.start, language),
            increment: minutesInWords(reserve.increment, language),
          }),
        ]),
    ...(quietHours === true ? [t('quietHours')] : []),
  ].join(', ');
}

function lengthsInWords(
  { orders, adjustment, waits, zone }: DeadlinePolicy,
  { t, language, shortSteps }: DeadlineWords,
): readonly string[] {
  const inWords = (rule: DeadlinePolicy['orders']) => stepInWords(rule, zone, t, language);
  const short = t('short', { time: inWords(adjustment), steps: shortSteps });
  if (waits === undefined) return [inWords(orders), short];
  return [
    t('none'),
    t('reminders', { time: inWords(orders) }),
    short,
    t('missed', { time: minutesInWords(waits.absent, language) }),
  ];
}

function earlyInWords(rule: DeadlinePolicy['earlyClose'], t: Texts<'deadlines'>): readonly string[] {
  switch (rule) {
    case 'allowed':
      return [t('early')];
    case 'consent':
      return [t('earlyByConsent')];
    case 'forbidden':
      return [];
  }
}

function stepInWords(
  rule: DeadlinePolicy['orders'],
  zone = 'UTC',
  t: Texts<'deadlines'>,
  language: Language,
): string {
  if (typeof rule === 'number') return minutesInWords(rule, language);
  const list = new Intl.ListFormat(localeOf(language));
  const days = list.format(rule.days.map((day) => weekdayName(day, language)));
  return t('weekly', { days, time: rule.time, zone });
}

function weekdayName(day: OnDays['days'][number], language: Language): string {
  // The first day of 2024 was a Monday.
  const instant = Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day));
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(instant);
}

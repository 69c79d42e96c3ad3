import type { DeadlinePolicy } from '../../engine/deadlines/policy';
import { counted, minutesInWords } from './time';

/** A policy in one sentence: "Tuesday and Friday 20:00 (America/New_York), 12 hours for adjustments". */
export function turnsInWords(policy: DeadlinePolicy): string {
  const { skip, earlyClose, undoSeconds = 0, reserve, quietHours } = policy;
  return [
    stepInWords(policy.orders, policy.zone),
    `${stepInWords(policy.adjustment, policy.zone)} for adjustments`,
    ...(skip?.weekends ? ['never at weekends'] : []),
    ...(skip && skip.dates.length > 0 ? [`not on ${skip.dates.join(', ')}`] : []),
    ...EARLY[earlyClose],
    ...(undoSeconds > 0 && earlyClose !== 'forbidden'
      ? [`${counted(undoSeconds, 'second')} to take it back`]
      : []),
    ...(reserve === undefined
      ? []
      : [
          `${minutesInWords(reserve.start)} of reserve a seat, ${minutesInWords(reserve.increment)} more with each decision`,
        ]),
    ...(quietHours === true ? ['not in the quiet hours of a player who decides alone'] : []),
  ].join(', ');
}

const EARLY = {
  allowed: ['early when all are ready'],
  forbidden: [],
  consent: ['early when every seat agrees'],
} as const;

function stepInWords(rule: DeadlinePolicy['orders'], zone = 'UTC'): string {
  if (typeof rule === 'number') return minutesInWords(rule);
  const days = rule.days.map((day) => day[0]?.toUpperCase() + day.slice(1));
  const last = days.pop();
  return `${days.length > 0 ? `${days.join(', ')} and ` : ''}${last} ${rule.time} (${zone})`;
}

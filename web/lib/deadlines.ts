import type { DeadlinePolicy } from '../../engine/deadlines/policy';
import { GAMES, type GameSystemId } from '../../engine/games';
import { counted, minutesInWords } from './time';

/** A policy in one sentence: "Tuesday and Friday 20:00 (America/New_York), 12 hours for adjustments". */
export function turnsInWords(policy: DeadlinePolicy, system: GameSystemId): string {
  const { skip, earlyClose, undoSeconds = 0, reserve, quietHours } = policy;
  return [
    ...lengthsInWords(policy, GAMES[system].shortSteps),
    ...(skip?.weekends ? ['never at weekends'] : []),
    ...(skip && skip.dates.length > 0 ? [`not on ${skip.dates.join(', ')}`] : []),
    ...(policy.waits === undefined ? EARLY[earlyClose] : []),
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

function lengthsInWords(
  { orders, adjustment, waits, zone }: DeadlinePolicy,
  shortSteps: string,
): readonly string[] {
  const [turn, short] = [stepInWords(orders, zone), stepInWords(adjustment, zone)];
  if (waits === undefined) return [turn, `${short} for ${shortSteps}`];
  return [
    'no deadline: turns close when all are ready',
    `reminders after ${turn}`,
    `${short} for ${shortSteps}`,
    `a missed turn after ${minutesInWords(waits.absent)}`,
  ];
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

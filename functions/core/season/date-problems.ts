import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import {
  type DateProblem,
  datesBehind,
  datesOutOfOrder,
  type Schedule,
} from '../../../engine/tournament/schedule';
import type { SeasonRecord } from './seasons.records';

type Dated = Pick<SeasonRecord, 'schedule' | 'format'>;

/**
 * Every problem of a season's dates, each with its path: in the wrong order, in the past, or without use in its format.
 * @param before its dates so far: unchanged ones may have passed
 * @param now milliseconds since 1970
 */
export function dateProblems(input: Dated, before: Schedule, now: number): readonly Problem[] {
  const { schedule } = input;
  if (schedule === undefined) return [];
  return [
    ...datesOutOfOrder(schedule),
    ...datesBehind(schedule, now, before),
    ...formatProblems({ ...input, schedule }),
  ].map(({ path, message }) => ({ code: 'bad-setting', path: ['schedule', ...path], rule: '', message }));
}

function formatProblems({
  schedule,
  format,
}: Dated & { readonly schedule: Schedule }): readonly DateProblem[] {
  const { opensAt, closesAt, startsAt, rounds, everyDays, lastsDays, breakDays, slow } = schedule;
  if (alwaysOpen(format) !== undefined && (opensAt ?? closesAt ?? startsAt) !== null)
    return [
      {
        path: [opensAt !== null ? 'opensAt' : closesAt !== null ? 'closesAt' : 'startsAt'],
        message: fault('setting.alwaysOpenDates'),
      },
    ];
  const dates = rounds.length > 0 || everyDays !== null || lastsDays !== null || breakDays > 0;
  if (format.kind === 'ladder' && dates)
    return [
      {
        path: ['rounds'],
        message: fault('setting.ladderDates'),
      },
    ];
  if (
    knocksOut(format) &&
    slow === 'void' &&
    (lastsDays !== null || rounds.some(({ endsAt }) => endsAt !== null))
  )
    return [
      {
        path: ['slow'],
        message: fault('setting.slowVoid'),
      },
    ];
  if (everyDays !== null && lastsDays !== null && lastsDays > everyDays)
    return [{ path: ['lastsDays'], message: fault('setting.lastsDays') }];
  const most = 'rounds' in format ? format.rounds + 1 : rounds.length;
  return rounds.length > most
    ? [{ path: ['rounds', most], message: fault('setting.noRound', { round: most + 1 }) }]
    : [];
}

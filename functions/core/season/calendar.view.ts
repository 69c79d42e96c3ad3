import { loadGameSystem } from '../../../engine/load-system';
import { calendarOf, type NextOpening } from '../../../engine/tournament/calendar';
import { formatProblem, formatProblemForAny, roundsOf } from '../../../engine/tournament/formats';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import { expectedOpening } from '../../../engine/tournament/season-schedule';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { sizesOf } from '../standings/season-seats';
import type { Calendar, PlanCalendar } from './calendar.schema';
import { checkedGame } from './season-settings';
import type { RoundRecord, SeasonRecord } from './seasons.records';
import type { RoundDates } from './seasons.schema';

/** The dates of a season with these settings, if it starts at an instant with this many players. */
export async function plannedCalendar(
  deps: Deps,
  { players, start, ...input }: PlanCalendar,
): Promise<Outcome<Calendar>> {
  const checked = await checkedGame(input);
  if (!checked.ok) return checked;
  const sizes = sizesOf(checked.value);
  const obstacle =
    formatProblemForAny(input.format, null, sizes) ??
    (players === undefined ? undefined : formatProblem(input.format, players, sizes, sizes.leftOver));
  if (obstacle !== undefined)
    return refuse({
      code: 'invalid',
      problems: [{ code: 'bad-setting', path: obstacle.path, rule: '', message: obstacle.why }],
    });
  const rounds = roundsOf(input.format, Math.max(players ?? 0, sizes.boardSize), sizes);
  const opens = start === undefined ? deps.clock() : Date.parse(start);
  return done({ rounds: await datesOf(checked.value, rounds, opens) });
}

/** The dates of a season's current round and of future ones. */
export async function calendarFor(
  season: SeasonRecord,
  rounds: readonly RoundRecord[],
  now: number,
): Promise<RoundDates[]> {
  // Rounds at real tables last as long as their tables: the length of turns says nothing of their ends.
  if (season.atTheTable !== undefined) return [];
  if (season.status === 'finished' || season.format.kind === 'ladder') return [];
  const present = Math.max(1, season.round);
  const opened = rounds.find(({ round }) => round === season.round);
  const { startsAt = null, rounds: dates = [] } = season.schedule ?? {};
  const chosen = dates[0]?.opensAt ?? startsAt;
  const first = chosen === null ? now : Math.max(now, Date.parse(chosen));
  const opens = opened?.openedAt ?? opened?.plannedAt ?? first;
  const planned = await datesOf(season, season.rounds - present + 1, opens, present);
  return planned.map((dates) => ({ ...dates, round: dates.round + present - 1 }));
}

type Dated = Pick<SeasonRecord, 'system' | 'options' | 'boardSize' | 'leftOver' | 'deadlines' | 'schedule'>;

async function datesOf(season: Dated, rounds: number, opens: number, present = 1): Promise<RoundDates[]> {
  const system = await loadGameSystem(season);
  const length = system.length(season.options, sizesOf(season).boardSize);
  const state = { schedule: season.schedule ?? NO_DATES, zone: season.deadlines.zone ?? 'UTC' };
  const next: NextOpening = (round, opened, ends) =>
    expectedOpening(state, round + present - 1, opened, ends);
  return calendarOf(season.deadlines, length, rounds, opens, next).map((dates) => ({
    round: dates.round,
    opens: iso(dates.opens),
    firstDeadline: iso(dates.firstDeadline),
    usualEnd: iso(dates.usualEnd),
    latestEnd: isoOrNull(dates.latestEnd),
  }));
}

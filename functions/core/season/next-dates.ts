import { countedUp, datesOfNext } from '../../../engine/tournament/next-dates';
import { inputOf, type SeasonInput } from './season-settings';
import type { SeasonRecord } from './seasons.records';

/** The settings of the next season: its name with the next number, its dates later by the number of weeks needed. */
export function inputOfNext(season: SeasonRecord, now: number): SeasonInput {
  return { ...inputOf(season), name: countedUp(season.name), ...datesAfter(season, now) };
}

/** Only the dates, for a season with a name of its own. */
export function datesAfter(season: SeasonRecord, now: number): Pick<SeasonInput, 'schedule'> {
  const { schedule, createdAt, deadlines } = season;
  if (schedule === undefined) return {};
  return { schedule: datesOfNext(schedule, createdAt, now, deadlines.zone ?? 'UTC') };
}

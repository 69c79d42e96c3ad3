import { countedUp, datesOfNext } from '../../../engine/tournament/next-dates';
import type { SeasonRecord } from '../../store/records';
import { inputOf, type SeasonInput } from './season-settings';

/** The settings of the season after one: its name counted up, its dates as many weeks later as it takes. */
export function inputOfNext(season: SeasonRecord, now: number): SeasonInput {
  return { ...inputOf(season), name: countedUp(season.name), ...datesAfter(season, now) };
}

/** The dates alone, for a season that has its name from elsewhere. */
export function datesAfter(season: SeasonRecord, now: number): Pick<SeasonInput, 'schedule'> {
  const { schedule, createdAt, deadlines } = season;
  if (schedule === undefined) return {};
  return { schedule: datesOfNext(schedule, createdAt, now, deadlines.zone ?? 'UTC') };
}

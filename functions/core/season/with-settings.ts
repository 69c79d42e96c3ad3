import { hashOf } from '../../../engine/core/canonical';
import type { AbsencePolicy } from '../../../engine/deadlines/absence';
import { withTables } from './real-tables';
import type { SeasonInput, SeasonWish, Settings } from './season-settings';
import type { SeasonRecord } from './seasons.records';

/** A season with other settings. Settings that these omit are removed. */
export function withSettings(season: SeasonRecord, input: SeasonWish, settings: Settings): SeasonRecord {
  const { aggregation: _a, teams: _t, division: _d, absence: _p, schedule: _s, ...others } = season;
  // `programs` stays: requests from before it was a setting do not include it.
  const {
    atTheTable: tables,
    anonymous: _o,
    pressAtEnd: _e,
    disputes: _q,
    watchDelay: _v,
    scoringByRound: _r,
    questions: _w,
    postponed,
    ...fixed
  } = others;
  return {
    ...fixed,
    ...settings,
    ...withTables(settings.atTheTable, tables),
    ...nextVersion(season.absence, input.absence),
    // A new date is what a postponed start waits for.
    ...(postponed !== undefined && sameStart(season, input) ? { postponed } : {}),
    // A season that has asked something once has answers, which expire with it.
    ...(settings.questions === undefined && season.questions !== undefined ? { questions: [] } : {}),
    registration: { ...input.registration, code: season.registration.code },
  };
}

/** An absence policy with its version: the next one if its content changes, so that players are asked again. */
export function nextVersion(
  before: AbsencePolicy | undefined,
  wanted: AbsencePolicy | undefined,
): Pick<SeasonInput, 'absence'> {
  if (wanted === undefined) return {};
  const version = before?.version ?? 0;
  const same = { ...wanted, version };
  return { absence: hashOf(same) === hashOf(before ?? null) ? same : { ...wanted, version: version + 1 } };
}

function sameStart({ schedule: before }: SeasonRecord, { schedule: after }: SeasonWish): boolean {
  return (before?.startsAt ?? null) === (after?.startsAt ?? null);
}

import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Hour } from '../../../messages/hour-in-zone';
import type { Refusal } from '../platform/errors';
import type { SeasonRecord } from '../season/seasons.records';

/**
 * The reason why registration is closed at an instant, by the season's dates: too early, with the time at which it
 * opens, or too late. The dates count until the season starts; then late registration decides. A postponed start keeps
 * it open.
 */
export function registrationClosed(season: SeasonRecord, now: number): Refusal | undefined {
  const { status, schedule, postponed } = season;
  if (cupHasBegun(season)) return cupClosed(season);
  if (status !== 'registration' || schedule === undefined) return undefined;
  const { opensAt, closesAt } = schedule;
  if (opensAt !== null && now < Date.parse(opensAt))
    return {
      code: 'registration-closed',
      why: { text: 'opensOn', with: { time: localTime(season, opensAt) } },
    };
  if (postponed !== undefined || closesAt === null || now < Date.parse(closesAt)) return undefined;
  return {
    code: 'registration-closed',
    why: { text: 'closedOn', with: { time: localTime(season, closesAt) } },
  };
}

/** The time in the zone of the season. */
function localTime({ deadlines: { zone = 'UTC' } }: SeasonRecord, at: string): Hour {
  return { at: Date.parse(at), zone };
}

/** Whether a cup, or the groups before one, have drawn their first round: a player who joined then would never be seated. */
export function cupHasBegun({ status, format, round }: SeasonRecord): boolean {
  return status === 'running' && knocksOut(format) && round > 0;
}

/** Why nobody can join it then. */
export function cupClosed({ format }: Pick<SeasonRecord, 'format'>): Refusal {
  const text = format.kind === 'groups' ? 'groupsHaveBegun' : 'cupHasBegun';
  return { code: 'registration-closed', why: { text } };
}

import { knocksOut } from '../../../engine/tournament/knocks-out';
import { checkInHours, checkInOf } from '../../../engine/tournament/season-schedule';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { remindOfCheckIn } from '../notification/notify-season';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { partsOf } from '../season/next-run';
import { answered, askable, type SeasonParts, stateOf } from '../season/season-state';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';

/** The open check-in of a season, and the answers of its players. */
export interface OpenCheckIn {
  readonly round: number;
  readonly until: number;
  /** The assumption for players who do not answer. */
  readonly assume: 'plays' | 'sits-out';
  readonly playing: readonly EntryRecord[];
  readonly out: readonly EntryRecord[];
  readonly silent: readonly EntryRecord[];
}

/** The open check-in of a season; null if there is none. */
export function openCheckIn(season: SeasonRecord, parts: SeasonParts, now: number): OpenCheckIn | null {
  if (season.status !== 'running') return null;
  const state = stateOf(season, parts);
  const round = (state.last?.round ?? 0) + 1;
  if (round > season.rounds || state.last?.isPlanned === true) return null;
  const hours = checkInHours(state, round);
  if (hours === null || now < hours.from || now >= hours.until) return null;
  const asked = askable(parts.entries, round);
  const plays = ({ confirmed }: EntryRecord) => confirmed >= round;
  return {
    round,
    until: hours.until,
    assume: knocksOut(season.format) ? 'plays' : checkInOf(state).assume,
    playing: asked.filter(plays),
    out: asked.filter((entry) => !plays(entry) && answered(entry, round)),
    silent: asked.filter((entry) => !answered(entry, round)),
  };
}

/** The open check-in of a season for its organizers; null if there is none. */
export async function checkInFor(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<{ readonly season: SeasonRecord; readonly checkIn: OpenCheckIn | null }>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerSeesCheckIns');
  if (!found.ok) return found;
  const season = found.value;
  return done({ season, checkIn: openCheckIn(season, await partsOf(deps, season), deps.clock()) });
}

/**
 * Reminds the players who have not answered the open check-in, for an organizer. Each of them is reminded once an hour
 * at most, however often it is requested. Refused if no check-in is open, and if everyone has answered.
 */
export async function remindSilent(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const found = await checkInFor(deps, caller, seasonId);
  if (!found.ok) return found;
  const { season, checkIn } = found.value;
  if (checkIn === null || checkIn.silent.length === 0) return refuse({ code: 'nothing-changes' });
  await remindOfCheckIn(deps, season, checkIn);
  return done(null);
}

import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import type { SeasonRecord } from '../season/seasons.records';
import type { RoundClockRecord } from './round-clock.records';
import type { ChangeRoundClock, RoundClock } from './round-clock.schema';

const MINUTE = 60_000;
const USUAL_MINUTES = 90;

/** The clock of a season's round at real tables, for anyone who may see the season. */
export async function roundClockView(deps: Deps, id: string): Promise<Outcome<RoundClock>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (!hasClock(season)) return NO_CLOCK;
  return done(view(clockOf(season, await deps.store.roundClock(id)), deps.clock()));
}

/**
 * Changes the clock of a season's round, for its organizers. A change is refused if the clock or the round has changed
 * since the caller read it.
 * @returns the clock as it is now
 */
export async function changeRoundClock(
  deps: Deps,
  caller: Caller,
  id: string,
  { round, version, minutes, running, left }: ChangeRoundClock,
): Promise<Outcome<RoundClock>> {
  const season = await organizedSeason(deps, caller, id, 'organizerDoesThis');
  if (!season.ok) return season;
  if (!hasClock(season.value)) return NO_CLOCK;
  if (round !== season.value.round) return refuse({ code: 'changed-meanwhile' });
  const now = deps.clock();
  const endsAt = running ? now + left : null;
  const clock = { season: id, round, minutes, endsAt, left, version };
  if ((await deps.store.saveRoundClock(clock)) !== 'saved') return refuse({ code: 'changed-meanwhile' });
  return done(view({ ...clock, version: version + 1 }, now));
}

const NO_CLOCK = refuse({ code: 'not-allowed', why: { text: 'roundClockNotHere' } });

function hasClock({ atTheTable, status, round }: SeasonRecord): boolean {
  return atTheTable !== undefined && status === 'running' && round > 0;
}

/** The clock of the round that is played: it begins with the length that the round before had. */
function clockOf({ id, round }: SeasonRecord, stored: RoundClockRecord | undefined): RoundClockRecord {
  if (stored?.round === round) return stored;
  const { minutes = USUAL_MINUTES, version = 0 } = stored ?? {};
  return { season: id, round, minutes, endsAt: null, left: minutes * MINUTE, version };
}

function view({ round, version, minutes, endsAt, left }: RoundClockRecord, now: number): RoundClock {
  return {
    ...{ round, version, minutes, now: iso(now) },
    endsAt: endsAt === null ? null : iso(endsAt),
    left: endsAt === null ? left : Math.max(0, endsAt - now),
  };
}

import { obstacleTo, roundsOf } from '../../../engine/tournament/formats';
import type { SeasonRecord } from '../../store/records';
import { organizedSeason } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { sizesOf } from '../results/season-seats';
import { followSeason, seasonChanged } from './follow-season';

/**
 * Closes registration, draws the first round and sets up its boards. A start that was cut off in the middle is
 * finished by its event, or by starting again.
 */
export async function startSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'starts a season');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status === 'finished' || season.round > 0) return refuse({ code: 'registration-closed' });
  const entered = (await deps.store.entries(season.id)).filter(({ state }) => state === 'in');
  const players = entered.length;
  const people = entered.filter(({ player }) => player.kind === 'human').length;
  const obstacle = obstacleTo(season.format, players, sizesOf(season), season.leftOver);
  if (obstacle !== undefined) return refuse({ code: 'format-impossible', why: obstacle.why });
  const rounds = roundsOf(season.format, players, sizesOf(season));
  const after = `${players} players, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
  const entry = await seasonAct(deps, caller, season, { kind: 'start', after });
  const start = { drawSeed: deps.newSeed(), rounds, people };
  // One that was started already and has no boards yet is only brought on.
  await deps.store.startSeason(season.id, start, entry, seasonChanged(deps, season.id));
  await followSeason(deps, season.id);
  return done((await deps.store.season(season.id)) ?? season);
}

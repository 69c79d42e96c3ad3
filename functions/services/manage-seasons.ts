import { gameSystem, SYSTEMS } from '../../engine/systems';
import type { SeasonRecord } from '../store/records';
import type { Caller } from './caller';
import type { Deps } from './deps';
import { done, type Outcome, refuse } from './errors';
import { personFor } from './profile';
import { rolesIn } from './roles';

export type SeasonInput = Pick<
  SeasonRecord,
  'name' | 'system' | 'options' | 'boardSize' | 'rounds' | 'scoring' | 'aggregation' | 'press' | 'deadlines'
>;

/** An organizer announces a season; players may register from now on. */
export async function createSeason(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  input: SeasonInput,
): Promise<Outcome<SeasonRecord>> {
  const league = await deps.store.league(leagueId);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  if (!(await rolesIn(deps, leagueId, caller)).includes('organizer'))
    return refuse({ code: 'not-allowed', why: 'Only an organizer of the league announces a season.' });
  const system = gameSystem(input.system);
  if (system === undefined) return refuse({ code: 'not-available', what: SYSTEMS[input.system].title });
  const { min, max, usual } = system.seats;
  const boardSize = input.boardSize ?? usual;
  if (boardSize < min || boardSize > max)
    return refuse({
      code: 'invalid',
      problems: [
        {
          code: 'bad-board-size',
          path: ['boardSize'],
          rule: '',
          message: `A board of ${system.title} has ${min} to ${max} seats.`,
        },
      ],
    });
  const options = system.options.safeParse(input.options);
  if (!options.success)
    return refuse({
      code: 'invalid',
      problems: options.error.issues.map(({ path, message }) => ({
        code: 'bad-option',
        path: ['options', ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
        rule: '',
        message,
      })),
    });
  const season: SeasonRecord = {
    ...input,
    boardSize,
    options: { ...input.options, ...(options.data as object) },
    id: deps.newId(),
    league: { id: league.id, name: league.name },
    round: 0,
    status: 'registration',
    players: 0,
    createdAt: deps.clock(),
    drawSeed: null,
  };
  await deps.store.createSeason(season);
  return done(season);
}

/** Registers the caller for a season, and makes them a player of its league. */
export async function enterSeason(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const now = deps.clock();
  const player = await personFor(deps, caller);
  const entered = await deps.store.enter(seasonId, player, now);
  if (entered === 'closed') return refuse({ code: 'registration-closed' });
  if (entered === 'already-in') return refuse({ code: 'already-registered' });
  await deps.store.addMember({ league: season.league.id, player, roles: ['player'], joinedAt: now });
  return done(null);
}

/** Takes the caller's registration back, while the season has not begun. */
export async function withdrawFromSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<null>> {
  if ((await deps.store.season(seasonId)) === undefined) return refuse({ code: 'not-found', what: 'season' });
  const withdrawn = await deps.store.withdraw(seasonId, caller.id);
  if (withdrawn === 'closed') return refuse({ code: 'registration-closed' });
  if (withdrawn === 'not-in') return refuse({ code: 'not-registered' });
  return done(null);
}

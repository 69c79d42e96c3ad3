import type { SeasonRecord } from '../../store/records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { rolesIn } from '../leagues/roles';

/**
 * An organizer says which players no draw is to put on one board; drawn rounds stay as they are. The list replaces the
 * one before it.
 */
export async function keepApart(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  pairs: SeasonRecord['apart'],
): Promise<Outcome<SeasonRecord>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (!(await rolesIn(deps, season.league.id, caller)).includes('organizer'))
    return refuse({ code: 'not-allowed', why: 'Only an organizer of the league keeps players apart.' });
  const entries = new Set((await deps.store.entries(seasonId)).map(({ player }) => player.id));
  const problems = pairs.flatMap(([one, other], at) =>
    one !== other && entries.has(one) && entries.has(other)
      ? []
      : [
          {
            code: 'bad-pair',
            path: ['pairs', at],
            rule: '',
            message: 'A pair is two players of the season.',
          },
        ],
  );
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const after = { ...season, apart: pairs };
  return (await deps.store.changeSeason(season, after, null)) === 'changed'
    ? done(after)
    : refuse({ code: 'changed-meanwhile' });
}

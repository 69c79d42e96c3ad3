import { fault } from '../../../engine/fault';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { SeasonRecord } from '../season/seasons.records';

/**
 * Keeps players apart in all later draws, for an organizer; drawn rounds stay unchanged. The list replaces the previous
 * one.
 */
export async function keepApart(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { pairs, version }: { readonly pairs: SeasonRecord['apart']; readonly version?: number | undefined },
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerKeepsApart');
  if (!found.ok) return found;
  const season = found.value;
  if (version !== undefined && version !== season.version) return refuse({ code: 'changed-meanwhile' });
  const entries = new Set((await deps.store.entries(seasonId)).map(({ player }) => player.id));
  const problems = pairs.flatMap(([one, other], at) =>
    one !== other && entries.has(one) && entries.has(other)
      ? []
      : [
          {
            code: 'bad-pair',
            path: ['pairs', at],
            rule: '',
            message: fault('setting.pair'),
          },
        ],
  );
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const after = { ...season, apart: pairs };
  // Only organizers see the names of the players.
  const words = (list: SeasonRecord['apart']) => message('log.pairs', { count: list.length });
  const said = { before: words(season.apart), after: words(pairs) };
  const entry = await seasonAct(deps, caller, season, { kind: 'keep-apart', ...said });
  return (await deps.store.changeSeason(season, after, entry)) === 'changed'
    ? done(after)
    : refuse({ code: 'changed-meanwhile' });
}

import type { NoticeRecord } from '../../store/records';
import { moderatorOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { personFor } from '../profile';

const SHOWN = 20;
const SHOWN_FOR_MS = 14 * 86_400_000;

/** Announces something to a league, or to one of its seasons. It stands for two weeks, and in the log for good. */
export async function announce(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  { season: seasonId, text }: { readonly season: string | null; readonly text: string },
): Promise<Outcome<null>> {
  const [league, season] = await Promise.all([
    deps.store.league(leagueId),
    seasonId === null ? null : deps.store.season(seasonId),
  ]);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  if (season === undefined || (season !== null && season.league.id !== leagueId))
    return refuse({ code: 'not-found', what: 'season' });
  const moderator = await moderatorOf(
    deps,
    caller,
    leagueId,
    'Only organizers and moderators of the league can post announcements.',
  );
  if (!moderator.ok) return moderator;
  const named = { id: league.id, name: league.name };
  const common = {
    kind: 'announce' as const,
    at: deps.clock(),
    by: await personFor(deps, caller),
    season: season === null ? null : { id: season.id, name: season.name },
  };
  const id = deps.newId();
  const entry = { ...common, id: deps.newId(), league: leagueId, game: null };
  await deps.store.announce(
    { ...common, id, league: named, player: null, text },
    { ...entry, subject: common.season?.name ?? named.name, reason: text, before: '', after: '' },
  );
  return done(null);
}

/** The announcements of a league that still stand, newest first. */
export async function standingAnnouncements(deps: Deps, league: string): Promise<readonly NoticeRecord[]> {
  const since = deps.clock() - SHOWN_FOR_MS;
  return (await deps.store.announcements(league, SHOWN)).filter(({ at }) => at > since);
}

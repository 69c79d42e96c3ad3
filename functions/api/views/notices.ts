import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { standingAnnouncements } from '../../services/rulings/announce';
import type { NoticeRecord } from '../../store/records';
import type { Notice, Notices } from '../schemas/notices';
import { iso } from './game';

/** The announcements of a league that still stand, those of its seasons among them; newest first. */
export async function leagueNotices(deps: Deps, league: string): Promise<Notices> {
  return { notices: (await standingAnnouncements(deps, league)).map(noticeView) };
}

/** Notes to the caller that they have not confirmed, then what is announced in their leagues, newest first. */
export async function myNotices(deps: Deps, caller: Caller): Promise<Notices> {
  const [mine, leagues] = await Promise.all([
    deps.store.noticesTo(caller.id),
    deps.store.leaguesOf(caller.id),
  ]);
  const announced = (await Promise.all(leagues.map((league) => standingAnnouncements(deps, league)))).flat();
  const newest = announced.sort((one, other) => other.at - one.at);
  return { notices: [...mine, ...newest].map(noticeView) };
}

function noticeView({ id, kind, league, season, at, by, text, until }: NoticeRecord): Notice {
  return { id, kind, league, season, at: iso(at), by, text, until: until === undefined ? null : iso(until) };
}

import type { Language } from '../../../messages/languages';
import { type Translate, translatorFor } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { Role } from '../account/people.records';
import type { NoticeRecord } from '../league/logs.records';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { iso, isoOrNull } from '../platform/instants';
import { mayChange, standingAnnouncements } from './announce';
import type { Notice, Notices } from './notices.schema';

/** The announcements of a league that are still shown, including those of its seasons; newest first. */
export async function leagueNotices(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  league: string,
): Promise<Notices> {
  const roles = await rolesIn(deps, league, caller);
  const standing = await standingAnnouncements(deps, league);
  return { notices: await noticeViews(standing, { caller, language, roles }) };
}

/** Notes to the caller that hold and that they have not confirmed, then the announcements of their leagues, newest first. */
export async function myNotices(deps: Deps, caller: Caller, language: Language): Promise<Notices> {
  const [mine, leagues] = await Promise.all([
    deps.store.noticesTo(caller.id),
    deps.store.leaguesOf(caller.id),
  ]);
  const announced = (
    await Promise.all(leagues.map((league) => leagueNotices(deps, caller, language, league)))
  ).flatMap(({ notices }) => notices);
  const newest = announced.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  // What has ended by itself needs nobody's confirmation.
  const holding = mine.filter(({ until }) => until === undefined || until > deps.clock());
  return { notices: [...(await noticeViews(holding, { caller, language, roles: [] })), ...newest] };
}

interface Reader {
  readonly caller: Caller | null;
  readonly language: Language;
  readonly roles: readonly Role[];
}

async function noticeViews(notices: readonly NoticeRecord[], reader: Reader): Promise<Notice[]> {
  const say = await translatorFor(
    reader.language,
    notices.map(({ text }) => text),
  );
  return notices.map((notice) => noticeView(notice, say, reader));
}

function noticeView(notice: NoticeRecord, say: Translate, { caller, roles }: Reader): Notice {
  const { id, kind, league, season, at, by, text, until, editedAt, game = null } = notice;
  return {
    player: notice.player,
    ...{ id, kind, league, season, game, at: iso(at), by, text: say(text) },
    until: isoOrNull(until),
    editedAt: isoOrNull(editedAt),
    mayChange: mayChange(notice, caller?.id, roles),
  };
}

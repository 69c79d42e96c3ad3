import type { Caller } from '../access/caller';
import { moderatorOf } from '../access/guards';
import type { Role } from '../account/people.records';
import { personFor } from '../account/profile';
import { actEntry } from '../league/log-act';
import type { NoticeRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';

const SHOWN = 20;
const SHOWN_FOR_MS = 14 * 86_400_000;

/**
 * Announces something to a league, or to one of its seasons. It is shown for two weeks, and stays in the log
 * permanently.
 */
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
  const moderator = await moderatorOf(deps, caller, leagueId, 'moderatorPostsAnnouncements');
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

/** Edits an announcement, for its author or an organizer. No new notification is sent. */
export async function editAnnouncement(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
  text: string,
): Promise<Outcome<null>> {
  const found = await announcementToChange(deps, caller, leagueId, id);
  if (!found.ok) return found;
  const { value: before } = found;
  if (text === before.text) return refuse({ code: 'nothing-changes' });
  const entry = await changeOf(deps, caller, before, 'edit-announcement', text);
  const after = { ...before, text, editedAt: deps.clock() };
  const written = await deps.store.editAnnouncement(before, after, entry);
  return written === 'edited' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Withdraws an announcement, for its author or an organizer. Its text stays in the log. */
export async function withdrawAnnouncement(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
): Promise<Outcome<null>> {
  const found = await announcementToChange(deps, caller, leagueId, id);
  if (!found.ok) return found;
  const entry = await changeOf(deps, caller, found.value, 'withdraw-announcement', '');
  const written = await deps.store.withdrawAnnouncement(found.value, entry);
  return written === 'withdrawn' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function announcementToChange(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
): Promise<Outcome<NoticeRecord>> {
  const roles = await moderatorOf(deps, caller, leagueId, NOT_YOURS);
  if (!roles.ok) return roles;
  const notice = await deps.store.announcement(leagueId, id);
  if (notice === undefined) return refuse({ code: 'not-found', what: 'announcement' });
  return mayChange(notice, caller.id, roles.value)
    ? done(notice)
    : refuse({ code: 'not-allowed', why: { text: NOT_YOURS } });
}

const NOT_YOURS = 'announcementNotYours';

/** Whether a caller with these roles in its league may edit or withdraw an announcement. */
export function mayChange(
  { kind, by, fixed }: NoticeRecord,
  caller: string | undefined,
  roles: readonly Role[],
): boolean {
  if (kind !== 'announce' || fixed === true) return false;
  return roles.includes('organizer') || (roles.includes('moderator') && by.id === caller);
}

/** The entry in the league's log, with the old and the new text. */
function changeOf(
  deps: Deps,
  caller: Caller,
  { league, season, text }: NoticeRecord,
  kind: 'edit-announcement' | 'withdraw-announcement',
  after: string,
) {
  const subject = season?.name ?? league.name;
  return actEntry(deps, caller, { league: league.id, season }, { kind, subject, before: text, after });
}

/** The announcements of a league that are still shown, newest first. */
export async function standingAnnouncements(deps: Deps, league: string): Promise<readonly NoticeRecord[]> {
  const since = deps.clock() - SHOWN_FOR_MS;
  return (await deps.store.announcements(league, SHOWN)).filter(({ at }) => at > since);
}

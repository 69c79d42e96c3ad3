import { PLATFORM } from '../access/caller';
import type { NoticeRecord } from '../league/logs.records';
import { dispatch } from '../notification/dispatch';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';

/** Notifies a player that an organizer created a link that logs in as them. */
export async function notifyLinkCreated(
  deps: Deps,
  player: string,
  league: NoticeRecord['league'],
  by: PersonRecord,
): Promise<void> {
  await notifyOwner(deps, player, {
    league,
    by,
    text: message('link.made', { name: by.name, league: league.name }),
  });
}

/**
 * Notifies a player that someone logged in as them by such a link.
 * @param agent the browser or program, if it is known
 */
export async function notifyLinkUsed(deps: Deps, player: string, agent: string | null): Promise<void> {
  const { linkLeague } = (await deps.store.player(player)) ?? {};
  const league = linkLeague === undefined ? undefined : await deps.store.league(linkLeague);
  if (league === undefined) return;
  const text = message('link.used', { agent: agent ?? message('link.unknown') });
  await notifyOwner(deps, player, { league: { id: league.id, name: league.name }, by: PLATFORM, text });
}

interface LinkNotice extends Pick<NoticeRecord, 'league' | 'by'> {
  readonly text: StoredText;
}

async function notifyOwner(deps: Deps, player: string, { league, by, text }: LinkNotice): Promise<void> {
  const [id, at] = [deps.newId(), deps.clock()];
  await deps.store.saveNotice({ id, league, season: null, player, kind: 'personal-link', at, by, text });
  const notification = {
    ...({ kind: 'warning', league, title: message('link.title'), lines: [text] } as const),
    ...{ path: '/me', deadline: null },
  };
  await dispatch(deps, { id, at }, [{ player, notifications: [notification] }]);
}

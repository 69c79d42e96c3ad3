import pMap from 'p-map';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { findable } from './known-by-name';
import { peopleNamed, taggedName } from './lists/person-name';
import { isOpenedByName } from './open-accounts';

/**
 * The players of the season before this one whom no notification reaches, as an organizer writes them in a list: they
 * have no login of their own, and are not in this season. A name that several people share has its tag.
 */
export async function namesToAsk(
  deps: Deps,
  { after, status, league }: SeasonRecord,
  entries: readonly EntryRecord[],
): Promise<readonly string[]> {
  if (after === undefined || status === 'finished') return [];
  const [before, members] = await Promise.all([deps.store.entries(after), deps.store.members(league.id)]);
  const here = new Set(entries.map(({ player }) => player.id));
  const played = before.filter(
    ({ player, state, enteredBy }) =>
      enteredBy !== undefined &&
      (state === 'in' || state === 'waiting') &&
      !here.has(player.id) &&
      members.some((one) => one.player.id === player.id && !isBanned(one, deps.clock())),
  );
  const logins = await pMap(played, ({ player }) => deps.store.loginOf(player.id), { concurrency: 8 });
  const people = findable({ members, past: [] });
  return played.flatMap(({ player }, at) => {
    if (!isOpenedByName(player.id, logins[at])) return [];
    return [peopleNamed(player.name, people).length > 1 ? taggedName(player) : player.name];
  });
}

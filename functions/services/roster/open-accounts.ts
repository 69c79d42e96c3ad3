import { addressNowhere } from '../../store/reachable';
import type { MemberRecord, PersonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { skeleton } from '../names';
import { tagOf } from '../profile';

/**
 * The account of a player whom a list names without an address: that of the one person of this name who played in an
 * imported season, has no address and has never logged in, else a new one.
 * @param past those who played in seasons that the league imported
 * @returns undefined if no one logs in by mail
 */
export async function accountFor(
  deps: Deps,
  name: string,
  members: readonly MemberRecord[],
  past: readonly PersonRecord[] = [],
): Promise<PersonRecord | undefined> {
  const newId = deps.newId();
  const played = await unclaimed(deps, name, past);
  if (played !== undefined) return played;
  const shown = nameIn(name, newId, members);
  const id = await deps.store.openAccount({ id: newId, name: shown, email: addressNowhere(newId) });
  if (id === undefined) return undefined;
  const player = { id, name: shown, kind: 'human' as const };
  await deps.store.changePlayer({ ...player, email: null, zone: null }, { email: null });
  return player;
}

/** The one person of this name who played in a past season and whose account waits for a personal link. */
async function unclaimed(
  deps: Deps,
  name: string,
  past: readonly PersonRecord[],
): Promise<PersonRecord | undefined> {
  const [one, ...others] = past.filter((person) => person.name.toLowerCase() === name.toLowerCase());
  if (one === undefined || others.length > 0) return undefined;
  const login = await deps.store.loginOf(one.id);
  return login?.hasCome === false && login.address === addressNowhere(one.id) ? one : undefined;
}

/** A name in a league: with a tag appended if another member has it, or one that looks like it. */
function nameIn(name: string, id: string, members: readonly MemberRecord[]): string {
  const looks = skeleton(name);
  return members.some(({ player }) => skeleton(player.name) === looks) ? `${name} (${tagOf(id)})` : name;
}

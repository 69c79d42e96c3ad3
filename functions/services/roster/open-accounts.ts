import type { MemberRecord, PersonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { defaultName, skeleton } from '../names';
import { tagOf } from '../profile';
import { addressNowhere } from './reachable';
import type { ListedPlayer } from './read-list';

/** How somebody of a list stands to the platform. */
export type Known =
  /** They have an account and are not members of the league: they decide themselves. */
  | { readonly kind: 'stranger'; readonly player: string }
  /** A member of the league, or an account that was opened for them now. */
  | { readonly kind: 'ours'; readonly player: PersonRecord };

/**
 * The account of somebody on a list: the one that their address logs in to, else by name that of somebody who played in a
 * season that was imported and has never logged in, else a new one.
 * @param past those who played in seasons that the league imported
 * @returns undefined where nobody logs in by mail
 */
export async function accountFor(
  deps: Deps,
  { name, email }: ListedPlayer,
  members: readonly MemberRecord[],
  past: readonly PersonRecord[] = [],
): Promise<Known | undefined> {
  const newId = deps.newId();
  const played = email === null ? await unclaimed(deps, name, past) : undefined;
  if (played !== undefined) return { kind: 'ours', player: played };
  const holder = email === null ? undefined : await deps.store.accountWith(email);
  const shown = (id: string) => nameIn(name ?? defaultName(id), id, members);
  const address = email ?? addressNowhere(newId);
  const id = holder ?? (await deps.store.openAccount({ id: newId, name: shown(newId), email: address }));
  if (id === undefined) return undefined;
  const member = members.find(({ player }) => player.id === id);
  if (member !== undefined) return { kind: 'ours', player: member.player };
  if (await isSomebodys(deps, id)) return { kind: 'stranger', player: id };
  const player = { id, name: shown(id), kind: 'human' as const };
  await deps.store.changePlayer({ ...player, email, zone: null }, { email });
  return { kind: 'ours', player };
}

/** The one person of this name who played in a past season and whose account nobody has logged in to. */
async function unclaimed(
  deps: Deps,
  name: string | null,
  past: readonly PersonRecord[],
): Promise<PersonRecord | undefined> {
  const [one, ...others] = past.filter((person) => person.name.toLowerCase() === name?.toLowerCase());
  if (one === undefined || others.length > 0) return undefined;
  return (await deps.store.loginOf(one.id))?.hasCome === false ? one : undefined;
}

/** Whether anybody has logged in to an account, or another league knows it; else it was opened just now, or in vain. */
async function isSomebodys(deps: Deps, id: string): Promise<boolean> {
  const [login, leagues] = await Promise.all([deps.store.loginOf(id), deps.store.leaguesOf(id)]);
  return login?.hasCome !== false || leagues.length > 0;
}

/** A name in a league: with a tag behind it where another member has it, or one that looks like it. */
function nameIn(name: string, id: string, members: readonly MemberRecord[]): string {
  const looks = skeleton(name);
  return members.some(({ player }) => skeleton(player.name) === looks) ? `${name} (${tagOf(id)})` : name;
}

import { memoize } from '../../../engine/core/memoize';
import type { MemberRecord } from '../account/people.records';
import { tagOf } from '../account/profile';
import { addressNowhere } from '../platform/addresses.schema';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { skeleton } from '../platform/names';

/**
 * Creates an account for a person whom a list names without an address and whom the league does not know.
 * @returns undefined if no one logs in by mail
 */
export async function openAccountFor(
  deps: Deps,
  name: string,
  members: readonly MemberRecord[],
): Promise<PersonRecord | undefined> {
  const { id: newId, name: shown } = newPerson(deps, name, members);
  const id = await deps.store.openAccount({ id: newId, name: shown, email: addressNowhere(newId) });
  if (id === undefined) return undefined;
  const player = { id, name: shown, kind: 'human' as const };
  await deps.store.changePlayer({ ...player, email: null, zone: null }, { email: null });
  return player;
}

/** A person whom a list names without an address and whom the league does not know; nothing is written. */
export function newPerson(
  deps: Pick<Deps, 'newId'>,
  name: string,
  members: readonly MemberRecord[],
): PersonRecord {
  const id = deps.newId();
  return { id, name: nameIn(name, id, members), kind: 'human' };
}

/** Whether an account was opened by a name only and still has no login of its own. An address is not examined. */
export function isOpenedByName(
  player: string,
  login: Awaited<ReturnType<Deps['store']['loginOf']>>,
): login is NonNullable<typeof login> {
  return login !== undefined && login.address === addressNowhere(player) && !login.hasOwnWay;
}

/** Whether an account that an organizer created by a name only still waits for its owner. */
export async function waitsForOwner(deps: Deps, player: string): Promise<boolean> {
  const login = await deps.store.loginOf(player);
  return login?.hasCome === false && login.address === addressNowhere(player);
}

const looksOf = memoize(({ player }: MemberRecord) => skeleton(player.name));

/** A name in a league: with a tag appended if another member has it, or one that looks like it. */
function nameIn(name: string, id: string, members: readonly MemberRecord[]): string {
  const looks = skeleton(name);
  return members.some((member) => looksOf(member) === looks) ? `${name} (${tagOf(id)})` : name;
}

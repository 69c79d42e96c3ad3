import { sha256Hex } from '../../engine/core/sha256';
import type { Language } from '../../messages/languages';
import type { PersonRecord, PlayerRecord } from '../store/records';
import { type Caller, isPlatform, PLATFORM } from './caller';
import type { Deps } from './deps';
import { skeleton } from './names';

const TAG_LENGTH = 4;

/** What tells two players of one name apart: "4F2A". It follows from the account and says nothing of it. */
export function tagOf(player: string): string {
  return sha256Hex(`tag\n${player}`).slice(0, TAG_LENGTH).toUpperCase();
}

/** The caller's profile; one who has never changed it has what the login says. */
export async function profileOf(deps: Deps, caller: Caller): Promise<PlayerRecord> {
  const saved = await deps.store.player(caller.id);
  const { id, name, email } = caller;
  return saved ?? { id, name, kind: 'human', email, zone: null, ...consentOf(caller) };
}

/** Somebody who asks with a session has logged in, so that mail may be sent to them. */
function consentOf({ session }: Caller): Pick<PlayerRecord, 'mailConsent'> {
  return session === undefined ? {} : { mailConsent: 'login' };
}

/**
 * The caller as others see them. Keeps the address that they log in with, so that
 * notifications reach them.
 */
export async function personFor(deps: Deps, caller: Caller): Promise<PersonRecord> {
  if (isPlatform(caller)) return PLATFORM;
  const saved = await deps.store.player(caller.id);
  const profile = saved ?? (await profileOf(deps, caller));
  const email = caller.email ?? profile.email;
  const comes = saved?.mailConsent === undefined && caller.session !== undefined;
  if (saved === undefined || saved.email !== email || comes)
    await deps.store.changePlayer(profile, { email, ...(comes ? consentOf(caller) : {}) });
  const { id, name, kind } = profile;
  return { id, name, kind };
}

/** The same in a league: who has the name of another member, or one that looks like it, gets a tag behind it. */
export async function personIn(deps: Deps, caller: Caller, league: string): Promise<PersonRecord> {
  const [person, members] = await Promise.all([personFor(deps, caller), deps.store.members(league)]);
  const looks = skeleton(person.name);
  const isTaken = members.some(({ player }) => player.id !== person.id && skeleton(player.name) === looks);
  return isTaken ? { ...person, name: `${person.name} (${tagOf(person.id)})` } : person;
}

export async function updateProfile(
  deps: Deps,
  caller: Caller,
  change: {
    readonly name?: string | undefined;
    readonly zone?: string | undefined;
    readonly language?: Language | undefined;
    readonly quiet?: PlayerRecord['quiet'];
  },
): Promise<PlayerRecord> {
  const profile = await profileOf(deps, caller);
  const { name, zone, language, quiet } = change;
  return deps.store.changePlayer(profile, {
    ...(profile.mailConsent === undefined ? consentOf(caller) : {}),
    ...(name !== undefined && { name }),
    ...(zone !== undefined && { zone }),
    ...(language !== undefined && { language }),
    ...(quiet !== undefined && { quiet }),
  });
}

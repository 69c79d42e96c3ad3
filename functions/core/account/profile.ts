import { sha256Hex } from '../../../engine/core/sha256';
import type { Language } from '../../../messages/languages';
import { type Caller, isPlatform, PLATFORM } from '../access/caller';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { skeleton } from '../platform/names';
import type { PlayerRecord } from './people.records';

const TAG_LENGTH = 4;

/**
 * Distinguishes two players with the same name: "4F2A". It is derived from the account and reveals nothing about it.
 */
export function tagOf(player: string): string {
  return sha256Hex(`tag\n${player}`).slice(0, TAG_LENGTH).toUpperCase();
}

/** The caller's profile; if they have never changed it, the data of the login. */
export async function profileOf(deps: Deps, caller: Caller): Promise<PlayerRecord> {
  const saved = await deps.store.player(caller.id);
  const { id, name, email } = caller;
  return saved ?? { id, name, kind: 'human', email, zone: null, ...consentOf(caller) };
}

/** A caller with a session has logged in, so that mail may be sent to them. */
function consentOf({ session }: Caller): Pick<PlayerRecord, 'mailConsent'> {
  return session === undefined ? {} : { mailConsent: 'login' };
}

/** The caller as others see them. Stores the address that they log in with, so that notifications reach them. */
export async function personFor(deps: Deps, caller: Caller): Promise<PersonRecord> {
  if (isPlatform(caller)) return PLATFORM;
  const saved = await deps.store.player(caller.id);
  const known = saved ?? (await profileOf(deps, caller));
  const email = caller.email ?? known.email;
  const comes = saved?.mailConsent === undefined && caller.session !== undefined;
  const changes = saved === undefined || saved.email !== email || comes;
  const { id, name, kind } = changes
    ? await deps.store.changePlayer(known, { email, ...(comes ? consentOf(caller) : {}) })
    : known;
  return { id, name, kind };
}

/** The caller as a league sees them: a tag is added to a name that equals or resembles another member's. */
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
    readonly stories?: boolean | undefined;
  },
): Promise<PlayerRecord> {
  const profile = await profileOf(deps, caller);
  const { name, zone, language, quiet, stories } = change;
  return deps.store.changePlayer(profile, {
    ...(profile.mailConsent === undefined ? consentOf(caller) : {}),
    ...(name !== undefined && { name }),
    ...(zone !== undefined && { zone }),
    ...(language !== undefined && { language }),
    ...(quiet !== undefined && { quiet }),
    ...(stories !== undefined && { stories }),
  });
}

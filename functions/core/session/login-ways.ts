import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { LoginWays } from './logins.records';

/** Removes a service from the ways to log in to the caller's account. Refused for the last way to log in. */
export async function unlinkService(deps: Deps, caller: Caller, service: string): Promise<Outcome<null>> {
  const ways = await deps.store.loginWaysOf(caller.id);
  if (!ways.services.some((one) => one.service === service)) return refuse(NO_WAY);
  if (count(ways) === 1) return refuse(LAST_WAY);
  await deps.store.removeService(caller.id, service);
  return done(null);
}

/** Removes one of the caller's passkeys. Refused for the last way to log in. */
export async function removePasskey(deps: Deps, caller: Caller, id: string): Promise<Outcome<null>> {
  const ways = await deps.store.loginWaysOf(caller.id);
  if (!ways.passkeys.some((one) => one.id === id)) return refuse(NO_WAY);
  if (count(ways) === 1) return refuse(LAST_WAY);
  await deps.store.removePasskey(caller.id, id);
  return done(null);
}

/**
 * Removes the services and passkeys that were added to an account since a moment, but leaves at least one way to log
 * in. An intruder could have added a login of their own, which would outlast the intrusion.
 */
export async function removeWaysSince(deps: Deps, player: string, since: number): Promise<void> {
  const ways = await deps.store.loginWaysOf(player);
  const services = ways.services.filter(({ linkedAt }) => linkedAt !== null && linkedAt >= since);
  const passkeys = ways.passkeys.filter(({ addedAt }) => addedAt >= since);
  // An account without any older login keeps the first one that was added.
  const areAll = services.length + passkeys.length === count(ways);
  const removedServices = areAll ? services.slice(1) : services;
  const removedPasskeys = areAll && services.length === 0 ? passkeys.slice(1) : passkeys;
  for (const { service } of removedServices) await deps.store.removeService(player, service);
  for (const { id } of removedPasskeys) await deps.store.removePasskey(player, id);
}

function count({ address, services, passkeys }: LoginWays): number {
  return (address === null ? 0 : 1) + services.length + passkeys.length;
}

const NO_WAY = { code: 'not-found', what: 'loginWay' } as const;
const LAST_WAY = { code: 'not-allowed', why: { text: 'lastLoginWay' } } as const;

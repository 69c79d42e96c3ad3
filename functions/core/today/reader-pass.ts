import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';

const DAY_MS = 24 * 3_600_000;
/** An open page fetches its game each time something happens, and gets a new pass with it. */
const DAYS = 3;

/**
 * The pass that a reader's page shows instead of the session when it polls for changes. It gives access to nothing
 * else, so it may be part of an address. Only the reader's own page receives it.
 */
export async function passFor(deps: Deps, caller: Caller, game: string): Promise<string> {
  return passOf(deps, game, caller.id, Math.floor(deps.clock() / DAY_MS) + DAYS);
}

/** The owner of a valid pass; undefined for an invalid or expired one. */
export async function readerOf(deps: Deps, game: string, pass: string): Promise<Caller | undefined> {
  const [day = '', , ...rest] = pass.split('.');
  const player = rest.join('.');
  const last = Number(day);
  if (!Number.isInteger(last) || last * DAY_MS < deps.clock()) return undefined;
  const [shown, right] = [Buffer.from(pass), Buffer.from(await passOf(deps, game, player, last))];
  const isRight = shown.length === right.length && timingSafeEqual(shown, right);
  return isRight ? { id: player, name: '', email: null } : undefined;
}

async function passOf(deps: Deps, game: string, player: string, last: number): Promise<string> {
  const signature = await deps.reach.sign(`pass\n${game}\n${player}\n${last}`);
  return `${last}.${signature}.${player}`;
}

import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';

const DAY_MS = 24 * 3_600_000;
/** A page that stays open asks for its game each time something happens, and gets a new pass with it. */
const DAYS = 3;

/**
 * What a reader's page shows when it asks what has changed, in place of the session: it opens nothing else, so it may
 * stand in an address. Only their own page is told it.
 */
export async function passFor(deps: Deps, caller: Caller, game: string): Promise<string> {
  return passOf(deps, game, caller.id, Math.floor(deps.clock() / DAY_MS) + DAYS);
}

/** Whose pass it is, as long as it lasts; undefined where it is nobody's. */
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

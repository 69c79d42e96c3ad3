import type { Context, MiddlewareHandler } from 'hono';
import type { Language } from '../../messages/languages';
import { networkOfAddress } from '../viewer-address';
import type { ApiEnv } from './env';
import type { AddressOf } from './presence';
import { problem } from './problems';

const WINDOW_MS = 60_000;
/** Requests per minute: many times what one person's pages need. */
export const MOST = { account: 600, key: 300, network: 3000 } as const;

/**
 * Limits callers who flood this process: each process counts on its own, in memory. Limits for all processes together
 * are counted in the store (`limits.ts`).
 * @param clock milliseconds, of this process
 */
export function rateLimit(addressOf: AddressOf, clock: () => number = Date.now): MiddlewareHandler<ApiEnv> {
  const waitAfter = countedInMinutes(clock);
  return async (c, next) => {
    const caller = c.get('caller');
    const network = networkOfAddress(addressOf(c));
    const wait =
      // A program that sends too many requests limits itself, not its player's pages and other programs.
      (caller?.session?.isKey
        ? waitAfter(`key ${caller.session.id}`, MOST.key)
        : caller === null
          ? undefined
          : waitAfter(`account ${caller.id}`, MOST.account)) ??
      (network === undefined ? undefined : waitAfter(`network ${network}`, MOST.network));
    return wait === undefined ? next() : tooManyRequests(c, wait);
  };
}

/**
 * Counts events per minute.
 * @returns counts one more event for a caller, and returns the seconds until the next minute if that is too many
 */
export function countedInMinutes(clock: () => number): (who: string, most: number) => number | undefined {
  let window = 0;
  let counts = new Map<string, number>();
  return (who, most) => {
    const now = clock();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) counts = new Map();
    window = current;
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count > most ? Math.ceil(((current + 1) * WINDOW_MS - now) / 1000) : undefined;
  };
}

/** The refusal of a rate-limited request, with the seconds to wait. */
export async function tooManyRequests(c: Context<ApiEnv>, wait: number) {
  c.header('retry-after', String(wait));
  return problem(c, 'too-many', await tooOften(c.var.language, wait));
}

/** The text that a limit was exceeded, with the seconds to wait. */
export async function tooOften(language: Language, wait: number): Promise<string> {
  const { refusalTexts } = await import('../../messages/refusals');
  return refusalTexts(language)('tooOften', inUnits(wait));
}

function inUnits(seconds: number) {
  if (seconds < 100) return { count: seconds, unit: 'seconds' };
  if (seconds < 100 * 60) return { count: Math.ceil(seconds / 60), unit: 'minutes' };
  return { count: Math.ceil(seconds / 3600), unit: 'hours' };
}

import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env';
import type { AddressOf } from './presence';
import { problem } from './problems';

const WINDOW_MS = 60_000;
/** Requests in a minute: what one person's pages ask for many times over. */
const MOST = { account: 600, key: 300, network: 3000 } as const;

/**
 * Slows down anybody who floods this process: each process counts for itself, in memory. What must hold for all processes is
 * counted in the store (`limits.ts`).
 * @param clock milliseconds, of this process
 */
export function pace(addressOf: AddressOf, clock: () => number = Date.now): MiddlewareHandler<ApiEnv> {
  let window = 0;
  let counts = new Map<string, number>();
  const isOver = (who: string, most: number): boolean => {
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count > most;
  };
  return async (c, next) => {
    const now = clock();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) counts = new Map();
    window = current;
    const caller = c.get('caller');
    const network = addressOf(c);
    const tooMany =
      // A program that asks too often slows down itself, not its player's pages and other programs.
      (caller?.session?.isKey
        ? isOver(`key ${caller.session.id}`, MOST.key)
        : caller !== null && isOver(`account ${caller.id}`, MOST.account)) ||
      (network !== undefined && isOver(`network ${network}`, MOST.network));
    if (!tooMany) return next();
    return tooManyRequests(c, Math.ceil(((current + 1) * WINDOW_MS - now) / 1000));
  };
}

/** The refusal of what was done too often, with the seconds to wait. */
export async function tooManyRequests(c: Context<ApiEnv>, wait: number) {
  c.header('retry-after', String(wait));
  const { refusalTexts } = await import('../../messages/refusals');
  const t = refusalTexts(c.var.language);
  return problem(c, 429, 'too-many', t('tooOften', inUnits(wait)));
}

function inUnits(seconds: number) {
  if (seconds < 100) return { count: seconds, unit: 'seconds' };
  if (seconds < 100 * 60) return { count: Math.ceil(seconds / 60), unit: 'minutes' };
  return { count: Math.ceil(seconds / 3600), unit: 'hours' };
}

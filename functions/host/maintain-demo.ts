import type { LeagueRecord } from '../core/account/people.records';
import type { Deps } from '../core/platform/deps';
import { log } from '../log';
import { createDemoLeague, maintainDemoSeasons } from './demo';
import { playForAbsent } from './demo-seats';

/** Less than the lead time with which turns of absent people are played. */
const KEEP_SEASON_MS = 30_000;

/**
 * The demo league, created if it does not exist. If that fails, it is logged, and the result is undefined: a demo must
 * not stop a host. After `signal` it asks the store for nothing more: the next start goes on with it.
 */
export async function createDemo(deps: Deps, signal: AbortSignal): Promise<LeagueRecord | undefined> {
  try {
    return await createDemoLeague(depsUntil(signal, deps));
  } catch (error) {
    if (!signal.aborted) log('error', 'demo', { error: String(error) });
    return undefined;
  }
}

/** Keeps a season of each game running in the demo league, if there is one, and plays for its absent people. */
export function maintainDemo(deps: Deps, league: LeagueRecord | undefined, signal: AbortSignal): void {
  if (league === undefined) return;
  const playing = depsUntil(signal, deps);
  let timer: NodeJS.Timeout | undefined;
  const keep = () =>
    maintainDemoSeasons(playing, league)
      .then(() => playForAbsent(playing, league))
      .catch((error) => {
        if (!signal.aborted) log('error', 'demo', { error: String(error) });
      })
      .then(() => {
        if (!signal.aborted) timer = setTimeout(() => void keep(), KEEP_SEASON_MS);
      });
  void keep().then(() => {
    if (!signal.aborted) console.log('The demo league is running');
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The same, whose store is asked for nothing more after a signal: it is about to be closed. */
function depsUntil(signal: AbortSignal, deps: Deps): Deps {
  const store = new Proxy(deps.store, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function') return found;
      return (...given: readonly unknown[]) =>
        signal.aborted ? Promise.reject(signal.reason) : found.apply(target, given);
    },
  });
  return { ...deps, store };
}

import type { LeagueRecord } from '../core/account/people.records';
import type { Deps } from '../core/platform/deps';
import { log } from '../log';
import { createDemoLeague, maintainDemoSeasons } from './demo';
import { playForAbsent } from './demo-seats';

/** Less than the lead time with which turns of absent people are played. */
const KEEP_SEASON_MS = 30_000;

/**
 * The demo league, created if it does not exist. If that fails, it is logged, and the result is undefined: a demo must
 * not stop a host.
 */
export async function createDemo(deps: Deps): Promise<LeagueRecord | undefined> {
  try {
    return await createDemoLeague(deps);
  } catch (error) {
    log('error', 'demo', { error: String(error) });
    return undefined;
  }
}

/**
 * Keeps a season of each game running in the demo league, if there is one, and plays for its absent people.
 * @returns a function that stops this
 */
export function maintainDemo(deps: Deps, league: LeagueRecord | undefined): () => void {
  if (league === undefined) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const keep = () =>
    maintainDemoSeasons(deps, league)
      .then(() => playForAbsent(deps, league))
      .catch((error) => log('error', 'demo', { error: String(error) }))
      .then(() => {
        if (!ended) timer = setTimeout(() => void keep(), KEEP_SEASON_MS);
      });
  void keep().then(() => console.log('The demo league is running'));
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

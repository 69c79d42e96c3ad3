import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { joinableView } from '../entry/joinable.view';
import { leaguesView, leagueView } from '../league/league.view';
import type { SeasonSummary } from '../league/leagues.schema';
import type { Deps } from '../platform/deps';
import { practiceBoards } from '../practice/practice.view';
import { seasonView } from '../season/season.view';
import type { Season } from '../season/seasons.schema';
import type { Welcome } from './today.schema';

/** The leagues whose seasons are offered for watching: the first of the list. */
const LEAGUES = 5;

/** The first page for a visitor without a login; guests see their practice boards on it. */
export async function welcomeView(deps: Deps, caller: Caller | null, language: Language): Promise<Welcome> {
  const [{ seasons }, boards] = await Promise.all([
    joinableView(deps, caller, language, { game: null, pace: null }),
    caller === null ? [] : practiceBoards(deps, caller, language),
  ]);
  const watch = seasons.length > 0 ? null : await seasonToWatch(deps, caller, language);
  return { joinable: seasons, watch, practice: [...boards] };
}

async function seasonToWatch(deps: Deps, caller: Caller | null, language: Language): Promise<Season | null> {
  const { leagues } = await leaguesView(deps, caller, null);
  const first = await Promise.all(leagues.slice(0, LEAGUES).map(({ id }) => leagueView(deps, caller, id)));
  const id = watched(first.flatMap((league) => (league.ok ? league.value.seasons : [])))?.id;
  const season = id === undefined ? undefined : await seasonView(deps, caller, language, id);
  const isPlayed = season?.ok === true && season.value.boards.some(({ status }) => status === 'running');
  return isPlayed ? season.value : null;
}

/**
 * The season that a visitor can watch if there is none to join: the one with most players among those that are played
 * here.
 */
export function watched(seasons: readonly SeasonSummary[]): SeasonSummary | undefined {
  const running = seasons.filter(({ status, imported }) => status === 'running' && !imported);
  return running.sort((one, other) => other.players - one.players)[0];
}

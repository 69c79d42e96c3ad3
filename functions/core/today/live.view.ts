import { identityOf, isGameSystem } from '../../../engine/games';
import type { Language } from '../../../messages/languages';
import { withoutHidden } from '../access/private-leagues';
import { leaguesView } from '../league/league.view';
import type { Deps } from '../platform/deps';
import type { Store } from '../platform/store';
import { scoringTranslator } from '../platform/translate';
import type { BoardRecord } from '../result/results.records';
import { boardViews } from '../round/season-boards.view';
import { factsOf } from '../season/season-facts.view';
import type { SeasonRecord } from '../season/seasons.records';
import type { Live, LiveSeason } from './live.schema';

/** What one answer reads and lists: the first leagues, the seasons with most players, and a screen of boards of each. */
const MOST = { leagues: 30, seasons: 12, boards: 12 };

/** How long a process reuses what it has read, in milliseconds. */
const KNOWN_MS = 5_000;

/** A board that has moved this often can be shown moving. */
const MOVED = 2;

/**
 * The running boards of all leagues that everyone may see. Nobody's own rights count: whoever asks, the answer has what a
 * visitor sees.
 */
export async function liveView(deps: Deps, language: Language): Promise<Live> {
  // Checked on each request: a league may have become private since the list was read.
  const seasons = await withoutHidden(deps, null, await knownIn(deps, language), ({ league }) => league.id);
  return { seasons: [...seasons], featured: featuredIn(seasons) };
}

type Known = ReadonlyMap<Language, { readonly at: number; readonly seasons: Promise<readonly LiveSeason[]> }>;

const KNOWN = new WeakMap<Store, Known>();

/** What a process has read lately, in a language: visitors of the first page ask for the same. */
function knownIn(deps: Deps, language: Language): Promise<readonly LiveSeason[]> {
  const known = KNOWN.get(deps.store) ?? new Map();
  const before = known.get(language);
  if (before !== undefined && deps.clock() - before.at < KNOWN_MS) return before.seasons;
  const seasons = runningSeasons(deps, language);
  KNOWN.set(deps.store, new Map(known).set(language, { at: deps.clock(), seasons }));
  // A failure is not kept.
  seasons.catch(() => KNOWN.delete(deps.store));
  return seasons;
}

async function runningSeasons(deps: Deps, language: Language): Promise<readonly LiveSeason[]> {
  const { leagues } = await leaguesView(deps, null, null);
  const found = await Promise.all(leagues.slice(0, MOST.leagues).map(({ id }) => deps.store.seasonsOf(id)));
  const played = found
    .flat()
    .filter(isWatched)
    .sort((one, other) => other.players - one.players)
    .slice(0, MOST.seasons);
  const seasons = await Promise.all(played.map((season) => liveSeason(deps, season, language)));
  return seasons.filter(({ boards }) => boards.length > 0);
}

/** A season whose boards are played here now. */
export function isWatched({ status, imported, system, atTheTable }: SeasonRecord): boolean {
  return status === 'running' && imported === undefined && atTheTable === undefined && isGameSystem(system);
}

async function liveSeason(deps: Deps, season: SeasonRecord, language: Language): Promise<LiveSeason> {
  const running = runningOf(await deps.store.boards(season.id));
  const facts = await factsOf(season, language, await scoringTranslator(language, season));
  const { id, name, league, system, systemTitle, measures, results, deadlines } = facts;
  return {
    ...{ id, name, league, system, systemTitle, measures, results, deadlines },
    boards: await boardViews(deps, season, running.slice(0, MOST.boards), null, language),
    running: running.length,
  };
}

function runningOf(boards: readonly BoardRecord[]): readonly BoardRecord[] {
  return boards
    .filter(({ status, atTheTable }) => status === 'running' && atTheTable !== true)
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

/** The board that moved last, among those of games with a map before others; null if none has moved yet. */
export function featuredIn(seasons: readonly LiveSeason[]): Live['featured'] {
  const moved = seasons.flatMap(({ id, system, boards }) =>
    boards
      .filter(({ step, paused }) => step >= MOVED && !paused)
      .map((board) => ({
        ...{ game: board.game, season: id, at: board.updatedAt },
        hasMap: identityOf({ system }).hasMap === true,
      })),
  );
  const [first] = moved.sort(
    (one, other) => Number(other.hasMap) - Number(one.hasMap) || other.at.localeCompare(one.at),
  );
  return first === undefined ? null : { game: first.game, season: first.season };
}

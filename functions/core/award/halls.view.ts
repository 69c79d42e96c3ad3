import { GAMES, type GameSystemId } from '../../../engine/games';
import { leadingMeasure } from '../../../engine/measures';
import { winShare } from '../../../engine/tournament/win-share';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { withoutHidden } from '../access/private-leagues';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import type { SeatStatistic } from '../result/results.records';
import type { Awards, HallOfFame, Statistics } from '../result/results.schema';
import type { Hall } from './awards.store';

const ROWS = 50;

/**
 * One page of a hall of fame, the latest season first: one query. Seasons of private leagues are only shown to their
 * members.
 */
export async function hallView(
  deps: Deps,
  caller: Caller | null,
  hall: Hall,
  page: string | null,
): Promise<Outcome<HallOfFame>> {
  const { rows: all, next } = await deps.store.hallOfFame(hall, ROWS, page);
  const rows = await withoutHidden(deps, caller, all, ({ league }) => league.id);
  return done({
    rows: rows.map(({ unconfirmed = false, ...row }) => ({
      ...row,
      unconfirmed,
      endedAt: iso(row.endedAt),
    })),
    next,
  });
}

/** The awards of a season; none while it is being played. */
export async function awardsView(deps: Deps, language: Language, season: string): Promise<Outcome<Awards>> {
  const awards = (await deps.store.awards(season))?.awards ?? [];
  return done({ awards: await translateFields(language, awards, ['title', 'rule', 'detail']) });
}

/** The results of a game system's seats: one query of one item for each seat and board size. */
export async function statisticsView(
  deps: Deps,
  language: Language,
  id: GameSystemId,
): Promise<Outcome<Statistics>> {
  const statistics = (await deps.store.statistics(id)).filter(({ games }) => games > 0);
  const sizes = [...new Set(statistics.map(({ players }) => players))].sort((one, other) => other - one);
  return done({
    system: id,
    title: GAMES[id].title,
    measure: (await translatorIn(language, ['measures']))(leadingMeasure({ system: id }).name),
    boards: sizes.map((players) => boardsOf(players, countedFor(id, statistics, players))),
  });
}

/**
 * The statistics of boards of a size, for factions where the game deals them. Its results from before factions were
 * stored count for colours, which say nothing beside them.
 */
function countedFor(id: GameSystemId, statistics: readonly SeatStatistic[], players: number) {
  const own = statistics.filter((one) => one.players === players);
  const factions = own.filter(({ seat }) => GAMES[id].factions?.[seat] !== undefined);
  return factions.length > 0 ? factions : own;
}

function boardsOf(players: number, statistics: readonly SeatStatistic[]): Statistics['boards'][number] {
  const seats = statistics
    .map(({ seat, games, wins, places, figure }) => {
      const { share, low, high } = winShare(wins, games);
      return {
        ...{ seat, games, wins, winShare: share, winLow: low, winHigh: high },
        meanPlace: places / games,
        meanFigure: figure / games,
      };
    })
    .sort((one, other) => one.meanPlace - other.meanPlace);
  const entries = seats.reduce((sum, { games }) => sum + games, 0);
  return { players, games: Math.round(entries / players), seats };
}

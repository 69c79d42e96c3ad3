import { gameStatisticsKey } from '../platform/keys';
import { getItem, type Table } from '../platform/reads';
import { put, write } from '../platform/writes';
import { GameStatisticsRecord } from './game-statistics.records';

/** The statistics of finished games' seats for awards, counted once, when the game ends. */
export function gameStatisticsStore(table: Table) {
  return {
    /** Stores the statistics of a game, replacing an earlier count. */
    async saveGameStatistics(statistics: GameStatisticsRecord) {
      await write(table, put({ ...gameStatisticsKey(statistics.game), ...statistics }));
    },

    /** Undefined for games of earlier releases, and while a game is running. */
    gameStatistics: (game: string) => getItem(table, gameStatisticsKey(game), GameStatisticsRecord),
  };
}

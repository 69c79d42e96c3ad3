import { gameStatisticsKey } from '../platform/keys';
import { getItem, type Table } from '../platform/reads';
import { put, write } from '../platform/writes';
import { GameStatisticsRecord } from './game-statistics.records';

/** The statistics of finished games' seats for awards, counted once, when the game ends. */
export interface GameStatisticsStore {
  /** Stores the statistics of a game, replacing an earlier count. */
  saveGameStatistics(statistics: GameStatisticsRecord): Promise<void>;
  /** Undefined for games of earlier releases, and while a game is running. */
  gameStatistics(game: string): Promise<GameStatisticsRecord | undefined>;
}

/** The statistics for the awards of finished games. */
export function gameStatisticsStore(table: Table): GameStatisticsStore {
  return {
    async saveGameStatistics(statistics) {
      await write(table, put({ ...gameStatisticsKey(statistics.game), ...statistics }));
    },

    gameStatistics: (game) => getItem(table, gameStatisticsKey(game), GameStatisticsRecord),
  };
}

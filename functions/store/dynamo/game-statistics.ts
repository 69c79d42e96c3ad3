import { gameStatisticsKey } from '../keys';
import type { GameStatisticsStore } from '../questions/game-statistics';
import { GameStatisticsRecord } from '../records';
import { getItem, type Table } from './reads';
import { put, write } from './writes';

/** The statistics for the awards of finished games. */
export function gameStatisticsStore(table: Table): GameStatisticsStore {
  return {
    async saveGameStatistics(deeds) {
      await write(table, put({ ...gameStatisticsKey(deeds.game), ...deeds }));
    },

    gameStatistics: (game) => getItem(table, gameStatisticsKey(game), GameStatisticsRecord),
  };
}

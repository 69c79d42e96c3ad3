import { gameStatisticsKey } from '../platform/keys';
import { getItem, type Table } from '../platform/reads';
import { GameStatisticsRecord } from '../platform/records';
import { put, write } from '../platform/writes';
import type { GameStatisticsStore } from './game-statistics.questions';

/** The statistics for the awards of finished games. */
export function gameStatisticsStore(table: Table): GameStatisticsStore {
  return {
    async saveGameStatistics(deeds) {
      await write(table, put({ ...gameStatisticsKey(deeds.game), ...deeds }));
    },

    gameStatistics: (game) => getItem(table, gameStatisticsKey(game), GameStatisticsRecord),
  };
}

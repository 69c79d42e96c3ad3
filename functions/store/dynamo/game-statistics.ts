import { gameStatisticsKey } from '../keys';
import type { DeedStore } from '../questions/game-statistics';
import { GameStatisticsRecord } from '../records';
import { getItem, type Table } from './reads';
import { put, write } from './writes';

/** What was counted for the awards of finished games. */
export function deedStore(table: Table): DeedStore {
  return {
    async saveGameStatistics(deeds) {
      await write(table, put({ ...gameStatisticsKey(deeds.game), ...deeds }));
    },

    gameStatistics: (game) => getItem(table, gameStatisticsKey(game), GameStatisticsRecord),
  };
}

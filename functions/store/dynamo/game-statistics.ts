import { gameStatisticsKey } from '../keys';
import type { DeedStore } from '../questions/game-statistics';
import { DeedsRecord } from '../records';
import { getItem, type Table } from './reads';
import { put, write } from './writes';

/** What was counted for the awards of finished games. */
export function deedStore(table: Table): DeedStore {
  return {
    async saveDeeds(deeds) {
      await write(table, put({ ...gameStatisticsKey(deeds.game), ...deeds }));
    },

    deedsOf: (game) => getItem(table, gameStatisticsKey(game), DeedsRecord),
  };
}

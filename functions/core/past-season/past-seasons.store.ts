import { entryItem } from '../entry/entries.store';
import { newBoard } from '../game/games.store';
import { logged } from '../league/logs.store';
import { formerMember } from '../member/members.store';
import { importKey, listing, pastSeasonKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, type Table } from '../platform/reads';
import { currentGeneration } from '../platform/record-state';
import { ImportRecord, PastSeasonRecord, type SeasonRecord } from '../platform/records';
import { insert, put, remove, transact, write } from '../platform/writes';
import { newResult } from '../result/results.store';
import { insertRuling } from '../ruling/rulings.store';
import { keepNewer } from '../season/seasons.store';
import type { PastSeasonStore } from './past-seasons.questions';

/** The most items in a transaction. */
const LARGEST = 100;

/** Past seasons that are imported with their results. */
export function pastSeasonStore(table: Table): PastSeasonStore {
  return {
    importOf: (league, list) => getItem(table, importKey(league, list), ImportRecord),

    async importSeason({ season, past, record, entry, event }) {
      const written = await transact(table, [
        insert({ ...importKey(record.league, record.list), ...record }),
        insert(seasonItem(season)),
        put({ ...pastSeasonKey(season.id), ...past }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'begun' : 'imported-before';
    },

    pastSeason: (season) => getItem(table, pastSeasonKey(season), PastSeasonRecord),

    enterPast: (...people) => enterPast(table, ...people),

    async importBoard({ ruling, board, result, ...played }) {
      for (;;) {
        const generation = await currentGeneration(table);
        const written = await transact(table, [
          ...newBoard(played, 'FINISHED'),
          insertRuling(ruling),
          keepNewer(board),
          ...newResult(result, generation),
        ]);
        if (written.ok) return 'imported';
        if ((await currentGeneration(table)) === generation) return 'already-there';
      }
    },

    async endImport(season) {
      await write(table, remove(pastSeasonKey(season)));
    },
  };
}

/** Enters the people who played, and records those who are not members as former members. */
async function enterPast(
  table: Table,
  ...[league, entries, at]: Parameters<PastSeasonStore['enterPast']>
): Promise<void> {
  for (const { player } of entries) await write(table, insert(formerMember(league, player, at)));
  for (let from = 0; from < entries.length; from += LARGEST)
    await transact(
      table,
      entries.slice(from, from + LARGEST).map((entry) => put(entryItem(entry))),
    );
}

/** Sorted in the list of its league by when it was played; padded, so that the last century comes before this one. */
function seasonItem(season: SeasonRecord) {
  const order = String(season.createdAt).padStart(13, '0');
  return { ...seasonKey(season.id), ...listing(`LEAGUE#${season.league.id}#SEASONS`, order), ...season };
}

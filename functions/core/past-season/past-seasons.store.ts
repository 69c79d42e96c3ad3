import { entryItem } from '../entry/entries.store';
import { type NewBoard, newBoard } from '../game/games.store';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { formerMember } from '../member/members.store';
import type { SeasonChanged } from '../platform/events.records';
import { importKey, listing, pastSeasonKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, type Table } from '../platform/reads';
import { currentGeneration } from '../platform/record-state';
import { insert, put, remove, transact, write } from '../platform/writes';
import type { BoardRecord, ResultRecord } from '../result/results.records';
import { newResult } from '../result/results.store';
import type { RulingRecord } from '../ruling/rulings.records';
import { insertRuling } from '../ruling/rulings.store';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { keepNewer } from '../season/seasons.store';
import { ImportRecord, PastSeasonRecord } from './past-seasons.records';

/** The start of an import of a past season. */
export interface NewImport {
  readonly season: SeasonRecord;
  /** The data to be imported. */
  readonly past: PastSeasonRecord;
  readonly record: ImportRecord;
  readonly entry: LogRecord;
  readonly event: SeasonChanged;
}

/** A board of a past season with its result and its entry in the record. */
export interface PlayedBoard extends NewBoard {
  readonly ruling: RulingRecord;
  readonly board: BoardRecord;
  readonly result: ResultRecord;
}

/** The most items in a transaction. */
const LARGEST = 100;

/** Past seasons that are imported with their results. */
export function pastSeasonStore(table: Table) {
  return {
    /** The import of a list; undefined if a league has not imported it. */
    importOf: (league: string, list: string) => getItem(table, importKey(league, list), ImportRecord),

    /**
     * Starts an import: the season, the data to be imported, its entry in the log, and the event that carries it out.
     */
    async importSeason({
      season,
      past,
      record,
      entry,
      event,
    }: NewImport): Promise<'begun' | 'imported-before'> {
      const written = await transact(table, [
        insert({ ...importKey(record.league, record.list), ...record }),
        insert(seasonItem(season)),
        put({ ...pastSeasonKey(season.id), ...past }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'begun' : 'imported-before';
    },

    /** The data that an import still has to write; undefined once it is complete. */
    pastSeason: (season: string) => getItem(table, pastSeasonKey(season), PastSeasonRecord),

    /** Enters the players of a past season. Those who are not members of the league are recorded as former members. */
    enterPast: (league: string, entries: readonly EntryRecord[], at: number) =>
      enterPast(table, league, entries, at),

    /** Writes a board with its result into season and record, once. */
    async importBoard({
      ruling,
      board,
      result,
      ...played
    }: PlayedBoard): Promise<'imported' | 'already-there'> {
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

    /** Marks the import as complete. */
    async endImport(season: string) {
      await write(table, remove(pastSeasonKey(season)));
    },
  };
}

/** Enters the people who played, and records those who are not members as former members. */
async function enterPast(
  table: Table,
  league: string,
  entries: readonly EntryRecord[],
  at: number,
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

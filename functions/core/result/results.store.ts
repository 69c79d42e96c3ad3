import { countSeats, statistics } from '../game/statistics';
import {
  approvalKey,
  confirmationKey,
  listing,
  playerResultKey,
  ratedKey,
  resultKey,
  seasonResultKey,
} from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, getItems, queryItems, type Table } from '../platform/reads';
import { countInRecord, currentGeneration } from '../platform/record-state';
import { ConfirmationRecord, ResultApproval, type ResultRecord } from '../platform/records';
import { insert, put, transact, update, type Write, write } from '../platform/writes';
import { saveRating } from '../rating/ratings.store';
import { reportSettled, siteLogged } from '../site/site-writes.store';
import type { ResultStore } from './results.questions';
import { recordPage, StoredResult, shownIn } from './stored-results.store';

/** The record of results, and the statistics computed from it. */
export function resultStore(table: Table): ResultStore {
  const resultsIn = async (partition: string, more: { newestFirst?: boolean; limit?: number } = {}) => {
    const [generation, results] = await Promise.all([
      currentGeneration(table),
      queryItems(table, { partition, prefix: 'RESULT#', ...more }, StoredResult),
    ]);
    return results.map((result) => shownIn(generation, result));
  };

  return {
    async saveResult(result, changes, generation) {
      const written = await transact(table, [
        ...newResult(result, generation),
        ...changes.map((change) => saveRating(change, generation)),
      ]);
      if (written.ok) return 'saved';
      return written.failed[0] ? 'already-rated' : 'changed-meanwhile';
    },

    async replaceResult(result) {
      const written = await transact(table, [
        put(recordItem(result), {
          when: 'attribute_not_exists(revision) OR revision <= :revision',
          values: { revision: result.revision ?? 0 },
        }),
        ...copiesOf(result),
      ]);
      return written.ok ? 'saved' : 'superseded';
    },

    resultsOf: (player, limit) => resultsIn(`PLAYER#${player}`, { newestFirst: true, limit }),
    firstResultsOf: (player, limit) => resultsIn(`PLAYER#${player}`, { limit }),
    resultsOfSeason: (season) => resultsIn(`SEASON#${season}`),

    async resultOfBoard({ season, round, board }) {
      const [generation, result] = await Promise.all([
        currentGeneration(table),
        getItem(table, seasonResultKey(season, round, board), StoredResult),
      ]);
      return result && shownIn(generation, result);
    },

    async results(after) {
      const [generation, page] = await Promise.all([
        currentGeneration(table),
        recordPage(table, after, PAGE),
      ]);
      return { ...page, rows: page.rows.map((result) => shownIn(generation, result)) };
    },

    async askConfirmation({ player, season, league, at }) {
      const asked = 'SET player = :player, season = :season, league = :league, #state = :asked, #at = :at';
      const values = { player, season, league, at, asked: 'asked' };
      await write(table, update(confirmationKey(player, season.id), asked, { values }));
    },

    async saveConfirmation(answer, event) {
      const kept = put({ ...confirmationKey(answer.player, answer.season.id), ...answer });
      await transact(table, [kept, posted(event)]);
    },

    confirmationsOf: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'CONFIRMS#' }, ConfirmationRecord),

    confirmationsIn: (season, players) =>
      getItems(
        table,
        players.map((player) => confirmationKey(player, season)),
        ConfirmationRecord,
      ),

    approvalOf: (season) => getItem(table, approvalKey(season), ResultApproval),

    async approveResults(approval, entry, report, event) {
      const { ok } = await transact(table, [
        put({ ...approvalKey(approval.season), ...approval }),
        siteLogged(entry),
        ...(report === undefined ? [] : [reportSettled(report)]),
        posted(event),
      ]);
      return ok ? 'done' : 'changed-meanwhile';
    },

    statistics: async (system) => statistics(table, system, await currentGeneration(table)),
  };
}

const PAGE = 100;

/** The writes that add a game to the record and the statistics; the first of them fails if it is there already. */
export function newResult(result: ResultRecord, generation: number): readonly Write[] {
  return [
    insert({ ...ratedKey(result.game), result: result.id }),
    put(recordItem(result)),
    ...copiesOf(result),
    countInRecord(result.game, generation),
    ...(result.voided === true || result.unconfirmed === true ? [] : [countSeats(result, generation)]),
  ];
}

function recordItem(result: ResultRecord) {
  return { ...resultKey(result.id), ...listing('RESULTS', result.id), ...result };
}

/** A result's copies: in its season, and with each of its players. */
function copiesOf(result: ResultRecord): readonly Write[] {
  return copyKeys(result).map((key) => put({ ...key, ...result }));
}

/** The keys of a result's copies outside the record. */
export function copyKeys({ id, season, round, board, seats, left = [] }: ResultRecord) {
  const players = [...seats, ...left].map(({ player }) => player.id);
  return [
    seasonResultKey(season.id, round, board),
    ...[...new Set(players)].map((player) => playerResultKey(player, id)),
  ];
}

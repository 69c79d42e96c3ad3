import { countSeats, statistics } from '../game/statistics.store';
import type { SeasonChanged } from '../platform/events.records';
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
import type { Page } from '../platform/reads';
import { getItem, getItems, queryItems, type Table } from '../platform/reads';
import { countInRecord, currentGeneration } from '../platform/record-state';
import { insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import { type RatingWrite, saveRating } from '../rating/ratings.store';
import type { SiteLogRecord, SiteReportRecord } from '../site/site.records';
import { reportSettled, siteLogged } from '../site/site-writes.store';
import { type BoardRecord, ConfirmationRecord, ResultApproval, type ResultRecord } from './results.records';
import { recordPage, StoredResult, shownIn } from './stored-results.store';

/** The record of results, and the statistics computed from it. */
export function resultStore(table: Table) {
  const resultsIn = async (partition: string, more: { newestFirst?: boolean; limit?: number } = {}) => {
    const [generation, results] = await Promise.all([
      currentGeneration(table),
      queryItems(table, { partition, prefix: 'RESULT#', ...more }, StoredResult),
    ]);
    return results.map((result) => shownIn(generation, result));
  };

  return {
    /**
     * Adds a game to the record with the ratings after it, and to the statistics, once for each game and only in the
     * current generation of ratings.
     */
    async saveResult(
      result: ResultRecord,
      changes: readonly RatingWrite[],
      generation: number,
    ): Promise<'saved' | 'already-rated' | 'changed-meanwhile'> {
      const written = await transact(table, [
        ...newResult(result, generation),
        ...changes.map((change) => saveRating(change, generation)),
      ]);
      if (written.ok) return 'saved';
      return written.failed[0] ? 'already-rated' : 'changed-meanwhile';
    },

    /**
     * Replaces a result in the record, unless a later ruling has done so.
     * @param before the result as it was: players who are no longer in it lose their copies
     */
    async replaceResult(
      result: ResultRecord,
      before: ResultRecord = result,
    ): Promise<'saved' | 'superseded'> {
      const kept = new Set(copyKeys(result).map(({ pk }) => pk));
      const written = await transact(table, [
        put(recordItem(result), {
          when: 'attribute_not_exists(revision) OR revision <= :revision',
          values: { revision: result.revision ?? 0 },
        }),
        ...copiesOf(result),
        ...copyKeys(before)
          .filter(({ pk }) => !kept.has(pk))
          .map((key) => remove(key)),
      ]);
      return written.ok ? 'saved' : 'superseded';
    },

    /** A player's finished games, newest first. */
    resultsOf: (player: string, limit: number): Promise<readonly ResultRecord[]> =>
      resultsIn(`PLAYER#${player}`, { newestFirst: true, limit }),

    /** The same, oldest first. */
    firstResultsOf: (player: string, limit: number): Promise<readonly ResultRecord[]> =>
      resultsIn(`PLAYER#${player}`, { limit }),
    resultsOfSeason: (season: string): Promise<readonly ResultRecord[]> => resultsIn(`SEASON#${season}`),

    async resultOfBoard({
      season,
      round,
      board,
    }: Pick<BoardRecord, 'season' | 'round' | 'board'>): Promise<ResultRecord | undefined> {
      const [generation, result] = await Promise.all([
        currentGeneration(table),
        getItem(table, seasonResultKey(season, round, board), StoredResult),
      ]);
      return result && shownIn(generation, result);
    },

    /** The whole record in order, page by page. */
    async results(after: string | null): Promise<Page<ResultRecord>> {
      const [generation, page] = await Promise.all([
        currentGeneration(table),
        recordPage(table, after, PAGE),
      ]);
      return { ...page, rows: page.rows.map((result) => shownIn(generation, result)) };
    },

    /**
     * Asks a player to confirm the results of their boards that an organizer entered in a season. Earlier confirmations
     * stay; after a refusal they are asked about all of them.
     */
    async askConfirmation({
      player,
      season,
      league,
      at,
    }: Pick<ConfirmationRecord, 'player' | 'season' | 'league' | 'at'>) {
      const asked = 'SET player = :player, season = :season, league = :league, #state = :asked, #at = :at';
      const values = { player, season, league, at, asked: 'asked' };
      const key = confirmationKey(player, season.id);
      const declined = { declined: 'declined' };
      const isAsked = await write(
        table,
        update(key, asked, {
          when: 'attribute_not_exists(pk) OR #state <> :declined',
          values: { ...values, ...declined },
        }),
      );
      if (isAsked) return;
      // What they declined must not become confirmed.
      const overRefusal = { when: '#state = :declined', values: { ...values, ...declined, none: {} } };
      await write(table, update(key, `${asked}, boards = :none`, overRefusal));
    },

    /** Stores a player's answer, with the event that updates the results. */
    async saveConfirmation(answer: ConfirmationRecord, event: SeasonChanged) {
      const kept = put({ ...confirmationKey(answer.player, answer.season.id), ...answer });
      await transact(table, [kept, posted(event)]);
    },

    /** A player's confirmations, requested and answered. */
    confirmationsOf: (player: string) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'CONFIRMS#' }, ConfirmationRecord),

    confirmationsIn: (season: string, players: readonly string[]) =>
      getItems(
        table,
        players.map((player) => confirmationKey(player, season)),
        ConfirmationRecord,
      ),

    approvalOf: (season: string) => getItem(table, approvalKey(season), ResultApproval),

    /** Makes the results of a season count, with its entry in the site's log and the report that requested it. */
    async approveResults(
      approval: ResultApproval,
      entry: SiteLogRecord,
      report: SiteReportRecord | undefined,
      event: SeasonChanged,
    ): Promise<'done' | 'changed-meanwhile'> {
      const { ok } = await transact(table, [
        put({ ...approvalKey(approval.season), ...approval }),
        siteLogged(entry),
        ...(report === undefined ? [] : [reportSettled(report)]),
        posted(event),
      ]);
      return ok ? 'done' : 'changed-meanwhile';
    },

    statistics: async (system: string) => statistics(table, system, await currentGeneration(table)),
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

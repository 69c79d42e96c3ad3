import pMap from 'p-map';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import { removeStatistics, wholeStatistics } from '../game/statistics.store';
import type { RecordChanged } from '../platform/events.records';
import { RECOMPUTATION_KEY, ratingKey, ratingsList, resultKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import type { Page } from '../platform/reads';
import { getItem, getItems, queryItems, type Table } from '../platform/reads';
import { currentGeneration, recordState, switchShards } from '../platform/record-state';
import { ItemKey } from '../platform/stored-item';
import { ABSENT, put, remove, transact, update, write } from '../platform/writes';
import { RatingRecord, type ResultRecord } from '../result/results.records';
import { copyKeys } from '../result/results.store';
import { recordPage, shownIn } from '../result/stored-results.store';
import { nameOfRating, type RatingName, ratingItem } from './ratings.store';
import { RebuiltRating, type RebuiltRatings, RecomputationRecord } from './recomputation.records';

/** The record of results as a whole: the current generation of ratings, and the number of games in each shard. */
export interface RecordState {
  readonly generation: number;
  readonly games: readonly number[];
}

/** A result as readers see it, and whether an abandoned recomputation has left ratings beside it. */
export interface ResultToRate {
  readonly result: ResultRecord;
  readonly isStale: boolean;
}

const AT_ONCE = 32;
const REMOVED_AT_ONCE = 500;

/** Ratings and statistics recomputed from the record, in a separate generation that takes effect at once. */
export function recomputationStore(table: Table) {
  return {
    /** The running recomputation. */
    recomputation: () => getItem(table, RECOMPUTATION_KEY, RecomputationRecord),

    /** Stores its progress, with the event that continues it, if no other run has taken it over since it was read. */
    async saveRecomputation(
      before: RecomputationRecord | undefined,
      after: RecomputationRecord,
      event?: RecordChanged,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const saved = put({ ...RECOMPUTATION_KEY, ...after }, ifLast(before));
      const written = await transact(table, event === undefined ? [saved] : [saved, posted(event)]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },

    /** Ends it, unless another run has taken it over. */
    async endRecomputation(last: RecomputationRecord) {
      await write(table, remove(RECOMPUTATION_KEY, ifLast(last)));
    },

    recordState: () => recordState(table),

    /** The next results of the record, in their current state. */
    async resultsToRate(after: string | null, limit: number): Promise<Page<ResultToRate>> {
      const [generation, page] = await Promise.all([
        currentGeneration(table),
        recordPage(table, after, limit),
      ]);
      const rows = page.rows.map((stored) => ({
        result: shownIn(generation, stored),
        isStale: (stored.rebuilt?.generation ?? 0) > generation,
      }));
      return { ...page, rows };
    },

    async rebuiltRatings(
      generation: number,
      names: readonly RatingName[],
    ): Promise<ReadonlyMap<string, RebuiltRating>> {
      const keys = names.map(({ player, board }) => ratingKey(player, board, generation));
      const found = await getItems(table, keys, StoredRating);
      return new Map(found.map((rebuilt) => [nameOfRating(rebuilt.rating), rebuilt]));
    },

    /** Writes ratings of a generation. Those written by a later run stay. */
    async saveRebuiltRatings(generation: number, ratings: readonly RebuiltRating[]) {
      const save = ({ rating, ...how }: RebuiltRating) =>
        write(
          table,
          put(
            { ...ratingItem(rating, generation), ...how },
            { when: `${ABSENT} OR #run <= :run`, values: { run: how.run } },
          ),
        );
      await pMap(ratings, save, { concurrency: AT_ONCE });
    },

    /** Writes ratings beside a result and its copies, unless a later run has done so. */
    async saveRatingsBeside(result: ResultRecord, rebuilt: RebuiltRatings) {
      const beside = 'SET rebuilt = :rebuilt';
      const { generation, run } = rebuilt;
      await transact(table, [
        update(resultKey(result.id), beside, { when: NOT_OVERTAKEN, values: { rebuilt, generation, run } }),
        ...copyKeys(result).map((key) => update(key, beside, { values: { rebuilt } })),
      ]);
    },

    /**
     * Makes the rebuilt generation current, with its statistics, if the record is unchanged since it was read: no game
     * has been rated since, and no other run has taken the recomputation over. `results` is the number of results.
     */
    async switchRatings(
      last: RecomputationRecord,
      seen: RecordState,
      results: number,
    ): Promise<'switched' | 'superseded' | 'record-changed'> {
      const { generation } = last;
      const outdated = [...last.outdated, seen.generation];
      const next = { ...last, phase: 'concluding', statistics: [], outdated } as const;
      const written = await transact(table, [
        put({ ...RECOMPUTATION_KEY, ...next }, ifLast(last)),
        ...switchShards(seen, generation, results),
        ...wholeStatistics(last.statistics, generation),
      ]);
      if (written.ok) return 'switched';
      return written.failed[0] ? 'superseded' : 'record-changed';
    },

    /**
     * Removes some ratings of an outdated generation of a board.
     * @returns whether there may be more
     */
    async removeSomeRatings(generation: number, board: string): Promise<boolean> {
      const partition = ratingsList(board, generation);
      const keys = await queryItems(
        table,
        { index: 'listing', partition, only: ['pk', 'sk'], limit: REMOVED_AT_ONCE },
        ItemKey,
      );
      await pMap(keys, (key) => write(table, remove(key)), { concurrency: AT_ONCE });
      return keys.length > 0;
    },

    removeStatistics: (generation: number) => removeStatistics(table, GAME_SYSTEM_IDS, generation),
  };
}

/** A rating with the run that wrote it, and its value before that. */
const StoredRating = RebuiltRating.omit({ rating: true })
  .extend(RatingRecord.shape)
  .transform(({ run, piece, before, ...rating }): RebuiltRating => ({ rating, run, piece, before }));

const NOT_OVERTAKEN = [
  'attribute_exists(pk) AND (attribute_not_exists(rebuilt) OR rebuilt.generation < :generation',
  '(rebuilt.generation = :generation AND rebuilt.#run <= :run))',
].join(' OR ');

/** Runs are counted from the start in each recomputation, which has its own generation. */
function ifLast(last: RecomputationRecord | undefined) {
  return last === undefined
    ? { when: ABSENT }
    : {
        when: 'generation = :generation AND #run = :run',
        values: { generation: last.generation, run: last.run },
      };
}

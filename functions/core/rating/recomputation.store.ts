import pMap from 'p-map';
import * as z from 'zod';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import { removeStatistics, wholeStatistics } from '../game/statistics';
import { RECOMPUTATION_KEY, ratingKey, ratingsList, resultKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, getItems, queryItems, type Table } from '../platform/reads';
import { currentGeneration, recordState, switchShards } from '../platform/record-state';
import { RatingRecord, RebuiltRating, RecomputationRecord } from '../platform/records';
import { ABSENT, put, remove, transact, update, write } from '../platform/writes';
import { copyKeys } from '../result/results.store';
import { recordPage, shownIn } from '../result/stored-results.store';
import { nameOfRating } from './ratings.questions';
import { ratingItem } from './ratings.store';
import type { RecomputationStore } from './recomputation.questions';

const AT_ONCE = 32;
const REMOVED_AT_ONCE = 500;

/** Recomputed ratings and statistics, beside the current ones. */
export function recomputationStore(table: Table): RecomputationStore {
  return {
    recomputation: () => getItem(table, RECOMPUTATION_KEY, RecomputationRecord),

    async saveRecomputation(before, after, event) {
      const saved = put({ ...RECOMPUTATION_KEY, ...after }, ifLast(before));
      const written = await transact(table, event === undefined ? [saved] : [saved, posted(event)]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },

    async endRecomputation(last) {
      await write(table, remove(RECOMPUTATION_KEY, ifLast(last)));
    },

    recordState: () => recordState(table),

    async resultsToRate(after, limit) {
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

    async rebuiltRatings(generation, names) {
      const keys = names.map(({ player, board }) => ratingKey(player, board, generation));
      const found = await getItems(table, keys, StoredRating);
      return new Map(found.map((rebuilt) => [nameOfRating(rebuilt.rating), rebuilt]));
    },

    async saveRebuiltRatings(generation, ratings) {
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

    async saveRatingsBeside(result, rebuilt) {
      const beside = 'SET rebuilt = :rebuilt';
      const { generation, run } = rebuilt;
      await transact(table, [
        update(resultKey(result.id), beside, { when: NOT_OVERTAKEN, values: { rebuilt, generation, run } }),
        ...copyKeys(result).map((key) => update(key, beside, { values: { rebuilt } })),
      ]);
    },

    async switchRatings(last, seen, results) {
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

    async removeSomeRatings(generation, board) {
      const partition = ratingsList(board, generation);
      const keys = await queryItems(
        table,
        { index: 'listing', partition, only: ['pk', 'sk'], limit: REMOVED_AT_ONCE },
        Key,
      );
      await pMap(keys, (key) => write(table, remove(key)), { concurrency: AT_ONCE });
      return keys.length > 0;
    },

    removeStatistics: (generation) => removeStatistics(table, GAME_SYSTEM_IDS, generation),
  };
}

const Key = z.object({ pk: z.string(), sk: z.string() });

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

import { isDeepStrictEqual } from 'node:util';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import type { Page } from '../../functions/core/platform/reads';
import type { Store } from '../../functions/core/platform/store';
import { RATING_BOARDS } from '../../functions/core/rating/ratings.view';

/** Everything computed from the record, as readers see it: ratings beside results, ratings, statistics. */
export type Computed = ReadonlyMap<string, unknown>;

export async function computedIn(store: Store): Promise<Computed> {
  const results = await all((after) => store.results(after));
  const boards = [...RATING_BOARDS.keys()];
  const ratings = await Promise.all(boards.map((board) => all((after) => store.ratings(board, 500, after))));
  const statistics = await Promise.all(GAME_SYSTEM_IDS.map((id) => store.statistics(id)));
  return new Map<string, unknown>([
    ...results.map((result) => [`result ${result.id}`, result] as const),
    ...ratings.flat().map((rating) => [`rating ${rating.player.id} ${rating.board}`, rating] as const),
    ...statistics.flat().map((one) => [`seat ${one.system} ${one.players} ${one.seat}`, one] as const),
  ]);
}

async function all<T>(page: (after: string | null) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = [];
  for (let after: string | null = null; ; ) {
    const { rows: some, next }: Page<T> = await page(after);
    rows.push(...some);
    if (next === null) return rows;
    after = next;
  }
}

/** The changes that an act makes in it. */
export async function recomputed(store: Store, act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await computedIn(store);
  await act();
  const after = await computedIn(store);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)));
}

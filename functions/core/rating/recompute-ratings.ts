import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { factionBoard, OVERALL } from '../../../engine/tournament/ratings';
import type { Deps } from '../platform/deps';
import type { RecordChanged } from '../platform/events.records';
import { concludeSeason } from '../season/conclude-season';
import { rebuildPiece } from './rebuild-piece';
import type { RecomputationRecord } from './recomputation.records';

/** The duration of a run, out of the minute that it has. */
const RUN_MS = 15_000;
/** The number of results that are rated at a time: some seconds' work. */
const PIECE = 250;
/** The number of seasons that are concluded again at a time. */
const SEASONS = 10;
/** The index that lists the record has all items that were written this long ago. */
const SEEN_AFTER_MS = 30_000;

/** The result of a run: there is more, another run has taken over, the record has to settle first, or all is done. */
export type Progress = 'more' | 'superseded' | 'waits' | 'done';

export interface Recomputing {
  /** @default 250 */
  readonly piece?: number;
  /** Nothing else writes to the table, so that the items found are the complete record. */
  readonly alone?: boolean;
}

/**
 * Requests that ratings, statistics and the ends of seasons are computed again from the record, because it has changed
 * before its end. Readers see the old ones until all new ones are complete.
 * @param changed the result that has changed, if it is one: a recomputation that has not reached it yet continues
 * @param seasons those to conclude again regardless of their results
 */
export async function requestRecomputation(
  deps: Deps,
  { changed, seasons = [] }: { readonly changed?: string; readonly seasons?: readonly string[] } = {},
): Promise<void> {
  for (;;) {
    const before = await deps.store.recomputation();
    const { generation } = await deps.store.recordState();
    const isAhead =
      before?.phase === 'rebuilding' &&
      changed !== undefined &&
      (before.after === null || before.after < changed);
    const after = isAhead ? { ...before, run: before.run + 1 } : newPass(before, generation);
    const wanted = { ...after, seasons: [...new Set([...after.seasons, ...seasons])] };
    if ((await deps.store.saveRecomputation(before, wanted, recordChanged(deps))) === 'saved') return;
  }
}

function recordChanged(deps: Deps): RecordChanged {
  return { id: deps.newId(), kind: 'record-changed', at: deps.clock() };
}

/** From the start of the record. In a generation of its own, so that it contains nothing of an abandoned pass. */
function newPass(before: RecomputationRecord | undefined, current: number): RecomputationRecord {
  const { run = 0, seasons = [], outdated = [], generation = current } = before ?? {};
  const isGivenUp = generation > current;
  return {
    ...{ generation: Math.max(generation, current) + 1, run: run + 1, phase: 'rebuilding' },
    ...{ after: null, piece: 0, done: 0, statistics: [], seasons },
    outdated: isGivenUp ? [...outdated, generation] : outdated,
  };
}

/** Handles a change of the record: does some pieces of the work, and passes on the rest. */
export async function followRecord(deps: Deps, event: RecordChanged): Promise<void> {
  const until = deps.clock() + RUN_MS;
  let progress: Progress = 'more';
  while (progress === 'more' && deps.clock() <= until) progress = await recomputePiece(deps);
  if (progress === 'more') return deps.store.handOn(event, recordChanged(deps));
  // Waiting work is found by the sweep. A run that has taken over has an event of its own.
  if (progress !== 'waits') await deps.store.settle(event);
}

/** Computes everything again from the record in one run. */
export async function recomputeRatings(deps: Deps, how: Recomputing = {}): Promise<void> {
  await requestRecomputation(deps);
  for (;;) {
    const progress = await recomputePiece(deps, how);
    if (progress === 'done') return;
    if (progress === 'waits') throw new Error('the record of results has not settled');
  }
}

/** Does the next piece of the current recomputation. Any run continues where another one stopped. */
export async function recomputePiece(deps: Deps, how: Recomputing = {}): Promise<Progress> {
  const found = await deps.store.recomputation();
  if (found === undefined) return 'done';
  const own = { ...found, run: found.run + 1 };
  if ((await deps.store.saveRecomputation(found, own)) !== 'saved') return 'superseded';
  return own.phase === 'rebuilding' ? rebuild(deps, own, how) : conclude(deps, own);
}

async function rebuild(
  deps: Deps,
  own: RecomputationRecord,
  { piece = PIECE, alone = false }: Recomputing,
): Promise<Progress> {
  // Read before the record: results rated after this change the count.
  const seen = await deps.store.recordState();
  const { rows, next } = await deps.store.resultsToRate(own.after, piece);
  const isLast = next === null;
  const after = await rebuildPiece(deps, own, rows, isLast);
  if (!isLast) return saved(await deps.store.saveRecomputation(own, after));
  const counted = seen.games.reduce((sum, one) => sum + one, 0);
  if (after.done !== counted && !alone) {
    const waiting = await settled(deps, own, { results: after.done, counted });
    if (waiting !== undefined) return waiting;
  }
  const switched = await deps.store.switchRatings(after, seen, after.done);
  // A game that has been rated meanwhile is at the end of the record: the last piece is repeated.
  return switched === 'superseded' ? 'superseded' : 'more';
}

function saved(answer: 'saved' | 'changed-meanwhile'): Progress {
  return answer === 'saved' ? 'more' : 'superseded';
}

/**
 * The record has other results than were counted. Either the index lags, or one was added before those that were rated,
 * or they were imported without being counted, as those of earlier releases were. So it waits, processes the record
 * once more, and accepts the result the second time.
 * @returns undefined in that case
 */
async function settled(
  deps: Deps,
  own: RecomputationRecord,
  now: { readonly results: number; readonly counted: number },
): Promise<Progress | undefined> {
  const { found } = own;
  const at = deps.clock();
  const same = found?.results === now.results && found.counted === now.counted;
  if (!same) {
    const noted = { ...own, found: { ...now, at } };
    return (await deps.store.saveRecomputation(own, noted)) === 'saved' ? 'waits' : 'superseded';
  }
  if (at - found.at < SEEN_AFTER_MS) return 'waits';
  // Nothing was rated in the pass that began after all items were visible.
  if (found.again === true) return undefined;
  const { generation } = await deps.store.recordState();
  const again = { ...newPass(own, generation), found: { ...found, again: true } };
  return saved(await deps.store.saveRecomputation(own, again));
}

/** Concludes seasons whose results have changed, then removes outdated items. */
async function conclude(deps: Deps, own: RecomputationRecord): Promise<Progress> {
  const some = own.seasons.slice(0, SEASONS);
  for (const id of some) {
    const season = await deps.store.season(id);
    if (season?.status === 'finished' && season.cancelled === undefined) await concludeSeason(deps, season);
  }
  if (some.length > 0)
    return saved(await deps.store.saveRecomputation(own, { ...own, seasons: own.seasons.slice(SEASONS) }));
  const [outdated, ...rest] = own.outdated;
  if (outdated === undefined) {
    await deps.store.endRecomputation(own);
    return 'done';
  }
  if (await removeSome(deps, outdated)) return 'more';
  return saved(await deps.store.saveRecomputation(own, { ...own, outdated: rest }));
}

/** @returns whether there may be more of them */
async function removeSome(deps: Deps, generation: number): Promise<boolean> {
  for (const board of ratingBoards()) if (await deps.store.removeSomeRatings(generation, board)) return true;
  await deps.store.removeStatistics(generation);
  return false;
}

function ratingBoards(): readonly string[] {
  return [
    OVERALL,
    ...GAME_SYSTEM_IDS.flatMap((id) => {
      const { seats, factions = {} } = GAMES[id];
      const rated = seats.fixed ? seats.names : Object.keys(factions);
      return [id, ...rated.map((faction) => factionBoard(id, faction))];
    }),
  ];
}

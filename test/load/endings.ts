import { type Random, textRandom } from '../../engine/random';
import { SHARDS, shardOf } from '../../functions/core/platform/keys';
import { newAgenda } from './agenda';
import { LIMITS } from './limits';
import { CHOSEN } from './settings';

/** Games whose last turns end together, and the results of the transactions that rate them. */
export interface Endings {
  /** Seconds until the last game was rated. */
  readonly last: number;
  /** Transactions that conflicted with another one on an item. */
  readonly conflicts: number;
  /** Runs that failed, and that the stream repeated a second later. */
  readonly failed: number;
}

/** The shared items that a game's transaction writes. */
export type SharedItems = (game: string) => readonly string[];

/** The earlier design: every game of a system counts in the same items, one for each seat. */
export const ONE_FOR_ALL: SharedItems = () => ['seat'];
/** The present design: a game counts in the items of its shard. */
export const IN_SHARDS: SharedItems = (game) => [`shard ${shardOf(game)}`];

const END_MS = 3_600_000;

/**
 * Rates games that ended at the same time, on a virtual clock: as many at once as the stream's parallelism allows, each
 * in a transaction that is refused while another one holds one of its items, and that then waits as the store does.
 */
export function simulateEndings(games: number, shared: SharedItems, seed: string): Endings {
  const agenda = newAgenda();
  const random = textRandom(seed);
  const held = new Set<string>();
  const waiting = Array.from({ length: SHARDS }, (): string[] => []);
  for (let game = 0; game < games; game += 1) {
    const id = `${seed}r1b${game + 1}`;
    waiting[shardOf(id)]?.push(id);
  }
  let [last, conflicts, failed] = [0, 0, 0];
  const rate = (game: string, ended: () => void, attempt = 1): void => {
    const items = shared(game);
    const duration = LIMITS.transaction.value * latency(random);
    if (items.some((item) => held.has(item))) {
      conflicts += 1;
      const gaveUp = attempt === CHOSEN.transactionAttempts;
      if (gaveUp) failed += 1;
      const pause = gaveUp ? 1000 : (10 * 2 ** attempt * random.draw(0, 1000)) / 1000;
      agenda.after(duration + pause, () => rate(game, ended, gaveUp ? 1 : attempt + 1));
      return;
    }
    for (const item of items) held.add(item);
    agenda.after(duration, () => {
      for (const item of items) held.delete(item);
      last = agenda.now();
      ended();
    });
  };
  const work = (queue: string[]): void => {
    const game = queue.pop();
    if (game !== undefined) rate(game, () => work(queue));
  };
  for (const queue of waiting) for (let worker = 0; worker < CHOSEN.parallel; worker += 1) work(queue);
  agenda.run(END_MS);
  return { last: last / 1000, conflicts, failed };
}

/** From seven tenths of the usual time to somewhat more than it. */
function latency(random: Random): number {
  return 0.7 + random.draw(0, 1000) / 1600;
}

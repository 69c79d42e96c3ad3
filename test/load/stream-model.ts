import type { Random } from '../../engine/random';
import { SHARDS } from '../../functions/core/platform/keys';
import type { Agenda } from './agenda';
import { LIMITS } from './limits';
import type { LoadSettings } from './settings';

/** A change that a function has to handle. */
interface Change {
  act(ended: () => void): void;
}

/** The table's stream with its event source mapping: each shard is read by a number of parallel batches. */
export interface StreamModel {
  /** A change in one of the outbox's partitions. */
  changed(outbox: number, act: Change['act']): void;
}

const FIRST_PARTITIONS = 4;

export function streamModel(agenda: Agenda, random: Random, settings: LoadSettings): StreamModel {
  // One shard for each partition of the table, and a partition for each thousand write units for which it is warm.
  const shards = Math.max(FIRST_PARTITIONS, Math.ceil(settings.writes / LIMITS.partition.value));
  const shardOf = Array.from({ length: SHARDS }, () => random.draw(0, shards - 1));
  const queues = Array.from({ length: shards }, () =>
    Array.from({ length: settings.parallel }, () => newQueue(agenda, random, settings.batch)),
  );
  return {
    changed(outbox, act) {
      const queue = queues[shardOf[outbox] ?? 0]?.[random.draw(0, settings.parallel - 1)];
      queue?.add({ act });
    },
  };
}

/** Takes the waiting changes, up to a batch, and handles them one by one. */
function newQueue(agenda: Agenda, random: Random, batch: number) {
  const waiting: Change[] = [];
  let busy = false;
  const work = (taken: Change[]): void => {
    const next = taken.shift();
    if (next !== undefined) {
      next.act(() => work(taken));
      return;
    }
    busy = false;
    poll();
  };
  const poll = (): void => {
    if (busy || waiting.length === 0) return;
    busy = true;
    agenda.after(random.draw(0, 1000 / LIMITS.polls.value), () => work(waiting.splice(0, batch)));
  };
  return {
    add(change: Change) {
      waiting.push(change);
      poll();
    },
  };
}

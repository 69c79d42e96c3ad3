import { setImmediate as nextTurn } from 'node:timers/promises';
import { isEncrypting } from './other-threads';

/** Scheduled acts in simulated time. Nothing waits for a real clock. */
export interface Agenda {
  now(): number;
  /**
   * Schedules an act after this many milliseconds; acts at the same time run in the order in which they were scheduled.
   */
  after(milliseconds: number, act: () => void): void;
  /**
   * Lets time pass until no act is left, `isOver` returns true, or `end` is reached.
   * @returns whether any act is left
   */
  pass(end: number, isOver: () => boolean): Promise<boolean>;
}

interface Entry {
  readonly at: number;
  readonly order: number;
  act(): void;
}

export function newAgenda(start: number): Agenda {
  let now = start;
  let order = 0;
  const heap: Entry[] = [];
  return {
    now: () => now,
    after(milliseconds, act) {
      order += 1;
      push(heap, { at: now + Math.max(0, milliseconds), order, act });
    },
    async pass(end, isOver) {
      for (;;) {
        const first = heap[0];
        if (first === undefined) return false;
        if (isOver() || first.at > end) return true;
        pop(heap);
        now = first.at;
        first.act();
        // Work that was started runs until it calls the store or ends, so that its next act is scheduled.
        do await nextTurn();
        while (isEncrypting());
      }
    },
  };
}

const isBefore = (one: Entry, other: Entry) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

function push(heap: Entry[], entry: Entry): void {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] as Entry;
    if (!isBefore(entry, above)) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = entry;
}

function pop(heap: Entry[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const least = [left, left + 1].reduce<Entry | undefined>((best, child) => {
      const entry = heap[child];
      return entry !== undefined && (best === undefined || isBefore(entry, best)) ? entry : best;
    }, undefined);
    if (least === undefined || !isBefore(least, last)) break;
    const child = heap[left] === least ? left : left + 1;
    heap[at] = least;
    at = child;
  }
  heap[at] = last;
}

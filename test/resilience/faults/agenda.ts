import { setImmediate as nextTurn } from 'node:timers/promises';
import { isEncrypting } from './other-threads';

/** What is to happen, in simulated time. Nothing waits for a real clock. */
export interface Agenda {
  now(): number;
  /** Does something after so many milliseconds; what falls on one moment is done in the order in which it was asked for. */
  after(milliseconds: number, act: () => void): void;
  /** Lets time pass until nothing is left, `isOver` says so, or `end` has come. @returns whether anything is left */
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
        // What has been set going runs until it asks the store or ends, so that the next moment finds it there.
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

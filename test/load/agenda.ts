/** Scheduled acts on a virtual clock in milliseconds. */
export interface Agenda {
  readonly now: () => number;
  /** Schedules an act after a wait; acts at the same time run in the order in which they were scheduled. */
  after(wait: number, act: () => void): void;
  /** Lets time pass until no act is left, or until an end. */
  run(until: number): void;
}

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly act: () => void;
}

export function newAgenda(): Agenda {
  const heap: Entry[] = [];
  let time = 0;
  let asked = 0;
  return {
    now: () => time,
    after(wait, act) {
      asked += 1;
      push(heap, { at: time + wait, order: asked, act });
    },
    run(until) {
      for (let next = pop(heap); next !== undefined && next.at <= until; next = pop(heap)) {
        time = next.at;
        next.act();
      }
    },
  };
}

const before = (one: Entry, other: Entry) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap: each entry comes before its two children. */
function push(heap: Entry[], entry: Entry): void {
  let place = heap.length;
  heap.push(entry);
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above] as Entry;
    if (!before(entry, parent)) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = entry;
}

function pop(heap: Entry[]): Entry | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    const right = left + 1;
    const other = heap[right];
    const child = other !== undefined && before(other, heap[left] as Entry) ? right : left;
    const entry = heap[child];
    if (entry === undefined || !before(entry, last)) break;
    heap[place] = entry;
    place = child;
  }
  heap[place] = last;
  return first;
}

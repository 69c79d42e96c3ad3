import type { Item } from './evaluate';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** One item before and after a write; undefined if it did not exist, or was deleted. */
export interface Written {
  readonly table: string;
  readonly key: Key;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** The state of an item that weak reads see until a time: the one before a write. */
interface Shadow {
  readonly until: number;
  readonly item: Item | undefined;
}

const INDEXES: Readonly<Record<string, readonly [partition: string, sort: string]>> = {
  table: ['pk', 'sk'],
  due: ['duePk', 'dueSk'],
  listing: ['listPk', 'listSk'],
  GSI1: ['GSI1PK', 'GSI1SK'],
};

/** The key attributes of an index. */
export function attributesOf(index: string): readonly [partition: string, sort: string] {
  const found = INDEXES[index];
  if (found === undefined) throw new Error(`there is no index ${index}`);
  return found;
}

/**
 * A table in memory, with its indexes. Writes take effect atomically and at once. Weak reads may see an item as it was
 * before its last writes, for the `lag` of each write.
 */
export class MemoryTable {
  private readonly items = new Map<string, Item>();
  private readonly partitions = new Map<string, Map<string, Item>>();
  private readonly shadows = new Map<string, Shadow[]>();

  constructor(
    private readonly name: string,
    private readonly now: () => number,
    private readonly lag: () => number,
  ) {}

  /** The current item, or the one that a weak read sees. */
  get({ pk, sk }: Key, isWeak = false): Item | undefined {
    const name = nameOf(pk, sk);
    const shadow = isWeak ? this.shadowOf(name) : undefined;
    return shadow === undefined ? this.items.get(name) : shadow.item;
  }

  all(): readonly Item[] {
    return [...this.items.values()];
  }

  /** The items of a partition, by their sort key. */
  partition(index: string, value: string, isWeak: boolean): readonly Item[] {
    const [partition, sort] = attributesOf(index);
    const found = new Map(this.partitions.get(`${index} ${value}`));
    if (isWeak)
      for (const name of [...this.shadows.keys()]) {
        const shadow = this.shadowOf(name);
        if (shadow === undefined) continue;
        if (shadow.item?.[partition] === value) found.set(name, shadow.item);
        else found.delete(name);
      }
    return [...found.entries()]
      .sort(([one, a], [other, b]) => order(String(a[sort]), String(b[sort])) || order(one, other))
      .map(([, item]) => item);
  }

  /** Replaces an item, or deletes it. */
  write(key: Key, after: Item | undefined): Written {
    const name = nameOf(key.pk, key.sk);
    const before = this.items.get(name);
    const lag = this.lag();
    if (lag > 0) {
      const shadows = this.shadows.get(name) ?? [];
      // Weak reads see the older state of an item before the newer one.
      const until = Math.max(this.now() + lag, shadows.at(-1)?.until ?? 0);
      this.shadows.set(name, [...shadows, { until, item: before }]);
    }
    this.index(name, before, after);
    if (after === undefined) this.items.delete(name);
    else this.items.set(name, after);
    return { table: this.name, key, before, after };
  }

  private shadowOf(name: string): Shadow | undefined {
    const shadows = this.shadows.get(name);
    if (shadows === undefined) return undefined;
    const left = shadows.filter(({ until }) => until > this.now());
    if (left.length === 0) this.shadows.delete(name);
    else if (left.length < shadows.length) this.shadows.set(name, left);
    return left[0];
  }

  private index(name: string, before: Item | undefined, after: Item | undefined): void {
    for (const [index, [partition, sort]] of Object.entries(INDEXES)) {
      const place = (item: Item | undefined) =>
        item?.[partition] === undefined || item[sort] === undefined
          ? undefined
          : `${index} ${item[partition]}`;
      const [was, is] = [place(before), place(after)];
      if (was !== undefined && was !== is) this.partitions.get(was)?.delete(name);
      if (is === undefined || after === undefined) continue;
      const items = this.partitions.get(is) ?? new Map<string, Item>();
      items.set(name, after);
      this.partitions.set(is, items);
    }
  }
}

function nameOf(pk: string, sk: string): string {
  return `${pk} ${sk}`;
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

import data from '../../engine/new-era/data/cards.json';

/**
 * A second implementation of rule 10.5, made only from the printed cards: it shares no code with the engine, so that a
 * mistake in one of the two shows.
 */

/** The number of each good by its name. */
export type Pile = Readonly<Record<string, number>>;

const RESOURCES = ['scrap', 'fuel', 'weapons', 'material', 'any'];

interface Printed {
  readonly id: string;
  readonly capability?: readonly { readonly effect: string; readonly holds?: Pile }[];
}

/** The capacity on the printed card; undefined for a location without storage. */
export function holdsPrintedOn(card: string): Pile | undefined {
  const [design] = card.split('#');
  const printed = (data.locations as readonly Printed[]).find(({ id }) => id === design);
  return printed?.capability?.find(({ effect }) => effect === 'storage')?.holds;
}

/** 10.5 Whether a storage may hold these goods: "resource" counts all five kinds together, another key that good only. */
export function mayLieIn(card: string, goods: Pile): boolean {
  const holds = holdsPrintedOn(card);
  const names = Object.keys(goods).filter((name) => (goods[name] ?? 0) > 0);
  if (holds === undefined) return names.length === 0;
  let resources = 0;
  for (const name of names) {
    const count = goods[name] ?? 0;
    const own = holds[name];
    if (own !== undefined) {
      if (count > own) return false;
    } else if (RESOURCES.includes(name) && holds.resource !== undefined) resources += count;
    else return false;
  }
  return resources <= (holds.resource ?? 0);
}

/** 6.4, 10.5 The goods in the pool and in the storage after goods are moved; null if this is not allowed. */
export function movedGoods(
  card: string,
  before: { readonly pool: Pile; readonly stored: Pile },
  { take = {}, put = {} }: { readonly take?: Pile; readonly put?: Pile },
): { readonly pool: Pile; readonly stored: Pile } | null {
  const [pool, stored] = [{ ...before.pool }, { ...before.stored }];
  if (!moved(stored, pool, take) || !moved(pool, stored, put)) return null;
  return mayLieIn(card, stored) ? { pool: withoutZeros(pool), stored: withoutZeros(stored) } : null;
}

function moved(from: Record<string, number>, to: Record<string, number>, goods: Pile): boolean {
  for (const [name, count] of Object.entries(goods)) {
    const left = (from[name] ?? 0) - count;
    if (left < 0) return false;
    from[name] = left;
    to[name] = (to[name] ?? 0) + count;
  }
  return true;
}

function withoutZeros(goods: Pile): Pile {
  return Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0));
}

import {
  CONTACT_KINDS,
  type ContactKind,
  GOODS,
  type Good,
  type Goods,
  RESOURCES,
  type Resource,
} from '../card-types';

export function countOf(goods: Goods, good: Good): number {
  return goods[good] ?? 0;
}

/** The goods of a pool with how many there are of each. */
export function entriesOf(goods: Goods): readonly (readonly [Good, number])[] {
  const entries: [Good, number][] = [];
  for (const good of GOODS) {
    const count = goods[good];
    if (count !== undefined && count > 0) entries.push([good, count]);
  }
  return entries;
}

export function addGood(goods: Goods, good: Good, count: number): void {
  const sum = countOf(goods, good) + count;
  if (sum > 0) goods[good] = sum;
  else delete goods[good];
}

export function addGoods(goods: Goods, more: Goods): void {
  for (const [good, count] of entriesOf(more)) addGood(goods, good, count);
}

export function takeGoods(goods: Goods, less: Goods): void {
  for (const [good, count] of entriesOf(less)) addGood(goods, good, -count);
}

/** Whether a pool contains at least all of this. */
export function covers(goods: Goods, wanted: Goods): boolean {
  return entriesOf(wanted).every(([good, count]) => countOf(goods, good) >= count);
}

/** A list of tokens as a pool. */
export function tallied(list: readonly Good[]): Goods {
  const goods: Goods = {};
  for (const good of list) addGood(goods, good, 1);
  return goods;
}

export function isResource(good: string): good is Resource {
  return RESOURCES.some((resource) => resource === good);
}

export function resourceCount(goods: Goods): number {
  return RESOURCES.reduce((sum, resource) => sum + countOf(goods, resource), 0);
}

const RANGED = new Map(
  GOODS.flatMap((good) => {
    const kind = [...CONTACT_KINDS, 'contact' as const].find((one) => good.startsWith(one));
    return kind ? [[good, { kind, range: Number(good.slice(kind.length)) }] as const] : [];
  }),
);

/** 10.7 The range of a contact token for this kind of contact; undefined if it does not serve. */
export function rangeOf(token: Good, kind: ContactKind): number | undefined {
  const ranged = RANGED.get(token);
  return ranged && (ranged.kind === kind || ranged.kind === 'contact') ? ranged.range : undefined;
}

/** The contact tokens that serve this kind, those of the kind itself before universal ones, the lowest range first. */
export function tokensFor(kind: ContactKind): readonly Good[] {
  return TOKENS_FOR[kind];
}

function servingTokens(kind: ContactKind): readonly Good[] {
  return GOODS.filter((good) => rangeOf(good, kind) !== undefined);
}
const TOKENS_FOR: Readonly<Record<ContactKind, readonly Good[]>> = {
  conquest: servingTokens('conquest'),
  coop: servingTokens('coop'),
  incorp: servingTokens('incorp'),
};

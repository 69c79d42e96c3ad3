import type { Item, WireValue } from './wire';

const SETS = ['SS', 'NS', 'BS'] as const;

function sameList(a: readonly WireValue[], b: readonly WireValue[]): boolean {
  return a.length === b.length && a.every((value, at) => sameValue(value, b[at]));
}

/** Whether two attribute values are equal; sets have no order. */
function sameValue(a: WireValue | undefined, b: WireValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.M !== undefined && b.M !== undefined) return sameItem(a.M, b.M);
  if (a.L !== undefined && b.L !== undefined) return sameList(a.L, b.L);
  for (const set of SETS) {
    const [left, right] = [a[set], b[set]];
    if (left !== undefined && right !== undefined) {
      return left.length === right.length && left.every((member) => right.includes(member));
    }
  }
  return (
    a.S === b.S && a.N === b.N && a.B === b.B && a.BOOL === b.BOOL && a.NULL === b.NULL && sameKinds(a, b)
  );
}

const sameKinds = (a: WireValue, b: WireValue): boolean => Object.keys(a)[0] === Object.keys(b)[0];

/** Whether two items have the same attributes with equal values. */
export function sameItem(a: Item, b: Item): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => sameValue(a[name], b[name]));
}

import type { ContactKind, Good, Goods } from '../card-types';
import { countOf, rangeOf, tokensFor } from './goods';

/** The most sets of tokens that are offered for a distance. */
const MOST_SETS = 16;

/**
 * The minimal sets of tokens in a pool that reach a range (no token could be left out), the cheapest first: those that
 * waste least, and of these the ones with fewer tokens.
 */
export function tokenSets(goods: Goods, kind: ContactKind, range: number): readonly (readonly Good[])[] {
  const tokens = [...tokensFor(kind)]
    .filter((token) => countOf(goods, token) > 0)
    .sort((one, other) => (rangeOf(other, kind) ?? 0) - (rangeOf(one, kind) ?? 0));
  const found: { readonly set: readonly Good[]; readonly waste: number }[] = [];
  // Tokens are added from the longest range down, so a set is complete with the first token that reaches.
  const extend = (from: number, set: readonly Good[], missing: number) => {
    for (let at = from; at < tokens.length && found.length < MOST_SETS; at += 1) {
      const token = tokens[at];
      if (token === undefined || set.filter((one) => one === token).length >= countOf(goods, token)) continue;
      const left = missing - (rangeOf(token, kind) ?? 0);
      if (left <= 0) found.push({ set: [...set, token], waste: -left });
      else extend(at, [...set, token], left);
    }
  };
  extend(0, [], range);
  return found
    .sort((one, other) => one.waste - other.waste || one.set.length - other.set.length)
    .map(({ set }) => set);
}

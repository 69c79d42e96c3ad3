import { cheapestPairs } from '.';

/**
 * Assigns one of as many things to each of some takers, at the lowest total price.
 * @param price the price of a thing for a taker; whole numbers
 * @returns the thing of each taker
 */
export function cheapestAssignment(
  count: number,
  price: (taker: number, thing: number) => number,
): readonly number[] {
  let forbidden = 1;
  for (let taker = 0; taker < count; taker += 1)
    for (let thing = 0; thing < count; thing += 1) forbidden += price(taker, thing);
  const pairs = cheapestPairs(2 * count, (one, other) => {
    const [taker, thing] = one < other ? [one, other] : [other, one];
    return taker < count && thing >= count ? price(taker, thing - count) : forbidden;
  });
  return pairs.slice(0, count).map((thing) => thing - count);
}

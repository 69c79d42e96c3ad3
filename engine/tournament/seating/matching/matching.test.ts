import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPairs } from '.';
import { cheapestAssignment } from './assignment';

/** The lowest price of a complete pairing, by trying all of them. */
function leastCost(items: readonly number[], price: (one: number, other: number) => number): number {
  const [first, ...others] = items;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        price(first, other) +
        leastCost(
          others.filter((left) => left !== other),
          price,
        ),
    ),
  );
}

function costOf(partners: readonly number[], price: (one: number, other: number) => number): number {
  for (const [item, partner] of partners.entries()) expect(partners[partner]).toBe(item);
  return partners.reduce((sum, partner, item) => sum + (item < partner ? price(item, partner) : 0), 0);
}

function table(items: number, prices: readonly number[]) {
  return (one: number, other: number) => prices[Math.max(one, other) * items + Math.min(one, other)] ?? 0;
}

test.each([2, 4, 6, 8, 10])('%i items are paired as cheaply as can be', (items) => {
  const few = fc.array(fc.nat(6), { minLength: items ** 2, maxLength: items ** 2 });
  const many = fc.array(fc.nat(2 ** 31 - 1), { minLength: items ** 2, maxLength: items ** 2 });
  fc.assert(
    fc.property(fc.oneof(few, many), (prices) => {
      const price = table(items, prices);
      const least = leastCost(
        Array.from({ length: items }, (_, item) => item),
        price,
      );
      expect(costOf(cheapestPairs(items, price), price)).toBe(least);
    }),
    { numRuns: items === 10 ? 60 : 300 },
  );
});

test('many items are paired, each once, at no more than what chance pairs cost', () => {
  const items = 120;
  const price = (one: number, other: number) => ((one * 7919 + 13) * (other * 7919 + 13)) % 1009;
  const atRandom = Array.from({ length: items }, (_, item) => item ^ 1);
  expect(costOf(cheapestPairs(items, price), price)).toBeLessThan(costOf(atRandom, price) / 10);
});

test('among pairings that cost the same the order of items decides, the same on every machine', () => {
  const paired = (items: number, prices: number, factor: number) => {
    const price = (one: number, other: number) => ((one + 1) * (other + 1) * factor) % prices;
    return cheapestPairs(items, price)
      .map((partner, item) => (item < partner ? `${item}-${partner}` : ''))
      .filter((pair) => pair !== '')
      .join(' ');
  };
  expect(paired(8, 1, 1)).toBe('0-1 2-3 4-5 6-7');
  expect(paired(12, 2, 1)).toBe('0-1 2-3 4-5 6-7 8-9 10-11');
  expect(paired(16, 3, 1)).toBe('0-9 1-5 2-7 3-8 4-11 6-14 10-13 12-15');
  expect(paired(20, 5, 3)).toBe('0-6 1-9 2-14 3-19 4-5 7-8 10-11 12-13 15-16 17-18');
  expect(paired(24, 7, 11)).toBe('0-8 1-13 2-23 3-6 4-5 7-15 9-16 10-17 11-12 14-22 18-19 20-21');
  expect(paired(0, 7, 11)).toBe('');
});

test.each([1, 2, 3, 4, 5])('%i takers get as many things as cheaply as can be', (count) => {
  const least = (
    taker: number,
    left: readonly number[],
    price: (taker: number, thing: number) => number,
  ): number =>
    left.length === 0
      ? 0
      : Math.min(
          ...left.map(
            (thing) =>
              price(taker, thing) +
              least(
                taker + 1,
                left.filter((one) => one !== thing),
                price,
              ),
          ),
        );
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: count ** 2, maxLength: count ** 2 }), (prices) => {
      const price = (taker: number, thing: number) => prices[taker * count + thing] ?? 0;
      const things = Array.from({ length: count }, (_, thing) => thing);
      const given = cheapestAssignment(count, price);
      expect([...given].sort()).toEqual(things);
      expect(given.reduce((sum, thing, taker) => sum + price(taker, thing), 0)).toBe(least(0, things, price));
    }),
    { numRuns: 60, seed: 2047 },
  );
});

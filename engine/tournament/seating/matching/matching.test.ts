import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPairs } from '.';

/** The least that pairing all costs, by trying every pairing. */
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

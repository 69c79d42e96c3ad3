import { upTo } from './design';

/** A finite field. Its elements are the numbers from 0 to below `order`; 0 and 1 represent themselves. */
export interface Field {
  readonly order: number;
  plus(one: number, other: number): number;
  times(one: number, other: number): number;
}

/**
 * The field of q elements, q a power of a prime p: polynomials over the numbers mod p, written as digits to the base p,
 * multiplied with logarithms to the base of a root of a primitive polynomial.
 * @returns undefined if no field has this many elements
 */
export function fieldOf(order: number): Field | undefined {
  const prime = primeOf(order);
  if (prime === undefined) return undefined;
  const powers = order === prime ? powersMod(prime) : powersOfRoot(prime, order);
  const logs = new Map(powers.map((element, power) => [element, power]));
  return {
    order,
    plus: (one, other) => addDigits(one, other, prime),
    times(one, other) {
      if (one === 0 || other === 0) return 0;
      const power = (logs.get(one) ?? 0) + (logs.get(other) ?? 0);
      return powers[power % (order - 1)] ?? 0;
    },
  };
}

/** The prime of which a number is a power; undefined for other numbers. */
export function primeOf(number: number): number | undefined {
  if (number < 2) return undefined;
  let factor = 2;
  while (number % factor !== 0) factor += 1;
  let left = number;
  while (left % factor === 0) left /= factor;
  return left === 1 ? factor : undefined;
}

function addDigits(one: number, other: number, base: number): number {
  if (one === 0) return other;
  if (other === 0) return one;
  const rest = addDigits(Math.floor(one / base), Math.floor(other / base), base);
  return rest * base + (((one % base) + (other % base)) % base);
}

/** The powers of the smallest number that generates all numbers mod p except 0. */
function powersMod(prime: number): readonly number[] {
  for (let root = 1; root < prime; root += 1) {
    const powers = powersBy((element) => (element * root) % prime);
    if (powers.length === prime - 1) return powers;
  }
  return [];
}

/** The powers of x modulo the first polynomial for which they are all elements except 0. */
function powersOfRoot(prime: number, order: number): readonly number[] {
  for (const polynomial of upTo(order)) {
    // x^e is the remainder after division by the polynomial x^e - polynomial.
    const powers = powersBy((element) => {
      const top = Math.floor((element * prime) / order);
      const shifted = (element * prime) % order;
      return upTo(top).reduce((sum) => addDigits(sum, polynomial, prime), shifted);
    });
    if (powers.length === order - 1 && !powers.includes(0)) return powers;
  }
  return [];
}

/** 1 and its successors, until an element repeats. */
function powersBy(next: (element: number) => number): readonly number[] {
  const powers: number[] = [];
  const seen = new Set<number>();
  for (let element = 1; !seen.has(element); element = next(element)) {
    seen.add(element);
    powers.push(element);
  }
  return powers;
}

import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time, so that the time does not reveal where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

import * as z from 'zod';
import { POINTS, type PointId } from '../data/board';
import type { Order } from '../types';

const POINT = z.enum(POINTS as readonly [PointId, ...PointId[]]);
const ORDER = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), to: POINT, take: POINT.optional() }),
  z.strictObject({ type: z.literal('move'), from: POINT, to: POINT, take: POINT.optional() }),
  z.strictObject({ type: z.literal('resign') }),
]);

/** 2.4 An order as it was sent; undefined if it has not the form of one. */
export function readOrder(written: unknown): Order | undefined {
  const read = ORDER.safeParse(written);
  return read.success ? read.data : undefined;
}

import * as z from 'zod';
import type { SeatId } from '../../game';
import { POINTS, type PointId } from '../data/board';
import { ENDINGS, MEN, MISSED_TURNS, QUIET_TURNS } from '../types';

/** 8.1 The form of a written position. Unknown fields are an error. */
export function schemaFor(seats: readonly SeatId[]) {
  const seat = z.enum(seats);
  return z.strictObject({
    turn: z.int().min(1).max(9999).default(1),
    order: z.array(seat).length(seats.length).optional(),
    active: seat.nullable().optional(),
    men: z.partialRecord(z.enum(POINTS as readonly [PointId, ...PointId[]]), seat).default({}),
    hand: z.partialRecord(seat, z.int().min(0).max(MEN)).default({}),
    quiet: z.int().min(0).max(QUIET_TURNS).default(0),
    past: z
      .array(z.string().max(40))
      .max(QUIET_TURNS + 1)
      .default([]),
    missed: z.partialRecord(seat, z.int().min(0).max(MISSED_TURNS)).default({}),
    end: z
      .strictObject({ why: z.enum(ENDINGS), winner: seat.nullable() })
      .nullable()
      .default(null),
  });
}

/** A written position of the right form, with defaults filled in. */
export type Given = z.infer<ReturnType<typeof schemaFor>>;

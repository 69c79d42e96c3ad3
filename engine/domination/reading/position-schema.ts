import * as z from 'zod';
import type { SeatId } from '../../game';
import { ACTION_CARD_IDS, CARD_IDS } from '../data/cards';
import { AREA_IDS } from '../data/map';
import { airborneForm, bioForm } from '../orders/read-order';
import { MOST_LOGISTICS } from '../rules/scoring';
import { STARTING_CARDS } from '../rules/setup';
import { type AirborneEntry, type BioAnswer, FOG_SETTINGS, PHASES } from '../types';

const COUNT = z.int().min(0);
const PILE = z.array(z.enum(CARD_IDS));
const STANDING = z.strictObject({
  bio: z.custom<BioAnswer | null>((written) => bioForm(written, [])).default(null),
  airborne: z.custom<AirborneEntry[]>((written) => airborneForm(written, [])).default([]),
  fog: z.enum(FOG_SETTINGS).default('never'),
});
/** 13 A seat with its defaults. */
export const SEAT = z.strictObject({
  vp: COUNT.default(1),
  logistics: z.int().min(1).max(MOST_LOGISTICS).default(4),
  hand: PILE.default(() => [...STARTING_CARDS]),
  draw: PILE.default([]),
  discard: PILE.default([]),
  passed: z.boolean().default(false),
  vacant: z.boolean().default(false),
  missed: COUNT.default(0),
  standing: STANDING.prefault({}),
});

/** 13 The form of a written position. Unknown fields are an error. */
export function schemaFor(seats: readonly SeatId[]) {
  const seat = z.enum(seats);
  return z.strictObject({
    phase: z.enum(PHASES).default('turn'),
    turn: z.int().min(1).default(1),
    turns: z.int().min(1).max(12).optional(),
    order: z.array(seat).length(seats.length).optional(),
    first: seat.optional(),
    active: seat.nullable().optional(),
    seats: z.partialRecord(seat, SEAT).default({}),
    forces: z.partialRecord(z.enum(AREA_IDS), z.strictObject({ seat, full: z.boolean() })).default({}),
    stacks: z.partialRecord(z.enum(ACTION_CARD_IDS), COUNT).default({}),
    drawn: COUNT.default(0),
  });
}

/** A written position of the right form, with defaults filled in. */
export type Given = z.infer<ReturnType<typeof schemaFor>>;

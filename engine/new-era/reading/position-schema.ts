import * as z from 'zod';
import { because, fault } from '../../fault';
import type { SeatId } from '../../game';
import { GOODS, SLOTS } from '../card-types';
import { CATALOGUE, FACTIONS, findLocation, isCard, isDesign } from '../data/cards';
import { PHASES, WIN_REASONS } from '../types';

const COUNT = z.int().min(0);
const FLAG = z.boolean().default(false);
const CARD = z
  .string()
  .refine(isCard, because(fault('position.noCard')))
  .meta({ enum: CATALOGUE });
const LOCATION = z
  .string()
  .refine((id) => findLocation(id) !== undefined, because(fault('position.noLocation')))
  .meta({ enum: CATALOGUE.filter((id) => findLocation(id) !== undefined) });
const DESIGN = z.string().refine(isDesign, because(fault('position.noDesign')));
const CARDS = z.array(CARD).max(CATALOGUE.length);
const POOL = z.partialRecord(z.enum(GOODS), z.int().min(1)).default({});

const BUILT = z.strictObject({
  vp: COUNT.default(0),
  vpTokens: z.int().min(0).max(3).default(0),
  improved: FLAG,
  debris: FLAG,
  uses: z.int().min(0).max(2).default(0),
  workers: COUNT.default(0),
  shield: LOCATION.refine(
    (id) => findLocation(id)?.defensive !== undefined,
    because(fault('position.noDefence')),
  )
    .nullable()
    .default(null),
  stored: POOL,
});

const STANDING = z.strictObject({
  defence: z
    .record(
      z.string().refine((id) => id === '*' || isCard(id)),
      COUNT,
    )
    .default({ '*': 99 }),
  spoils: z.enum(['all', 'none']).default('none'),
  draft: z.array(DESIGN).default([]),
});

function playerSchema(seat: z.ZodType<SeatId>) {
  return z.strictObject({
    faction: z.enum(FACTIONS.map(({ id }) => id)).optional(),
    hand: CARDS.default([]),
    goods: POOL,
    baseVp: COUNT.default(0),
    locations: z.record(LOCATION, BUILT).default({}),
    under: z.record(LOCATION, z.enum(['agreement', 'spoils'])).default({}),
    agreements: z.record(LOCATION, seat).default({}),
    contactUsed: z.array(z.enum(SLOTS)).default([]),
    visits: z.record(LOCATION, seat).default({}),
    passed: FLAG,
    resigned: FLAG,
    missed: COUNT.default(0),
    actions: COUNT.default(0),
    freeOrders: COUNT.default(0),
    score: COUNT.default(0),
    standing: STANDING.prefault({}),
  });
}

/** 15 The schema of a written position, with its defaults. Unknown fields are an error. */
export function schemaFor(seats: readonly SeatId[]) {
  const seat = z.enum(seats);
  return z.strictObject({
    seats: z.array(seat).length(seats.length).optional(),
    turn: z.int().min(1).default(1),
    phase: z.enum(PHASES).default('actions'),
    first: seat.optional(),
    active: seat.nullable().optional(),
    display: CARDS.nullable().default(null),
    picks: z
      .int()
      .min(0)
      .max(2 * seats.length)
      .default(0),
    producedSeats: z.int().min(0).max(seats.length).default(0),
    stack: CARDS.default([]),
    discard: CARDS.default([]),
    rng: COUNT.default(0),
    /** Derived, and ignored on input (15.1). */
    awaiting: z.unknown().optional(),
    outcome: z
      .strictObject({
        winners: z.array(seat),
        by: z.enum(WIN_REASONS),
        scores: z.record(seat, COUNT),
      })
      .nullable()
      .default(null),
    players: z.partialRecord(seat, playerSchema(seat)).default({}),
  });
}

/** A written position of the right form, with defaults filled in. */
export type Given = z.infer<ReturnType<typeof schemaFor>>;

import * as z from 'zod';
import { because, fault } from '../../fault';
import type { SeatId } from '../../game';
import { ADVENTURES, findAdventure, isCard, WILDS } from '../data/cards';
import { CROSSINGS, findHood, HOOD_IDS, TERMINUS } from '../data/map';
import { PHASES, STATUSES } from '../types';

const COUNT = z.int().min(0);
const HOOD = z
  .string()
  .refine((id) => findHood(id) !== undefined, because(fault('position.noHood')))
  .meta({ enum: HOOD_IDS });
const CROSSING = z.enum(CROSSINGS.map(({ id }) => id));
const CARD = z
  .string()
  .refine(isCard, because(fault('position.noHoodCard')))
  .meta({ enum: [...HOOD_IDS, ...WILDS] });
const ADVENTURE = z
  .string()
  .refine((id) => findAdventure(id) !== undefined, because(fault('position.noAdventure')))
  .meta({ enum: ADVENTURES.map(({ id }) => id) });
const DICE_LIMIT = z.union([z.literal(1), z.literal(2)]);
const PLACEMENTS = z.array(z.object({ to: HOOD, count: z.int().min(1) }));

/**
 * The schema of a written position. `rngBytes` is accepted and dropped: the platform's own generator needs no count.
 */
export function schemaFor(seats: readonly SeatId[]) {
  const seat = z.enum(seats);
  const each = <T extends z.ZodType>(value: T) => z.partialRecord(seat, value).default({});
  return z.strictObject({
    phase: z.enum(PHASES).default('attack'),
    turn: COUNT.optional(),
    seats: z.array(seat).optional(),
    order: z.array(seat).optional(),
    active: seat.nullable().optional(),
    hoods: z
      .partialRecord(
        z.enum(HOOD_IDS),
        z.object({ owner: seat.nullable().default(null), units: COUNT.optional() }),
      )
      .default({}),
    mayors: each(HOOD.nullable()),
    status: each(z.enum(STATUSES)),
    eliminated: z.array(seat).default([]),
    left: z.partialRecord(seat, COUNT).optional(),
    points: each(COUNT),
    missed: each(COUNT),
    hands: each(z.object({ cards: z.array(CARD).default([]), adventures: z.array(ADVENTURE).default([]) })),
    standing: each(
      z.object({
        defend: z
          .object({
            default: DICE_LIMIT.default(2),
            at: z.partialRecord(z.enum(HOOD_IDS), DICE_LIMIT).default({}),
          })
          .default({ default: 2, at: {} }),
        cards: z
          .array(
            z.object({
              card: ADVENTURE,
              at: z.union([z.literal('any'), z.array(HOOD).min(1)]).default('any'),
              minDice: z.int().min(1).max(3).default(1),
            }),
          )
          .default([]),
        picks: z.array(HOOD).default([]),
        pickAtOnce: z.boolean().default(false),
      }),
    ),
    decks: z
      .object({
        cards: z.array(CARD).optional(),
        cardDiscard: z.array(CARD).default([]),
        adventures: z.array(ADVENTURE).optional(),
        adventureDiscard: z.array(ADVENTURE).default([]),
      })
      .default({ cardDiscard: [], adventureDiscard: [] }),
    reinforcements: COUNT.default(0),
    pending: z
      .object({
        type: z.literal('occupy').default('occupy'),
        from: HOOD,
        to: HOOD,
        min: COUNT,
        max: COUNT,
        mayor: z.boolean().default(false),
      })
      .nullable()
      .default(null),
    mustTrade: z.boolean().default(false),
    conquered: z.boolean().default(false),
    tookStadium: z.boolean().default(false),
    attackedStadiums: z.array(HOOD).default([]),
    defended: z.array(seat).default([]),
    boosts: z
      .object({
        attack: z.boolean().default(false),
        oneDie: z.boolean().default(false),
        links: z.array(z.tuple([HOOD, HOOD])).default([]),
      })
      .default({ attack: false, oneDie: false, links: [] }),
    closed: z.array(z.object({ crossing: CROSSING, by: seat })).default([]),
    train: z.int().min(0).max(TERMINUS).default(0),
    trainHold: z.enum(['stay', 'express']).nullable().default(null),
    rngBytes: COUNT.optional(),
    frontUnits: each(COUNT),
    submitted: each(
      z.union([
        z.array(z.object({ to: HOOD, years: z.int().min(1) })),
        z.object({ placements: PLACEMENTS, mayor: HOOD }),
      ]),
    ),
  });
}

/** A written position of the right form, with defaults filled in. */
export type Given = z.infer<ReturnType<typeof schemaFor>>;

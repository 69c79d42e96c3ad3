import * as z from 'zod';
import { memoize } from '../../core/memoize';
import { because, fault } from '../../fault';
import type { Atlas } from '../data/atlas';
import { ENDINGS, PHASES, SEASONS, TURRETONS } from '../types';

const COUNT = z.int().min(0);

function schemaOn({ firstYear, factions, spaces, findSpace }: Atlas) {
  const faction = z.enum(factions);
  const space = z
    .string()
    .refine((id) => findSpace(id) !== undefined, because(fault('position.noSpace')))
    .meta({ enum: spaces.map(({ id }) => id) });
  const choice = z.strictObject({
    disband: COUNT.default(0),
    relocate: z
      .strictObject({ from: space.nullable().default(null), options: z.array(space).min(1) })
      .nullable()
      .default(null),
  });
  return z.strictObject({
    year: z.int().min(firstYear).default(firstYear),
    season: z.enum(SEASONS).default('spring'),
    phase: z.enum(PHASES).default('orders'),
    seats: z.array(faction).min(1).optional(),
    units: z
      .array(z.strictObject({ id: z.string(), faction, space }))
      .max(10_000)
      .optional(),
    control: z.record(space, faction).default({}),
    homes: z.partialRecord(faction, space.nullable()).default({}),
    turretons: z.partialRecord(z.enum(TURRETONS), faction.nullable()).default({}),
    due: z.partialRecord(faction, COUNT).default({}),
    next: z.partialRecord(faction, COUNT).default({}),
    eliminated: z
      .array(
        z.strictObject({
          faction,
          year: z.int(),
          season: z.enum(SEASONS),
          by: faction.nullable().default(null),
        }),
      )
      .default([]),
    pending: z.partialRecord(faction, choice.nullable()).nullable().default(null),
    outcome: z
      .strictObject({
        type: z.enum(ENDINGS),
        winners: z.array(faction),
        placing: z.array(z.array(faction)),
      })
      .nullable()
      .default(null),
  });
}

/** A written position of the right form, with defaults filled in. */
export type Given = z.infer<ReturnType<typeof schemaOn>>;

/** The schema of a written position, for any seats. */
export const schemaFor = memoize(schemaOn);

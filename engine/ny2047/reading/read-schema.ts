import * as z from 'zod';
import { because, fault } from '../../fault';
import { FIRST_YEAR } from '../data/first-year';
import { findSpace, SPACES } from '../data/map';
import { ENDINGS, FACTIONS, PHASES, SEASONS, TURRETONS } from '../types';

const FACTION = z.enum(FACTIONS);
const SPACE = z
  .string()
  .refine((id) => findSpace(id) !== undefined, because(fault('position.noSpace')))
  .meta({ enum: SPACES.map(({ id }) => id) });
const COUNT = z.int().min(0);
const CHOICE = z.strictObject({
  disband: COUNT.default(0),
  relocate: z
    .strictObject({ from: SPACE.nullable().default(null), options: z.array(SPACE).min(1) })
    .nullable()
    .default(null),
});
const SCHEMA = z.strictObject({
  year: z.int().min(FIRST_YEAR).default(FIRST_YEAR),
  season: z.enum(SEASONS).default('spring'),
  phase: z.enum(PHASES).default('orders'),
  seats: z.array(FACTION).min(1).optional(),
  units: z
    .array(z.strictObject({ id: z.string(), faction: FACTION, space: SPACE }))
    .max(10_000)
    .optional(),
  control: z.record(SPACE, FACTION).default({}),
  homes: z.partialRecord(FACTION, SPACE.nullable()).default({}),
  turretons: z.partialRecord(z.enum(TURRETONS), FACTION.nullable()).default({}),
  due: z.partialRecord(FACTION, COUNT).default({}),
  next: z.partialRecord(FACTION, COUNT).default({}),
  eliminated: z
    .array(
      z.strictObject({
        faction: FACTION,
        year: z.int(),
        season: z.enum(SEASONS),
        by: FACTION.nullable().default(null),
      }),
    )
    .default([]),
  pending: z.partialRecord(FACTION, CHOICE.nullable()).nullable().default(null),
  outcome: z
    .strictObject({
      type: z.enum(ENDINGS),
      winners: z.array(FACTION),
      placing: z.array(z.array(FACTION)),
    })
    .nullable()
    .default(null),
});
export type Given = z.infer<typeof SCHEMA>;

/** The schema of a written position, for any seats. */
export function schemaFor(): typeof SCHEMA {
  return SCHEMA;
}

import * as z from 'zod';
import { because, fault } from '../../fault';
import { FIRST_YEAR } from '../data/first-year';
import { findLocation, LOCATIONS, PROVINCES } from '../data/map';
import { ENDINGS, KINDS, PHASES, POWERS, SEASONS } from '../types';

const POWER = z.enum(POWERS);
const LOCATION = z
  .string()
  .refine((id) => findLocation(id) !== undefined, because(fault('position.noPlace')))
  .meta({ enum: LOCATIONS.map(({ id }) => id) });
const PROVINCE = z
  .string()
  .refine((id) => findLocation(id)?.isCoast === false, because(fault('position.noProvince')))
  .meta({ enum: PROVINCES.map(({ id }) => id) });
const UNIT = { power: POWER, kind: z.enum(KINDS), at: LOCATION };

const SCHEMA = z.strictObject({
  year: z.int().min(FIRST_YEAR).default(FIRST_YEAR),
  season: z.enum(SEASONS).optional(),
  phase: z.enum(PHASES).default('orders'),
  seats: z.array(POWER).min(1).optional(),
  units: z.array(z.strictObject(UNIT)).max(PROVINCES.length).optional(),
  centres: z.record(PROVINCE, POWER).optional(),
  dislodged: z
    .array(z.strictObject({ ...UNIT, by: PROVINCE, options: z.array(LOCATION) }))
    .max(PROVINCES.length)
    .default([]),
  adjustments: z.partialRecord(POWER, z.int()).nullable().default(null),
  eliminated: z
    .array(z.strictObject({ power: POWER, year: z.int() }))
    .max(POWERS.length)
    .default([]),
  outcome: z
    .strictObject({
      type: z.enum(ENDINGS),
      winners: z.array(POWER),
      placing: z.array(z.array(POWER)),
    })
    .nullable()
    .default(null),
  customs: z
    .strictObject({ draws: z.enum(['voted', 'none']).optional(), votes: z.literal('secret').optional() })
    .optional(),
});
export type Given = z.infer<typeof SCHEMA>;

/** The form of a written position. */
export function schemaFor(): typeof SCHEMA {
  return SCHEMA;
}

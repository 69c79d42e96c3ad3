import * as z from 'zod';
import { memoize } from '../../core/memoize';
import { because, fault } from '../../fault';
import type { Atlas } from '../data/atlas';
import { ENDINGS, KINDS, PHASES } from '../types';

/** The form of a written position. */
export const schemaFor = memoize(
  ({ powers, provinces, locations, findLocation, firstYear, yearsApart, seasons, beginsInWinter }: Atlas) => {
    const power = z.enum(powers as [string, ...string[]]);
    const location = z
      .string()
      .refine((id) => findLocation(id) !== undefined, because(fault('position.noPlace')))
      .meta({ enum: locations.map(({ id }) => id) });
    const province = z
      .string()
      .refine((id) => findLocation(id)?.isCoast === false, because(fault('position.noProvince')))
      .meta({ enum: provinces.map(({ id }) => id) });
    const unit = { power, kind: z.enum(KINDS), at: location };
    return z.strictObject({
      year: z
        .int()
        .min(beginsInWinter ? firstYear - yearsApart : firstYear)
        .default(firstYear),
      season: z.enum([...seasons, 'winter']).optional(),
      phase: z.enum(PHASES).default('orders'),
      seats: z.array(power).min(1).optional(),
      units: z.array(z.strictObject(unit)).max(provinces.length).optional(),
      centres: z.record(province, power).optional(),
      dislodged: z
        .array(z.strictObject({ ...unit, by: province, options: z.array(location) }))
        .max(provinces.length)
        .default([]),
      adjustments: z.partialRecord(power, z.int()).nullable().default(null),
      eliminated: z
        .array(z.strictObject({ power, year: z.int() }))
        .max(powers.length)
        .default([]),
      outcome: z
        .strictObject({
          type: z.enum(ENDINGS),
          winners: z.array(power),
          placing: z.array(z.array(power)),
        })
        .nullable()
        .default(null),
      customs: z
        .strictObject({ draws: z.enum(['voted', 'none']).optional(), votes: z.literal('secret').optional() })
        .optional(),
    });
  },
);

/** A written position of the right form, with defaults filled in. */
export type Given = z.infer<ReturnType<typeof schemaFor>>;

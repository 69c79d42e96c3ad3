import * as z from 'zod';
import { DECORATIONS, LONGEST_PATH } from './drawing';
import { FARTHEST } from './path';

const length = z.number().min(-FARTHEST).max(FARTHEST);
const point = z.tuple([length, length]);
/** The width or the height of a drawing. */
const extent = z.number().min(10).max(FARTHEST);
const path = z
  .string()
  .max(LONGEST_PATH)
  .regex(/^[MLHVCSQTAZmlhvcsqtaz0-9eE+\-., ]+$/);

/** The form of the drawing of at most so many spaces, with the parts that only some games draw. */
export function drawingForm<Parts extends z.ZodRawShape>(spaceId: z.ZodString, most: number, parts: Parts) {
  return z.strictObject({
    viewBox: z.tuple([length, length, extent, extent]),
    credit: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u)
      .optional(),
    spaces: z
      .array(
        z.strictObject({
          id: spaceId,
          path,
          unit: point,
          label: point,
          centre: point.optional(),
          ...parts,
        }),
      )
      .max(most),
    decorations: z
      .array(z.strictObject({ path, role: z.enum(DECORATIONS) }))
      .max(100)
      .optional(),
  });
}

/** The places of fleets on coasts, in games that have coasts. */
export function berthsForm(locationId: z.ZodString) {
  return z.record(locationId, point).optional();
}

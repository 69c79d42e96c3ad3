import * as z from 'zod';
import { SystemId } from './common';

/** The game systems of the platform; one that is not built yet is named and not available. */
export const Systems = z.object({
  systems: z.array(
    z.object({
      id: SystemId,
      title: z.string(),
      available: z.boolean(),
      seats: z.object({ min: z.number(), max: z.number(), usual: z.number() }).nullable(),
      /** JSON Schema of the options that an organizer chooses; null while the system is not available. */
      options: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  scorings: z.array(z.object({ id: z.string(), name: z.string(), explanation: z.string() })),
});
export type Systems = z.infer<typeof Systems>;

import * as z from 'zod';
import { SystemId } from '../platform/common.schema';

/** The game systems of the platform. */
export const Systems = z.object({
  systems: z.array(
    z.object({
      id: SystemId,
      title: z.string(),
      seats: z.object({ min: z.number(), max: z.number(), usual: z.number() }),
      /** JSON Schema of the options that an organizer chooses. */
      options: z.record(z.string(), z.unknown()),
    }),
  ),
  scorings: z.array(z.object({ id: z.string(), name: z.string(), explanation: z.string() })),
});
export type Systems = z.infer<typeof Systems>;

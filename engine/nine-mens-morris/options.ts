import * as z from 'zod';

/** Nothing is left to an organizer. */
export const OPTIONS = z.strictObject({});

export type Options = z.infer<typeof OPTIONS>;

import * as z from 'zod';

/** The event of an EventBridge rule that starts a run each minute; it contains no data. */
export const ScheduledEvent = z.object({ 'detail-type': z.literal('Scheduled Event') });

/**
 * Parses the event of a function. `what` describes the expected event. Throws an error that names every invalid field,
 * for the dead letter queue.
 */
export function readEvent<T>(what: string, schema: z.ZodType<T>, event: unknown): T {
  const read = schema.safeParse(event);
  if (read.success) return read.data;
  throw new Error(`Malformed event: this function takes ${what}.\n${z.prettifyError(read.error)}`);
}

/** Parses a function's settings. Throws an error that names every missing or invalid one. */
export function readEnvironment<T>(schema: z.ZodType<T>): T {
  const read = schema.safeParse(process.env);
  if (read.success) return read.data;
  throw new Error(
    `This function's environment differs from its stack; deploy the stack again.\n${z.prettifyError(read.error)}`,
  );
}

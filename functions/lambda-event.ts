import * as z from 'zod';

/** A run that an EventBridge rule starts each minute; it says nothing but that it is time. */
export const ScheduledEvent = z.object({ 'detail-type': z.literal('Scheduled Event') });

/**
 * Reads what a function was invoked with. `what` says in words what it takes.
 * Throws an error that names every field that is wrong, for the dead letter to carry.
 */
export function readEvent<T>(what: string, schema: z.ZodType<T>, event: unknown): T {
  const read = schema.safeParse(event);
  if (read.success) return read.data;
  throw new Error(`Malformed event: this function takes ${what}.\n${z.prettifyError(read.error)}`);
}

/** Reads a function's settings. Throws an error that names every one that is missing or wrong. */
export function readEnvironment<T>(schema: z.ZodType<T>): T {
  const read = schema.safeParse(process.env);
  if (read.success) return read.data;
  throw new Error(
    `This function's environment differs from its stack; deploy the stack again.\n${z.prettifyError(read.error)}`,
  );
}

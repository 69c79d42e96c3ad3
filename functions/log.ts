import { AsyncLocalStorage } from 'node:async_hooks';

/** The fields of every log line of a run, so that one query finds all of them. */
export interface About {
  /** The run, by its AWS request id. */
  readonly request?: string | undefined;
  /** The cause of the run. */
  readonly cause?: 'request' | 'schedule' | 'sweep' | 'stream' | 'feedback' | 'canary' | 'mail';
  /** The step or the season that it is about (`stepName`, or a season's id). */
  readonly correlation?: string | undefined;
}

const about = new AsyncLocalStorage<About>();

/** Runs work whose log lines all have these fields, in addition to those of the surrounding context. */
export function logAbout<T>(what: About, work: () => T): T {
  return about.run({ ...about.getStore(), ...what }, work);
}

/**
 * One line of JSON on standard output, which CloudWatch parses into fields. Lambda's console would wrap it in another.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  printLine({ level, message, time: new Date().toISOString(), ...fields });
}

/** Prints a line of JSON with the fields of the context. */
export function printLine(fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ ...about.getStore(), ...fields })}\n`);
}

/** The fields of an error in a log line. */
export function errorFields(error: unknown): { readonly error: string; readonly stack: string } {
  return { error: String(error), stack: (error instanceof Error && error.stack) || '' };
}

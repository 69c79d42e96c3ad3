import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of a run says, so that one query finds all of them. */
export interface About {
  /** The run, by the id that AWS gave it. */
  readonly request?: string | undefined;
  /** What made it run. */
  readonly cause?: 'request' | 'schedule' | 'sweep' | 'stream' | 'feedback' | 'canary';
  /** The step or the season that it is about (`stepName`, or a season's id). */
  readonly correlation?: string | undefined;
}

const about = new AsyncLocalStorage<About>();

/** Does work of which every line of log says what it is about, besides what the lines around it say. */
export function logAbout<T>(what: About, work: () => T): T {
  return about.run({ ...about.getStore(), ...what }, work);
}

/** One line of JSON on standard output, which CloudWatch reads as fields. Lambda's console would wrap it in another. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  printLine({ level, message, time: new Date().toISOString(), ...fields });
}

/** Prints a line of JSON with what it is about. */
export function printLine(fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ ...about.getStore(), ...fields })}\n`);
}

/** What an error says in a line of log. */
export function errorFields(error: unknown): { readonly error: string; readonly stack: string } {
  return { error: String(error), stack: (error instanceof Error && error.stack) || '' };
}

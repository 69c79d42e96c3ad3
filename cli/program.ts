import { Command, CommanderError } from '@commander-js/extra-typings';
import * as z from 'zod';

/** The exit codes of all commands: 1 says that something failed, 2 that the command was not understood. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Errors of the code and not of its user: only these are printed with their stack. */
const BUGS = [TypeError, ReferenceError, RangeError];

/** A command with the behaviour of all commands: one line for what was wrong, and exit code 2 for wrong usage. */
export function newProgram(name: string) {
  return new Command(name)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${oneLine(text)} See --help.\n`) })
    .configureHelp({ showGlobalOptions: true });
}

function oneLine(text: string): string {
  const line = text
    .replace(/^error: /, '')
    .trim()
    .split(/\s*\n\s*/)
    .map((part) => (/[.?!)]$/.test(part) ? part : `${part}.`))
    .join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/**
 * Runs a command line and returns its exit code. Prints one line for whatever a user can correct, and a stack only for a
 * bug.
 */
export async function runProgram(
  // The types of options differ from command to command; nothing here reads them.
  program: Pick<ReturnType<typeof newProgram>, 'parseAsync'>,
  given: readonly string[],
): Promise<number> {
  try {
    await program.parseAsync([...given], { from: 'user' });
    return Number(process.exitCode ?? EXIT.ok);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    console.error(problemText(error));
    return EXIT.failed;
  }
}

/** An error as its user reads it. */
export function problemText(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  if (!(error instanceof Error)) return String(error);
  return BUGS.some((bug) => error instanceof bug) ? (error.stack ?? error.message) : error.message;
}

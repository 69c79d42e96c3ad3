import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './settings';

/** Lines with which the build warns: of what it compiles, of its settings, or of Node. */
const WARNING = /⚠|\bwarnings?\b/i;

/** Warnings that say something of the machine (no cache on a CI server, a slow disk) and nothing of the pages. */
const OF_THE_MACHINE = /No build cache found|Slow filesystem detected/;

/** The pages could not be built; the message says why. */
export class BuildFailed extends Error {}

interface BuildOptions {
  /** Ends the build, and with it this call. */
  readonly signal?: AbortSignal;
  /** Prints what the build says. */
  readonly isLoud?: boolean;
}

/** The first warning about the pages in what a build said; undefined if there is none. */
export function warningIn(said: string): string | undefined {
  return said
    .split('\n')
    .find((line) => WARNING.test(line) && !OF_THE_MACHINE.test(line))
    ?.trim();
}

/**
 * Builds the pages in a separate process. Throws if that fails or if the build warns: a warning that nobody has to mend
 * hides the next one.
 */
export async function buildPages({ signal, isLoud = true }: BuildOptions = {}): Promise<void> {
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const build = spawn(process.execPath, [next, 'build', join(ROOT, 'web')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    ...(signal && { signal }),
  });
  if (isLoud) {
    build.stdout.pipe(process.stdout, { end: false });
    build.stderr.pipe(process.stderr, { end: false });
  }
  const [said, warned, [status]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'close'),
  ]);
  if (status !== 0) {
    if (!isLoud) process.stderr.write(said + warned);
    throw new BuildFailed('The pages could not be built.');
  }
  const warning = warningIn(said + warned);
  if (warning !== undefined) throw new BuildFailed(`The build of the pages warns: ${warning}`);
}

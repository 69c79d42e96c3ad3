import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ENTRIES, type FunctionName } from '../../../infra/entries';
import { bundleOf } from '../../../infra/lib/bundled-code';

/** A function as deployed, running in a process that can import only its bundle. */
export interface DeployedFunction {
  /** The handler's result. Rejects with the error that Lambda would put into a dead letter. */
  invoke<T = unknown>(event: unknown): Promise<T>;
  /** How long its code took to load, in milliseconds, and the memory of its process, in bytes. */
  figures(): Promise<Figures>;
  /** Its log so far, line by line. */
  readonly log: readonly string[];
  stop(): void;
}

export interface Figures {
  readonly loadMs: number;
  readonly memory: number;
}

type Answer = { result: unknown } | { error: { errorType: string; errorMessage: string } };

/** Bundles a function as infra does and starts it with `environment` only. */
export async function startFunction(
  name: FunctionName,
  environment: Readonly<Record<string, string>>,
): Promise<DeployedFunction> {
  return startBundledOnce(name, folderOf(name), environment);
}

/**
 * Bundles a function as infra does, blocking this process meanwhile.
 * @returns the folder
 */
export function folderOf(name: FunctionName): string {
  return bundleOf(ENTRIES[name]).folder;
}

/** Starts a function from a bundle that is not needed afterwards. */
export async function startBundledOnce(
  name: FunctionName,
  bundled: string,
  environment: Readonly<Record<string, string>>,
): Promise<DeployedFunction> {
  try {
    return await startBundle(name, bundled, environment);
  } finally {
    rmSync(bundled, { recursive: true });
  }
}

/** Starts a function from the folder of its bundle, with `environment` and `execArgv` only. */
export async function startBundle(
  name: string,
  bundled: string,
  environment: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<DeployedFunction> {
  const folder = mkdtempSync(join(tmpdir(), `turreton-${name}-`));
  cpSync(bundled, folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'runtime.mjs'), join(folder, 'runtime.mjs'));
  const child = fork(join(folder, 'runtime.mjs'), {
    cwd: folder,
    env: { NODE_ENV: 'production', ...environment },
    execArgv: [...execArgv],
    silent: true,
  });
  const log = logOf(child);
  const said = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said[0] !== 'ready') throw new Error(`${name} did not start:\n${log.lines.join('\n')}`);
  // As in Lambda, an instance has one request at a time.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(event: unknown): Promise<T> => {
    const turn = last.then(() => invoke<T>(child, log, event));
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    invoke: inTurn,
    figures: () => inTurn<Figures>('figures'),
    log: log.lines,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function invoke<T>(child: ChildProcess, log: Log, event: unknown): Promise<T> {
  const answered = once(child, 'message');
  const logged = log.endOfRun();
  child.send(event as object | string);
  const [answer] = (await answered) as [Answer];
  await logged;
  if ('error' in answer) throw new Error(`${answer.error.errorType}: ${answer.error.errorMessage}`);
  return answer.result as T;
}

interface Log {
  readonly lines: readonly string[];
  /** Waits until both streams have said that the next run is over. */
  endOfRun(): Promise<unknown>;
}

/** What `runtime.mjs` writes at the end of a run. */
const END = 'the end of a run';

/** The log of a process, line by line. */
function logOf(child: ChildProcess): Log {
  const lines: string[] = [];
  const ends = new EventEmitter();
  const streams = [child.stdout, child.stderr].flatMap((stream, at) => {
    if (stream === null) return [];
    createInterface({ input: stream }).on('line', (line) => {
      if (line === END) ends.emit(`end ${at}`);
      else if (line !== '') lines.push(line);
    });
    return [at];
  });
  return { lines, endOfRun: () => Promise.all(streams.map((at) => once(ends, `end ${at}`))) };
}

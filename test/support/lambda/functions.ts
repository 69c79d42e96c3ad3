import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES, type FunctionName } from '../../../infra/entries';
import { bundleOf } from '../../../infra/lib/bundled-code';

/** A function as deployed, running in a process that can import only its bundle. */
export interface DeployedFunction {
  /** The handler's result. Rejects with the error that Lambda would put into a dead letter. */
  invoke<T = unknown>(event: unknown): Promise<T>;
  /** Its log so far, line by line. */
  readonly log: readonly string[];
  stop(): void;
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
  const log = linesOf(child);
  const said = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said[0] !== 'ready') throw new Error(`${name} did not start:\n${log.join('\n')}`);
  return {
    invoke: (event) => invoke(child, event),
    log,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function invoke<T>(child: ChildProcess, event: unknown): Promise<T> {
  const answered = once(child, 'message');
  child.send(event as object);
  const [answer] = (await answered) as [Answer];
  if ('error' in answer) throw new Error(`${answer.error.errorType}: ${answer.error.errorMessage}`);
  return answer.result as T;
}

function linesOf(child: ChildProcess): string[] {
  const lines: string[] = [];
  const keep = (text: Buffer) => lines.push(...text.toString().split('\n').filter(Boolean));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return lines;
}

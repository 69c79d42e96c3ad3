import type { Account } from '../account/account';
import { commitOf } from './release';

/** The dependencies of a rollback. */
export interface Rollback {
  readonly stage: string;
  readonly account: Pick<Account, 'output'>;
  /** Runs a command in a folder and waits. Throws if it fails. */
  run(folder: string, command: string, ...args: string[]): Promise<void>;
  /** Copies the present stage file to another folder: it describes the stage, which no release changes. */
  copyStageFile(folder: string): void;
  say(line: string): void;
}

/**
 * Deploys an earlier release again, from its commit, in a separate folder. Tables, secrets and players' tabs stay.
 * @param folder must not exist yet, and is removed afterwards
 * @param release the release to deploy. @default the one before the deployed one
 */
export async function rollBack(rollback: Rollback, folder: string, release?: string): Promise<void> {
  const { stage, account, run, say } = rollback;
  const wanted = release ?? (await account.output('Functions', 'ReleaseBefore'));
  if (wanted === undefined) throw new Error(`Nothing was deployed to ${stage} before what is there now.`);
  const commit = commitOf(wanted);
  say(`Going back to ${wanted}`);
  await run('.', 'git', 'worktree', 'add', '--detach', folder, commit);
  try {
    rollback.copyStageFile(folder);
    await run(folder, 'npm', 'ci');
    await run(folder, 'npm', 'run', 'deploy', '--', stage);
  } finally {
    await run('.', 'git', 'worktree', 'remove', '--force', folder);
  }
}

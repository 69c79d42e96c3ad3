import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awsAccount } from '../account/aws-account';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { rollBack } from './rollback';

/** `turreton rollback STAGE [RELEASE]`: deploys the previous release again, or the named one. */
export async function rollBackStage(stage: string, release: string | undefined): Promise<void> {
  const { region } = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  const account = awsAccount({ stage, region });
  const file = `infra/stages/${stage}.json`;
  const copyStageFile = (folder: string) => copyFileSync(file, join(folder, file));
  const say = (line: string) => console.log(`\n${line}`);
  const folder = join(mkdtempSync(join(tmpdir(), 'turreton-')), 'earlier');
  await rollBack({ stage, account, run, copyStageFile, say }, folder, release || undefined);
}

async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { cwd, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { awsAccount } from '../account/aws-account';
import { releaseOf } from '../release/release';
import { smoke } from '../smoke/smoke';
import { turnOf } from '../smoke/turn';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { type Deployment, deploy, showDifferences } from './deploy';

/** What is asked for beside a deployment. */
export interface DeployOptions {
  /** Only shows the changes. */
  readonly diff: boolean;
  /** Uses the output of `turreton build-aws`, where another job built the pages without credentials. */
  readonly builtPages: boolean;
}

/** `turreton deploy STAGE`: deploys a stage to the account of the shell's credentials. */
export async function deployStage(stage: string, { diff, builtPages }: DeployOptions): Promise<void> {
  // The build of the pages uses it too.
  const release = releaseOf(process.cwd());
  const run = runner(release);
  const config = (siteAddress: string) => readStage(stage, { siteAddress });
  const account = awsAccount(config(UNKNOWN_ADDRESS));
  const deployment: Deployment = {
    account,
    release,
    pagesAreBuilt: builtPages,
    config,
    npm: (script, ...args) => run('npm', ['run', script, '--', ...args]),
    // cdk.json names the app, and is searched for only in this folder.
    cdk: (where, ...args) =>
      run('cdk', [...args, '--no-notices'], where === 'with app' ? process.cwd() : 'infra'),
    say: (line) => console.log(`\n${line}`),
  };
  if (diff) return showDifferences(deployment);
  const site = await deploy(deployment);
  if (site === undefined) {
    process.exitCode = 1;
    return;
  }
  const { works, line } = await smoke(site, { playTurn: turnOf(account) });
  console.log(`\n${line}`);
  process.exitCode = works ? 0 : 1;
}

/** npm puts the project's own commands first in the path. Throws if the command fails. */
function runner(release: string) {
  return async (command: string, args: readonly string[], cwd = process.cwd()): Promise<void> => {
    const env = { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true', TURRETON_RELEASE: release };
    const [code] = await once(spawn(command, args, { cwd, env, stdio: 'inherit' }), 'exit');
    if (code !== 0)
      throw new Error(`${command} ${args.join(' ')} failed. Nothing after it was done; run it again.`);
  };
}

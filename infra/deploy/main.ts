import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { awsAccount } from '../account/aws-account';
import { releaseOf } from '../release/release';
import { smoke } from '../smoke/smoke';
import { turnOf } from '../smoke/turn';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { type Deployment, deploy, showDifferences } from './deploy';

// npm run deploy -- STAGE: deploys a stage to the account of the shell's credentials. --diff only shows the changes;
// --built-pages uses the output of `npm run build:aws`, where another job built the pages without credentials.
const [stage = '', option, ...more] = process.argv.slice(2);
if (stage === '' || ![undefined, '--diff', '--built-pages'].includes(option) || more.length > 0) {
  console.error('Usage: npm run deploy -- STAGE [--diff | --built-pages]');
  process.exit(2);
}

// The build of the pages uses it too.
const release = releaseOf(process.cwd());

/** npm puts the project's own commands first in the path. Throws if the command fails. */
async function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<void> {
  const env = { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true', TURRETON_RELEASE: release };
  const [code] = await once(spawn(command, args, { cwd, env, stdio: 'inherit' }), 'exit');
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} failed. Nothing after it was done; run it again.`);
}

try {
  const config = (siteAddress: string) => readStage(stage, { siteAddress });
  const account = awsAccount(config(UNKNOWN_ADDRESS));
  const deployment: Deployment = {
    account,
    release,
    pagesAreBuilt: option === '--built-pages',
    config,
    npm: (script, ...args) => run('npm', ['run', script, '--', ...args]),
    // cdk.json names the app, and is searched for only in this folder.
    cdk: (where, ...args) =>
      run('cdk', [...args, '--no-notices'], where === 'with app' ? process.cwd() : 'infra'),
    say: (line) => console.log(`\n${line}`),
  };
  if (option === '--diff') await showDifferences(deployment);
  else {
    const site = await deploy(deployment);
    if (site === undefined) process.exit(1);
    const { works, line } = await smoke(site, { playTurn: turnOf(account) });
    console.log(`\n${line}`);
    process.exitCode = works ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { awsAccount } from '../account/aws-account';
import { readStage, stagesIn, UNKNOWN_ADDRESS } from '../stage-file';
import { smoke } from './smoke';
import { turnOf } from './turn';

// npm run smoke -- ADDRESS [--stage STAGE] [--mail you@example.org]: prints in one line whether a site works.
const { values, positionals } = parseArgs({
  options: { stage: { type: 'string' }, mail: { type: 'string' } },
  allowPositionals: true,
});
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Usage: npm run smoke -- https://SITE [--stage STAGE] [--mail YOUR-ADDRESS]');
  process.exit(2);
}
const site = new URL(address).origin;
try {
  const config = stageOf(site, values.stage);
  const { works, line } = await smoke(site, {
    ...(config && { playTurn: turnOf(awsAccount(config)) }),
    ...(values.mail !== undefined && { address: values.mail }),
  });
  console.log(line);
  process.exitCode = works ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The named stage, or the one whose file has the address. Its canary plays the turn. */
function stageOf(site: string, named: string | undefined) {
  const read = (stage: string) => readStage(stage, { checking: true, siteAddress: UNKNOWN_ADDRESS });
  return named === undefined
    ? stagesIn()
        .map(read)
        .find(({ siteUrl }) => siteUrl === site)
    : read(named);
}

import { awsAccount } from '../account/aws-account';
import { readStage, stagesIn, UNKNOWN_ADDRESS } from '../stage-file';
import { smoke } from './smoke';
import { turnOf } from './turn';

interface SmokeOptions {
  readonly stage?: string | undefined;
  readonly mail?: string | undefined;
}

/** `turreton smoke ADDRESS`: prints in one line whether a site works. */
export async function smokeSite(site: string, { stage, mail }: SmokeOptions): Promise<void> {
  const config = stageOf(site, stage);
  const { works, line } = await smoke(site, {
    ...(config && { playTurn: turnOf(awsAccount(config)) }),
    ...(mail !== undefined && { address: mail }),
  });
  console.log(line);
  process.exitCode = works ? 0 : 1;
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

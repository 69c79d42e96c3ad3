import { readStage } from '../../infra/stage-file';
import { asksWithin } from '../../web/components/table/poll-interval';
import { writeIntoCosts } from '../support/report';
import { assumedBy } from './assumptions';
import { playMonth } from './month';
import { pricesOf } from './prices';
import { type MonthWithMail, reportOf } from './report';
import { DAYS } from './usage';

/** The numbers of players, of seven, who want a mail each turn. */
const ASKING = [2, 7];

interface Asked {
  readonly stage?: string | undefined;
  readonly region?: string | undefined;
  /** The assumptions that differ from the defaults. */
  readonly assumptions: Readonly<Record<string, number>>;
}

/**
 * `turreton costs`: plays a month, and writes its cost into docs/costs.md. With a stage, a region or an assumption it
 * prints the cost and writes nothing.
 */
export async function costs({ stage, region, assumptions }: Asked): Promise<void> {
  const assumed = assumedBy(assumptions);
  const config = readStage(stage ?? 'prod', { checking: true });
  const prices = pricesOf(region ?? config.region);
  const questions = asksWithin(assumed.seconds * 1000);
  const looking = { looks: Math.round(assumed.looks), questions, days: DAYS };
  const withMail: MonthWithMail[] = [];
  const month = await playMonth(looking);
  // Mail depends on turns, not on the number of looks.
  for (const asking of ASKING) {
    const { followed } = (await playMonth({ ...looking, looks: 0 }, asking)).usage;
    withMail.push({ asking, month: { ...month, usage: { ...month.usage, followed } } });
  }
  const report = reportOf(month, withMail, { config, prices, assumed, questions });
  const isUsual = stage === undefined && region === undefined && Object.keys(assumptions).length === 0;
  if (isUsual) writeIntoCosts('npm run costs', report);
  process.stdout.write(`${report}\n`);
}

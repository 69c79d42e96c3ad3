import { parseArgs } from 'node:util';
import { readStage } from '../../infra/stage-file';
import { asksWithin } from '../../web/components/table/poll-interval';
import { writeIntoCosts } from '../support/report';
import { ASSUMPTIONS, assumedBy } from './assumptions';
import { playMonth } from './month';
import { pricesOf } from './prices';
import { type MonthWithMail, reportOf } from './report';
import { DAYS } from './usage';

/** The numbers of players, of seven, who want a mail each turn. */
const ASKING = [2, 7];

// npm run costs: plays a month, and writes its cost into docs/costs.md. With --stage, --region or an assumption it
// prints the cost and writes nothing.
const names = ['stage', 'region', ...Object.keys(ASSUMPTIONS)];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
const { values } = parseArgs({ options });
const assumed = assumedBy(values);
const config = readStage(String(values.stage ?? 'prod'), { checking: true });
const prices = pricesOf(String(values.region ?? config.region));
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
if (Object.keys(values).length === 0) writeIntoCosts('npm run costs', report);
process.stdout.write(`${report}\n`);

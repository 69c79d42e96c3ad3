import { writeIntoCosts } from '../support/report';
import { playMonth } from './month';
import { type MonthWithMail, reportOf } from './report';
import { DAYS } from './usage';

/** Players of seven who ask for a mail each turn. */
const ASKING = [2, 7];

// npm run costs: plays a month, and writes what it costs into docs/costs.md.
const withMail: MonthWithMail[] = [];
for (const asking of ASKING) withMail.push({ asking, month: await playMonth(DAYS, asking) });
const report = reportOf(await playMonth(DAYS), withMail, DAYS);
writeIntoCosts('npm run costs', report);
process.stdout.write(`${report}\n`);

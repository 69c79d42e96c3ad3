import { writeIntoCosts } from '../support/report';
import { playMonth } from './month';
import { reportOf } from './report';
import { DAYS } from './usage';

// npm run costs: plays a month, and writes what it costs into docs/costs.md.
const report = reportOf(await playMonth(DAYS), DAYS);
writeIntoCosts('npm run costs', report);
process.stdout.write(`${report}\n`);

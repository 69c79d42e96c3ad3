import { parseArgs } from 'node:util';
import { writeIntoCosts } from '../support/report';
import { profileClosing } from './call-profile';
import { closeAtOnce } from './closings';
import { reportOf } from './report';
import { CHOSEN } from './settings';

// npm run load: closes ten thousand games that are due together, simulates them on AWS, and writes docs/costs.md.
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: String(CHOSEN.games) },
    seed: { type: 'string', default: 'herd' },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  process.stderr.write('--games is how many games are closed by the real services: 1 or more\n');
  process.exit(2);
}
const closings = await closeAtOnce(games, values.seed);
const report = reportOf(await profileClosing(), closings, values.seed);
if (games === CHOSEN.games) writeIntoCosts('npm run load', report);
process.stdout.write(`${report}\n`);
process.exit(closings.missing + closings.doubled + closings.notTold === 0 ? 0 : 1);

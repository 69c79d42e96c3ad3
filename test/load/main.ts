import { writeIntoCosts } from '../support/report';
import { profileClosing } from './call-profile';
import { closeAtOnce } from './closings';
import { reportOf } from './report';
import { CHOSEN } from './settings';

/** `turreton load`: closes games that are due together, simulates them on AWS, and writes docs/costs.md. */
export async function load(games: number | undefined, seed: string): Promise<void> {
  const count = games ?? CHOSEN.games;
  const closings = await closeAtOnce(count, seed);
  const report = reportOf(await profileClosing(), closings, seed);
  if (count === CHOSEN.games) writeIntoCosts('npm run load', report);
  process.stdout.write(`${report}\n`);
  process.exit(closings.missing + closings.doubled + closings.notSent === 0 ? 0 : 1);
}

import { startPlatform } from '../../functions/host/platform';
import { bots } from '../../functions/services/bots';
import { createLeague } from '../../functions/services/manage-leagues';
import { createSeason } from '../../functions/services/manage-seasons';
import { startSeason } from '../../functions/services/start-season';

/** A platform in a process of its own, to be killed: its first run starts a season of bots with quick deadlines. */
const [path = '', deadlineMinutes = '0.01'] = process.argv.slice(2);
const platform = await startPlatform(path);
const { deps } = platform;
await platform.run();
if ((await deps.store.leagues()).length === 0) {
  const olga = { id: 'olga', name: 'Olga', email: null };
  const league = await createLeague(deps, olga, { name: 'Killed and started again', about: '' });
  const season = await createSeason(deps, olga, league.id, {
    name: 'Season 1',
    system: 'ny2047',
    options: { lastYear: 2060 },
    rounds: 1,
    scoring: 'sum-of-squares',
    press: 'full',
    deadlines: { orders: Number(deadlineMinutes), adjustment: Number(deadlineMinutes), earlyClose: false },
  });
  if (!season.ok) throw new Error(season.refusal.code);
  for (const bot of bots().slice(0, 14)) await deps.store.enter(season.value.id, bot, deps.clock());
  await startSeason(deps, olga, season.value.id, { fillWithBots: true });
}
process.stdout.write('running\n');

import { setInterval } from 'node:timers/promises';
import { newEntry } from '../../functions/core/entry/new-entry';
import { bots } from '../../functions/core/game/bots';
import { createLeague } from '../../functions/core/league/manage-leagues';
import { createSeason } from '../../functions/core/season/manage-seasons';
import { startSeason } from '../../functions/core/season/start-season';
import { startPlatform } from '../../functions/host/platform';
import type { Transports } from '../../functions/host/transports';
import { sendersOver } from '../../functions/notify/senders';
import { siteFor } from '../../functions/runtime';

/**
 * A platform in a separate process, to be killed: its first run starts a season of bots with short deadlines. It prints
 * the open steps of the two boards repeatedly.
 */
const [path = '', deadlineMinutes = '0.01'] = process.argv.slice(2);
const outside: Transports = {
  reach: siteFor('http://localhost', null, async () => 'a secret of a platform that nobody logs in to'),
  senders: (deps) => sendersOver(deps, async () => 'taken', null),
};
const platform = await startPlatform(outside, path, false);
const { deps } = platform;
platform.run();
if ((await deps.store.leagues(1, null)).rows.length === 0) {
  const olga = { id: 'olga', name: 'Olga', email: null };
  const league = await createLeague(deps, olga, { name: 'Killed and started again', about: '' });
  const season = await createSeason(deps, olga, league.id, {
    name: 'Season 1',
    system: 'ny2047',
    options: { lastYear: 2060 },
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { mode: 'open', capacity: null, confirm: false, review: false, late: false },
    scoring: 'sum-of-squares',
    press: 'full',
    deadlines: {
      orders: Number(deadlineMinutes),
      adjustment: Number(deadlineMinutes),
      earlyClose: 'forbidden',
    },
  });
  if (!season.ok) throw new Error(season.refusal.code);
  for (const bot of bots().slice(0, 14))
    await deps.store.enterBot(newEntry(season.value, bot, deps.clock(), 'in'));
  await startSeason(deps, olga, season.value.id);
}
const [league] = (await deps.store.leagues(1, null)).rows;
const [season] = await deps.store.seasonsOf(league?.id ?? '');
const openStep = async (board: number) => (await deps.store.gate(`${season?.id}r1b${board}`))?.step;
for await (const _ of setInterval(20))
  process.stdout.write(`${JSON.stringify([await openStep(1), await openStep(2)])}\n`);

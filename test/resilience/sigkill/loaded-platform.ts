import { newEntry } from '../../../functions/core/entry/new-entry';
import { createLeague } from '../../../functions/core/league/manage-leagues';
import type { Deps } from '../../../functions/core/platform/deps';
import { createSeason } from '../../../functions/core/season/manage-seasons';
import { startSeason } from '../../../functions/core/season/start-season';
import { submitOrders } from '../../../functions/core/step/submit-orders';
import { startPlatform } from '../../../functions/host/platform';
import type { Transports } from '../../../functions/host/transports';
import { sendersOver } from '../../../functions/notify/senders';
import { siteFor } from '../../../functions/runtime';

/**
 * A platform in a separate process, to be killed while seven people send orders as fast as it accepts them. It prints a
 * line for each list that it has acknowledged: game, step, seat, version, receipt.
 */
const [path = ''] = process.argv.slice(2);
const PLAYERS = 7;
const DEADLINE_MINUTES = 0.03;

const outside: Transports = {
  reach: siteFor('http://localhost', null, async () => 'a secret of a platform that nobody logs in to'),
  senders: (deps) => sendersOver(deps, async () => 'taken', null),
};
const platform = await startPlatform(outside, path);
const { deps } = platform;
platform.run();
const game = await gameOf(deps);
process.stdout.write('running\n');
await Promise.all(Array.from({ length: PLAYERS }, (_, at) => play(`player-${at + 1}`)));

/** The one game, which the first process sets up. */
async function gameOf({ store, clock }: Deps): Promise<string> {
  const olga = { id: 'olga', name: 'Olga', email: null };
  const [founded] = (await store.leagues(1, null)).rows;
  const league = founded ?? (await createLeague(deps, olga, { name: 'Killed under load', about: '' }));
  const [announced] = await store.seasonsOf(league.id);
  if (announced !== undefined && announced.round > 0) return `${announced.id}r1b1`;
  const season = await createSeason(deps, olga, league.id, {
    name: 'Season 1',
    system: 'ny2047',
    options: {},
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { mode: 'open', capacity: null, confirm: false, review: false, late: false },
    scoring: 'sum-of-squares',
    press: 'full',
    deadlines: { orders: DEADLINE_MINUTES, adjustment: DEADLINE_MINUTES, earlyClose: 'forbidden' },
  });
  if (!season.ok) throw new Error(season.refusal.code);
  for (let player = 1; player <= PLAYERS; player += 1) {
    const person = { id: `player-${player}`, name: `Player ${player}`, kind: 'human' } as const;
    await store.enterBot(newEntry(season.value, person, clock(), 'in'));
  }
  await startSeason(deps, olga, season.value.id);
  return `${season.value.id}r1b1`;
}

/** Sends one list after the other, never the same twice, and prints the accepted ones. */
async function play(id: string): Promise<void> {
  const caller = { id, name: id, email: null };
  for (let count = 0; ; count += 1) {
    const step = (await deps.store.gate(game))?.step ?? 1;
    const orders = [{ type: 'VOTE', vote: count % 2 === 0 ? 'draw' : 'none' }];
    const sent = await submitOrders(deps, caller, game, { step, orders, ready: false });
    if (!sent.ok) continue;
    const { seat, version, receipt } = sent.value.stored;
    process.stdout.write(`${game} ${step} ${seat} ${version} ${receipt}\n`);
  }
}

import { newEntry } from '../../../functions/core/entry/new-entry';
import { register } from '../../../functions/core/entry/registration';
import { createLeague } from '../../../functions/core/league/manage-leagues';
import { editNote, noteOnGame } from '../../../functions/core/note/own-notes';
import { sendMessage } from '../../../functions/core/press/press';
import { enterResults } from '../../../functions/core/result/enter-results';
import { ruleOnClock } from '../../../functions/core/ruling/rule-on-clock';
import { createSeason } from '../../../functions/core/season/manage-seasons';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { SeasonRecord } from '../../../functions/core/season/seasons.records';
import { startSeason } from '../../../functions/core/season/start-season';
import { planAhead } from '../../../functions/core/step/plan-ahead';
import { submitOrders } from '../../../functions/core/step/submit-orders';
import { startPlatform } from '../../../functions/host/platform';
import type { Transports } from '../../../functions/host/transports';
import { sendersOver } from '../../../functions/notify/senders';
import { siteFor } from '../../../functions/runtime';
import type { Acknowledged } from './acknowledged';

/**
 * A platform in a separate process, to be killed while players and an organizer write as fast as it accepts: orders and
 * votes to a board whose steps last seconds, plans and rulings on a board that waits, press, notes, registrations, and
 * results of a real table. It prints each write that it has acknowledged as a line of JSON.
 */
const [path = ''] = process.argv.slice(2);
const PLAYERS = 7;
const SECONDS_OF_A_STEP = 2;
const OLGA = { id: 'olga', name: 'Olga', email: null };

const outside: Transports = {
  reach: siteFor('http://localhost', null, async () => 'a secret of a platform that nobody logs in to'),
  senders: (deps) => sendersOver(deps, async () => 'taken', null),
};
const platform = await startPlatform(outside, path, false);
const { deps } = platform;
platform.run();
const boards = await boardsOf();
process.stdout.write('running\n');
await Promise.all([
  ...Array.from({ length: PLAYERS }, (_, at) => orders(`player-${at + 1}`)),
  ...[1, 2].map((at) => plans(`player-${at + 1}`)),
  press('player-1'),
  notes('player-2'),
  registrations(),
  rulings(),
  results(),
]);

function acknowledge(write: Acknowledged): void {
  process.stdout.write(`${JSON.stringify(write)}\n`);
}

/** The boards and the season, which the first process sets up. */
async function boardsOf() {
  const [founded] = (await deps.store.leagues(1, null)).rows;
  const league = founded ?? (await createLeague(deps, OLGA, { name: 'Killed under load', about: '' }));
  const known = await deps.store.seasonsOf(league.id);
  const season = async (name: string, settings: Partial<CreateSeason>) =>
    known.find((one) => one.name === name) ?? (await announce(league.id, name, settings));
  const fast = await season('Fast', {
    deadlines: {
      orders: SECONDS_OF_A_STEP / 60,
      adjustment: SECONDS_OF_A_STEP / 60,
      earlyClose: 'forbidden',
    },
  });
  const waits = await season('Waits', { system: 'nyc-risk' });
  const table = await season('Real table', {
    system: 'results-only',
    options: { title: 'Harbour Trade', seats: { min: 3, max: 3 } },
    atTheTable: { rated: false },
  });
  const joining = await season('Joining', {});
  for (const one of [fast, waits, table]) if (one.round === 0) await start(one);
  return {
    fast: `${fast.id}r1b1`,
    waits: `${waits.id}r1b1`,
    table: { season: table.id, game: `${table.id}r1b1` },
    joining: joining.id,
  };
}

async function announce(
  league: string,
  name: string,
  settings: Partial<CreateSeason>,
): Promise<SeasonRecord> {
  const season = await createSeason(deps, OLGA, league, {
    name,
    system: 'ny2047',
    options: {},
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { mode: 'open', capacity: null, confirm: false, review: false, late: false },
    press: 'full',
    deadlines: { orders: 60 * 24, adjustment: 60 * 24, earlyClose: 'forbidden' },
    ...settings,
  });
  if (!season.ok) throw new Error(JSON.stringify(season.refusal));
  return season.value;
}

async function start({ id }: SeasonRecord): Promise<void> {
  const season = await deps.store.season(id);
  if (season === undefined) throw new Error(`season ${id} is gone`);
  const seats = season.system === 'ny2047' ? PLAYERS : 3;
  for (let player = 1; player <= seats; player += 1) {
    const person = { id: `player-${player}`, name: `Player ${player}`, kind: 'human' } as const;
    await deps.store.enterBot(newEntry(season, person, deps.clock(), 'in'));
  }
  await startSeason(deps, OLGA, id);
}

function callerOf(id: string) {
  return { id, name: id, email: null };
}

/** Sends one list after the other, never the same twice: every other one is a vote. One player never votes for a draw. */
async function orders(id: string): Promise<never> {
  const game = boards.fast;
  const vote = id === `player-${PLAYERS}` ? 'none' : 'draw';
  for (let count = 0; ; count += 1) {
    const step = (await deps.store.gate(game))?.step ?? 1;
    const kind = count % 2 === 0 ? 'vote' : 'orders';
    const list = kind === 'vote' ? [{ type: 'VOTE', vote }] : [];
    const sent = await submitOrders(deps, callerOf(id), game, { step, orders: list, ready: false });
    if (sent.ok) acknowledge({ kind, game, step, ...storedOf(sent.value.stored) });
  }
}

function storedOf({ seat, version, receipt }: { seat: string; version: number; receipt: string }) {
  return { seat, version, receipt };
}

async function plans(id: string): Promise<never> {
  const game = boards.waits;
  for (;;) {
    const stored = await planAhead(deps, callerOf(id), game, { orders: [{ type: 'endPhase' }] });
    if (stored.ok)
      acknowledge({ kind: 'plan', game, seat: stored.value.seat, storedAt: stored.value.storedAt });
    else await rest();
  }
}

async function press(id: string): Promise<never> {
  const game = boards.waits;
  for (let count = 0; ; count += 1) {
    const sent = await sendMessage(deps, callerOf(id), game, { to: 'all', text: `Message ${count}` });
    if (sent.ok)
      acknowledge({ kind: 'message', game, thread: sent.value.message.thread, id: sent.value.message.id });
    await rest();
  }
}

/** Writes a note once, and then changes it; its text counts up. */
async function notes(player: string): Promise<never> {
  const game = boards.waits;
  for (;;) {
    const [note] = await deps.store.ownNotes(player, game);
    const text = String(note === undefined ? 1 : Number(note.text) + 1);
    const saved =
      note === undefined
        ? await noteOnGame(deps, callerOf(player), game, { step: null, text })
        : await editNote(deps, callerOf(player), { game, id: note.id }, text);
    if (saved.ok) acknowledge({ kind: 'note', player, game, text });
    await rest();
  }
}

async function registrations(): Promise<never> {
  const season = boards.joining;
  for (;;) {
    const player = `guest-of-${deps.newId()}`;
    const entered = await register(deps, callerOf(player), season, {});
    if (entered.ok) acknowledge({ kind: 'registration', season, player });
    await rest();
  }
}

/** Extends the deadline of a step, again and again; each ruling has a reason of its own. */
async function rulings(): Promise<never> {
  const game = boards.waits;
  for (;;) {
    const gate = await deps.store.gate(game);
    const reason = `Extended for the ${deps.newId()} time.`;
    const ruled = await ruleOnClock(
      deps,
      OLGA,
      game,
      { kind: 'extend', until: (gate?.deadline ?? 0) + 60_000 },
      reason,
    );
    if (ruled.ok) acknowledge({ kind: 'ruling', game, reason });
    await rest();
  }
}

/** Corrects the result of a real table, again and again: the points of its first seat count up. */
async function results(): Promise<never> {
  const { season, game } = boards.table;
  for (;;) {
    const record = await deps.store.game(game);
    const points = (await deps.store.rulings(game)).length + 1;
    const seats = record?.seats ?? [];
    const lines = seats.map(({ seat }, at) => `1,1,${seat},${at === 0 ? points : 0}`);
    const text = ['round,board,seat,points', ...lines].join('\n');
    const entered = await enterResults(deps, OLGA, season, { text, preview: false });
    if (entered.ok) acknowledge({ kind: 'result', game, points });
    else process.stderr.write(`${JSON.stringify(entered.refusal)}\n`);
    await rest();
  }
}

/** Leaves the others some time. */
function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, 5));
}

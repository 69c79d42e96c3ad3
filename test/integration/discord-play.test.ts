import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameSystemId } from '../../engine/games';
import { gameSystem } from '../../engine/systems';
import { LIMITS } from '../../functions/api/limits';
import { MOST } from '../../functions/api/rate-limit';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Messages, Threads } from '../../functions/core/press/press.schema';
import { type CommandSent, choicesWhile, connectServer, give, linkDiscord } from '../support/discord';
import { settingsOf } from '../support/league-settings';
import { type Board, type BoardOptions, playerOf, startBoard } from '../support/season';
import { type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

let world: World;
let board: Board;

const FRANCE = '71';
const ENGLAND = '72';
const ORDERS = 'A PAR - BUR; A MAR - SPA; F BRE - MAO';

/** A board with a connected server; two of its players have linked their Discord accounts. */
async function start(options: BoardOptions = {}): Promise<void> {
  world = await startWorld();
  board = await startBoard(world, { system: 'classic', humans: 7, ...options });
  await connectServer(world, board);
  const [france, england] = seats();
  await linkDiscord(world, playerOf(board, france).id, FRANCE);
  await linkDiscord(world, playerOf(board, england).id, ENGLAND);
  await world.dynamo.dynamo.catchUp();
}
afterEach(() => world.close());

/** The two seats whose players use Discord: France and England in Classic. */
function seats(): readonly [string, string] {
  const names = Object.keys(board.players);
  return names.includes('france') ? ['france', 'england'] : [names[0] ?? '', names[1] ?? ''];
}

const say = (name: string, options: CommandSent['options'] = {}, rest: Partial<CommandSent> = {}) =>
  give(world, { name, options, user: FRANCE, ...rest });
const offered = (name: string, options: CommandSent['options'] = {}, rest: Partial<CommandSent> = {}) =>
  choicesWhile(world, { name, options, user: FRANCE, ...rest });
const seenBy = async (person: Person) => (await person.get<Game>(`/games/${board.game}`)).body;
const storedBy = async (seat: string) => (await seenBy(playerOf(board, seat))).me.stored;
const untilDeadline = async () => {
  const { deadline } = (await world.store.gate(board.game)) ?? expect.fail('no gate');
  world.clock.set(deadline);
};

describe('/orders', () => {
  beforeEach(() => start());

  test('stores typed orders for the open turn, and only the player sees the answer', async () => {
    const { text, toOne } = await say('orders', {
      orders: 'Paris to Burgundy; a mar-spa',
      more: 'F BRE - MAO',
    });
    expect(toOne).toBe(true);
    expect(text).toContain('Season 1, round 1, board 1: France \\(Spring 1901\\)');
    expect(text).toMatch(/Stored, 3 orders:\n`A PAR - BUR`\n`A MAR - SPA`\n`F BRE - MAO`/);
    expect(await storedBy('france')).toMatchObject({
      orders: [
        { unit: 'par', type: 'MOVE', to: 'bur' },
        { unit: 'mar', type: 'MOVE', to: 'spa' },
        { unit: 'bre', type: 'MOVE', to: 'mao' },
      ],
      ready: false,
      version: 1,
    });
    expect(await storedBy('england')).toBeNull();
  });

  test('stores nothing of a list that is not understood or not legal, and names each line', async () => {
    const unread = await say('orders', { orders: 'A PAR - BUR; A MAR to nowhere' });
    expect(unread).toEqual({
      text: expect.stringMatching(/Nothing was stored\. .*\n`A MAR to nowhere`: /),
      toOne: true,
    });
    // London is England's.
    const foreign = await say('orders', { orders: 'A PAR - BUR; F LON - NTH' });
    expect(foreign.text).toMatch(/Nothing was stored\. [^\n]+\n`F LON - NTH`: /);
    expect(await storedBy('france')).toBeNull();
  });

  test('is refused after the deadline, like on the site', async () => {
    await untilDeadline();
    const { text, toOne } = await say('orders', { orders: ORDERS });
    expect(text).toMatch(/Nothing was stored\. This turn closed on 22 November 2026/);
    expect(toOne).toBe(true);
    const france = playerOf(board, 'france');
    expect(await storedBy('france')).toBeNull();
    expect(await france.put(`/games/${board.game}/steps/1/orders`, { text: 'A PAR - BUR' })).toMatchObject({
      status: 409,
      body: { code: 'step-closed' },
    });
  });

  test('a copy of the same request stores nothing again, and gets the same answer', async () => {
    const first = await say('orders', { orders: ORDERS }, { id: '900' });
    await say('orders', { orders: 'A PAR H' });
    expect(await say('orders', { orders: ORDERS }, { id: '900' })).toEqual(first);
    expect(await storedBy('france')).toMatchObject({ orders: [{ unit: 'par', type: 'HOLD' }], version: 2 });
    expect((await say('orders', { orders: 'A PAR - PIC' }, { id: '900' })).text).toMatch(/arrived before/);
    expect(await storedBy('france')).toMatchObject({ version: 2 });
  });

  test('completes the last order to legal ones of the player’s own seat', async () => {
    const legal = new Set<string>();
    const system = gameSystem('classic');
    const { position } = (await world.store.step(board.game, 0)) ?? expect.fail('no position');
    for (const { order } of system.legal(position, 'france', []))
      legal.add(system.notation?.print(position, order) ?? '');
    const all = await offered('orders', { orders: '' });
    expect(all).toHaveLength(25);
    expect(all.filter((choice) => !legal.has(choice))).toEqual([]);
    expect(await offered('orders', { orders: 'par bu' })).toContain('A PAR - BUR');
    expect((await offered('orders', { orders: 'Paris - Burgundy' }))[0]).toBe('A PAR - BUR');
    const next = await offered('orders', { orders: 'A PAR - BUR; a mar' });
    expect(next).toContain('A PAR - BUR; A MAR S A PAR - BUR');
    expect(next[0]).toMatch(/^A PAR - BUR; A MAR /);
    expect(next.every((choice) => /^A PAR - BUR; .*MAR/.test(choice))).toBe(true);
    // Paris has its order already, here or in the other option.
    const again = await offered('orders', { orders: 'A PAR - BUR; A PAR' });
    expect(again.filter((choice) => choice.startsWith('A PAR - BUR; A PAR'))).toEqual([]);
    const more = await offered('orders', { more: 'A PAR - BUR', orders: 'A PAR' });
    expect(more.filter((choice) => choice.startsWith('A PAR'))).toEqual([]);
    expect(more).toContain('A MAR S A PAR - BUR');
    const foreign = await offered('orders', { orders: 'F LON' });
    expect(foreign.filter((choice) => choice.startsWith('F LON'))).toEqual([]);
    expect(await offered('orders', { orders: 'F LON' }, { user: ENGLAND })).toContain('F LON - NTH');
    for (const choice of [...all, ...next]) expect(choice.length).toBeLessThanOrEqual(100);
    expect(await offered('orders', { orders: `${'A PAR - BUR; '.repeat(8)}A M` })).toEqual([]);
  });

  test('needs an account that its owner has linked, and a board of their own', async () => {
    expect((await say('orders', { orders: ORDERS }, { user: '9' })).text).toMatch(/not linked/);
    expect(await offered('orders', { orders: '' }, { user: '9' })).toEqual([]);
    await linkDiscord(world, board.organizer.id, '10');
    await world.dynamo.dynamo.catchUp();
    expect((await say('orders', { orders: ORDERS }, { user: '10' })).text).toMatch(/no running board/);
    const game = { board: board.game };
    expect((await say('orders', { orders: ORDERS, ...game }, { user: '10' })).text).toMatch(
      /no running board/,
    );
  });

  test('knows only the boards of the server’s league', async () => {
    const other = await startBoard(world, { system: 'classic', humans: 7 });
    const [seat = ''] =
      Object.entries(other.players).find(([, one]) => one.id === playerOf(board, 'france').id) ?? [];
    await connectServer(world, other, '6');
    expect(await offered('orders', { orders: '', board: '' })).toEqual([board.game]);
    expect(await offered('orders', { orders: '', board: '' }, { guild: '6' })).toEqual([other.game]);
    expect(await offered('orders', { orders: '', board: '' }, { guild: '7' })).toEqual([]);
    expect((await say('orders', { orders: ORDERS, board: other.game })).text).toMatch(/no such board/);
    expect((await other.players[seat]?.get<Game>(`/games/${other.game}`))?.body.me.stored).toBeNull();
  });

  test('a suspended account stores nothing, and reads on', async () => {
    const admin = await world.person(SITE_ADMIN);
    await admin.put('/me', {});
    const until = new Date(world.clock.now() + 86_400_000).toISOString();
    const suspension = { player: playerOf(board, 'france').id, until, why: 'A test of suspensions.' };
    expect(await admin.post('/site/suspensions', suspension)).toMatchObject({ status: 200 });
    for (const [name, options] of [
      ['orders', { orders: ORDERS }],
      ['press', { to: 'england', text: 'Hello' }],
    ] as const)
      expect((await say(name, options)).text).toMatch(/suspended/i);
    expect(await storedBy('france')).toBeNull();
    expect((await say('waiting')).text).toMatch(/Orders missing/);
  });

  test('a Discord account that its owner has unlinked is nobody’s', async () => {
    const france = playerOf(board, 'france');
    // The last way to log in stays.
    await linkDiscord(world, france.id, '81', 'github');
    expect((await france.remove('/me/logins/services/discord')).status).toBe(200);
    await world.dynamo.dynamo.catchUp();
    expect((await say('orders', { orders: ORDERS })).text).toMatch(/not linked/);
    expect(await storedBy('france')).toBeNull();
  });

  test('a client that asks more often than pages do has to wait', async () => {
    for (let at = 1; at <= MOST.account; at += 1) await offered('orders', { orders: '' }, { user: '9' });
    expect((await say('waiting', {}, { user: '9' })).text).toMatch(/Too many attempts/);
    expect((await say('waiting')).text).toMatch(/Orders missing/);
    world.clock.set(world.clock.now() + 60_000);
    expect((await say('waiting', {}, { user: '9' })).text).toMatch(/not linked/);
  });
});

describe('/ready and /waiting', () => {
  beforeEach(() => start());

  test('/ready says that the stored orders are all, takes it back, and needs orders', async () => {
    expect((await say('ready')).text).toMatch(/no orders for this turn/);
    await say('orders', { orders: ORDERS });
    expect(await say('ready')).toEqual({ text: expect.stringMatching(/You are ready/), toOne: true });
    expect(await storedBy('france')).toMatchObject({ ready: true, version: 2, orders: { length: 3 } });
    expect((await say('ready', { ready: false })).text).toMatch(/not ready yet/);
    expect(await storedBy('france')).toMatchObject({ ready: false, orders: { length: 3 } });
  });

  test('the last one who is ready closes the turn', async () => {
    for (const [seat, person] of Object.entries(board.players))
      if (seat !== 'france')
        await person.put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
    await say('orders', { orders: ORDERS });
    expect((await say('ready')).text).toMatch(/the turn is closed/);
    expect((await seenBy(playerOf(board, 'france'))).step).toBe(2);
  });

  test('/waiting says what the page shows: whose orders are missing, who is not ready, who is', async () => {
    await say('orders', { orders: ORDERS });
    await say('orders', { orders: 'F LON - NTH' }, { user: ENGLAND });
    await say('ready', {}, { user: ENGLAND });
    const { text, toOne } = await say('waiting');
    expect(toOne).toBe(true);
    expect(text).toMatch(/^Orders stored, not ready: player-\d \(France\)\.$/m);
    expect(text).toMatch(/^Ready: player-\d \(England\)\.$/m);
    expect(text.match(/^Orders missing: .*$/m)?.[0].match(/player-\d/g)).toHaveLength(5);
    expect(text).toMatch(/Closes <t:\d+:R>/);
  });
});

describe('/press', () => {
  test('sends to one seat by the rules of the season, and only the sender sees the answer', async () => {
    await start();
    expect(await offered('press', { to: 'eng' })).toEqual(['england']);
    expect(await offered('press', { to: '' })).not.toContain('france');
    const sent = { to: 'england', text: 'A truce in the Channel?' };
    const first = await say('press', sent, { id: '901' });
    expect(first).toEqual({ text: expect.stringContaining('A truce in the Channel?'), toOne: true });
    expect(first.text).toMatch(/Sent\. To: England/);
    // Discord sends it again.
    expect(await say('press', sent, { id: '901' })).toEqual(first);
    const thread = `/games/${board.game}/press/england+france`;
    const { messages } = (await playerOf(board, 'england').get<Messages>(thread)).body;
    expect(messages).toMatchObject([{ from: 'france', text: 'A truce in the Channel?' }]);
    expect((await playerOf(board, 'germany').get(thread)).status).toBe(404);
    expect((await say('press', { to: 'france', text: 'Me' })).text).toMatch(/no other seat/);
  });

  test('is limited like on the site', async () => {
    await start();
    let last = '';
    for (let at = 0; at <= LIMITS.messages.account; at += 1)
      last = (await say('press', { to: 'all', text: `Message ${at}` })).text;
    expect(last).toMatch(/Too many attempts/);
    expect(
      (await playerOf(board, 'france').post(`/games/${board.game}/press`, { to: 'all', text: 'x' })).status,
    ).toBe(429);
  });

  test('offers nobody and sends nothing where seats are anonymous', async () => {
    await start({ choices: { press: 'gunboat' } });
    expect(await offered('press', { to: '' })).toEqual([]);
    expect((await say('press', { to: 'england', text: 'Hello' })).text).toMatch(/anonym|gunboat|no press/i);
    const { threads } = (await playerOf(board, 'england').get<Threads>(`/games/${board.game}/press`)).body;
    expect(threads).toEqual([]);
    const { text } = await say('waiting');
    expect(text).toMatch(/France/);
    expect(text.match(/player-\d/g)).toHaveLength(1);
  });
});

test.each([
  'ny2047',
  'nyc-risk',
  'domination',
  'new-era',
] as const satisfies readonly GameSystemId[])('orders of %s are completed, given as completed, and stored', async (system) => {
  await start({ system, humans: 2 });
  const { pending } = gameSystem(system);
  const { position } = (await world.store.step(board.game, 0)) ?? expect.fail('no position');
  const [asked = ''] =
    pending(position)
      ?.seats.filter(({ owes }) => owes)
      .map(({ seat }) => seat) ?? [];
  const user = seats().indexOf(asked) === 1 ? ENGLAND : FRANCE;
  const [choice = ''] = await offered('orders', { orders: '' }, { user });
  expect(choice).not.toBe('');
  expect((await say('orders', { orders: choice }, { user })).text).toMatch(/Stored, 1 order:/);
});

test('in a private league, its players give orders from its server, and nobody else does', async () => {
  await start();
  const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
  await board.organizer.put(`/leagues/${board.league}/settings`, { ...settingsOf(body), private: true });
  expect((await say('orders', { orders: ORDERS })).text).toMatch(/Stored, 3 orders/);
  expect((await say('waiting', {}, { user: '9' })).text).toMatch(/not linked/);
});

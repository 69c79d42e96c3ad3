import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GameExport, verifyGame } from '../../engine/verify';
import type { AccountExport } from '../../functions/core/account/account.schema';
import { pseudonymOf } from '../../functions/core/account/delete-account';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { AUTH_TABLE, TABLE } from '../../functions/host/create-tables';
import { deliver } from '../../functions/host/play-season';
import { sweep } from '../../functions/sweep/sweep';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, UNSEEN, type World } from '../support/world';

const NAME = 'Wilhelmina Quux';
const EARLIER = 'Zephyrine Oddly';
const ADDRESS = 'player-1@example.org';
const CONFIRM = { confirm: DELETE_WORDS };
const PSEUDONYM = pseudonymOf('player-1');

let world: World;
let telling: Notifying;
let wilma: Person;

beforeEach(async () => {
  world = await startWorld();
  telling = startNotifying(world);
  wilma = await world.person('player-1', EARLIER);
});
afterEach(() => world.close());

const done = <T>({ status, text, body }: { status: number; text: string; body: T }): T => {
  if (status >= 300) throw new Error(text);
  return body;
};

/** Every item of both tables, as text. */
async function everything(): Promise<readonly string[]> {
  await world.dynamo.dynamo.catchUp();
  const pages = await Promise.all(
    [TABLE, AUTH_TABLE].map((TableName) => world.dynamo.client.send(new ScanCommand({ TableName }))),
  );
  return pages.flatMap(({ Items = [] }) => Items.map((item) => JSON.stringify(item)));
}

const naming = async (...names: readonly string[]) =>
  (await everything()).filter((item) => names.some((name) => item.includes(name)));

/** Stores the login library's data of a person who logged in by mail. */
async function keepLogins(): Promise<void> {
  const rows = [
    { pk: 'USER#player-1', sk: 'USER#player-1', email: ADDRESS, GSI1PK: `USER#${ADDRESS}`, GSI1SK: 'USER' },
    { pk: 'USER#player-1', sk: 'ACCOUNT#discord#7', GSI1PK: 'ACCOUNT#discord', GSI1SK: 'ACCOUNT#7' },
    { pk: `VT#${ADDRESS}`, sk: 'VT#token' },
    { pk: `LIMIT#address#${ADDRESS}`, sk: '1' },
  ];
  for (const Item of rows) await world.dynamo.client.send(new PutCommand({ TableName: AUTH_TABLE, Item }));
}

const seatOf = ({ players }: Board) =>
  Object.entries(players).find(([, { id }]) => id === 'player-1')?.[0] ?? '';

/**
 * A finished game under an earlier name, and a running one with press, a case, rulings and notes under the present
 * name.
 */
async function twoBoards(): Promise<{ readonly finished: Board; readonly running: Board }> {
  const settings = { humans: 3, boardSize: 3, options: { lastYear: 2048 } };
  done(await wilma.put('/me', { name: EARLIER }));
  const finished = await startBoard(world, settings);
  done(await wilma.put(`/games/${finished.game}/steps/1/orders`, { orders: [], ready: false }));
  for (let gate = await world.store.gate(finished.game); gate?.state === 'open'; ) {
    world.clock.set(gate.deadline);
    await closeStep(world.deps, finished.game, gate.step);
    await telling.send();
    gate = await world.store.gate(finished.game);
  }
  done(await wilma.put('/me', { name: NAME }));
  const running = await startBoard(world, settings);
  await telling.send();
  const { league, game, organizer, players } = running;
  const [other] = Object.entries(players).filter(([, { id }]) => id !== 'player-1');
  done(await wilma.put(`/games/${game}/steps/1/orders`, { orders: [], ready: false }));
  done(await wilma.post(`/games/${game}/press`, { to: 'all', text: 'Good luck to all of you.' }));
  done(await wilma.post(`/games/${game}/disputes`, { step: 1, text: 'The map looks wrong to me.' }));
  done((await other?.[1].put(`/games/${game}/seats/${seatOf(running)}/block`, {})) ?? blockFailed());
  done(await organizer.put(`/leagues/${league}/members/player-1/roles`, { roles: ['moderator', 'player'] }));
  done(await wilma.post(`/leagues/${league}/announcements`, { text: 'Welcome to the league.' }));
  done(await wilma.put('/me/notifications', { choices: { 'your-turn': ['mail', 'digest'] } }));
  done(await wilma.post('/me/notifications/calendar', {}));
  await keepLogins();
  await telling.send();
  return { finished, running };
}

function blockFailed(): never {
  throw new Error('nobody blocks');
}

describe('a deleted account', () => {
  test('leaves neither name nor address anywhere, and finished games still verify', async () => {
    const { finished, running } = await twoBoards();
    expect((await naming(NAME, EARLIER, ADDRESS)).length).toBeGreaterThan(20);
    done(await wilma.remove('/me/account', CONFIRM));
    await telling.send();
    await telling.pass(60_000);
    expect(await naming(NAME, EARLIER, ADDRESS)).toEqual([]);
    expect((await naming(PSEUDONYM)).length).toBeGreaterThan(10);
    const exported = done(await world.visitor().get<GameExport>(`/games/${finished.game}/export`));
    expect(verifyGame(exported)).toMatchObject({ ok: true });
    const { seats } = done(await world.visitor().get<Game>(`/games/${running.game}`));
    expect(seats.find(({ seat }) => seat === seatOf(running))?.player.kind).toBe('bot');
    const member = await world.store.member(running.league, 'player-1');
    expect(member).toMatchObject({ player: { name: PSEUDONYM }, roles: ['player'] });
    expect(await world.store.entry(running.season, 'player-1')).toMatchObject({ state: 'withdrawn' });
  });

  test('leaves no name in a league that was founded too late for the list of theirs', async () => {
    await world.close();
    world = await startWorld(undefined, undefined, UNSEEN);
    const iris = await world.person('player-1', NAME);
    const { id } = done(await iris.post<{ id: string }>('/leagues', { name: 'Late league' }));
    done(await iris.remove('/me/account', CONFIRM));
    await deliver(world.deps);
    world.clock.set(world.clock.now() + 60_000);
    await world.dynamo.dynamo.catchUp();
    await sweep(world.deps);
    expect(await world.store.member(id, 'player-1')).toMatchObject({ player: { name: PSEUDONYM } });
    // The event, which holds the names, waits for a run that finds none of them.
    world.clock.set(world.clock.now() + 60_000);
    await sweep(world.deps);
    expect(await naming(NAME)).toEqual([]);
  });

  test('is closed at once: logins, settings and address go before anything else is done', async () => {
    await twoBoards();
    done(await wilma.remove('/me/account', CONFIRM));
    await world.dynamo.dynamo.catchUp();
    expect(done(await wilma.get('/me'))).toMatchObject({ player: null });
    expect(await naming(ADDRESS)).toEqual([]);
    expect(await world.store.notificationSettings('player-1')).toBeUndefined();
    const own = (await everything()).filter((item) => item.includes('"pk":"PLAYER#player-1"'));
    const kinds = own.map((item) => /"sk":"(\w+)/.exec(item)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(['PROFILE', 'SESSIONS', 'RATING', 'RESULT', 'TROPHY']));
  });

  test('needs the word typed', async () => {
    for (const body of [{}, { confirm: '' }, { confirm: 'yes' }])
      expect(await wilma.remove<ProblemReply>('/me/account', body)).toMatchObject({ status: 422 });
    expect(done(await wilma.get('/me'))).not.toMatchObject({ player: null });
  });

  test('is refused to the only organizer of a league with other members, until another organizes it', async () => {
    const { league, organizer } = await startBoard(world, { humans: 2, boardSize: 3 });
    const refused = await organizer.remove<ProblemReply>('/me/account', CONFIRM);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe(
      'You are the only organizer of Test league. First make another member an organizer, under “Members” of the league.',
    );
    expect(done(await organizer.get('/me'))).not.toMatchObject({ player: null });
    done(await organizer.put(`/leagues/${league}/members/player-1/roles`, { roles: ['organizer'] }));
    done(await organizer.remove('/me/account', CONFIRM));
    expect(await world.store.member(league, 'olga')).toMatchObject({ roles: ['player'] });
  });

  test('of two organizers who delete their accounts at the same moment one stays', async () => {
    const { league, organizer } = await startBoard(world, { humans: 2, boardSize: 3 });
    done(await organizer.put(`/leagues/${league}/members/player-1/roles`, { roles: ['organizer'] }));
    await Promise.all([organizer, wilma].map((one) => one.remove('/me/account', CONFIRM)));
    const organizers = (await world.store.members(league)).filter(({ roles }) => roles.includes('organizer'));
    expect(organizers).toHaveLength(1);
  });
});

describe('the export of an account', () => {
  test('holds what is kept of its owner: profile, settings, entries, orders, messages, cases', async () => {
    const { finished, running } = await twoBoards();
    const exported = done(await wilma.get<AccountExport>('/me/export'));
    expect(Object.keys(exported.items)).toEqual(
      expect.arrayContaining(['PROFILE', 'NOTIFICATIONS', 'RATING', 'RESULT', 'DELIVERY']),
    );
    expect(exported.leagues).toHaveLength(2);
    expect(exported.entries).toHaveLength(2);
    const [now, then] = [running.game, finished.game].map((id) =>
      exported.games.find(({ game }) => game === id),
    );
    expect(now).toMatchObject({
      seat: seatOf(running),
      orders: [{ step: 1, orders: [] }],
      messages: [{ text: 'Good luck to all of you.' }],
      cases: [{ text: 'The map looks wrong to me.' }],
    });
    expect(then?.orders.length).toBeGreaterThan(0);
  });

  test('holds nothing that others keep for themselves', async () => {
    const { running } = await twoBoards();
    const [other] = Object.values(running.players).filter(({ id }) => id !== 'player-1');
    done(
      (await other?.post(`/games/${running.game}/press`, { to: 'all', text: 'A secret of mine.' })) ??
        blockFailed(),
    );
    const exported = await wilma.get('/me/export');
    expect(exported.text).not.toContain('A secret of mine.');
    expect(exported.text).not.toContain('@example.org'.replace('@', `${other?.id}@`));
    expect((await world.visitor().get('/me/export')).status).toBe(401);
  });
});

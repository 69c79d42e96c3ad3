import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const DAY = 86_400_000;
const reason = 'Nobody has answered since the round ended.';

let world: World;
let board: Board;
let kenji: Person;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7 });
  kenji = playerOf(board, 'tower');
  await board.organizer.put(address(`members/${kenji.id}/roles`), { roles: ['moderator', 'player'] });
});
afterEach(() => world.close());

const address = (rest: string) => `/leagues/${board.league}/${rest}`;
const league = async (as: Person) => (await as.get<League>(`/leagues/${board.league}`)).body;
const ask = (as: Person = kenji) => as.post(address('hand-over'), { reason });

test('a moderator takes over a league whose organizers do not answer within two weeks', async () => {
  expect(await league(kenji)).toMatchObject({ mayAsk: true, handOver: null });
  expect(await ask()).toMatchObject({ status: 200 });
  const { notices } = (await world.visitor().get<{ notices: { text: string }[] }>(address('announcements')))
    .body;
  // Below it is the notice that Kenji got the role that lets him ask.
  expect(notices[0]).toMatchObject({ text: expect.stringContaining(reason) });
  expect(await kenji.put(address('hand-over'), {})).toMatchObject({
    status: 403,
    body: { code: 'not-allowed' },
  });
  world.clock.set(world.clock.now() + 14 * DAY);
  expect(await kenji.put(address('hand-over'), {})).toMatchObject({ status: 200 });
  expect(await league(kenji)).toMatchObject({
    handOver: null,
    myRoles: ['moderator', 'player', 'organizer'],
  });
  expect(await league(board.organizer)).toMatchObject({ myRoles: expect.arrayContaining(['organizer']) });
});

test('an organizer who answers keeps the league, late as it may be', async () => {
  await ask();
  world.clock.set(world.clock.now() + 20 * DAY);
  expect(await board.organizer.remove(address('hand-over'))).toMatchObject({ status: 200 });
  expect(await kenji.put(address('hand-over'), {})).toMatchObject({ status: 404 });
  expect(await league(kenji)).toMatchObject({ myRoles: ['moderator', 'player'], mayAsk: true });
});

test('an organizer who is banned neither keeps the league nor counts as one who is left', async () => {
  const banned = playerOf(board, 'papst');
  await board.organizer.put(address(`members/${banned.id}/roles`), { roles: ['organizer', 'player'] });
  const ban = { kind: 'ban', reason, note: reason };
  expect(await board.organizer.post(address(`members/${banned.id}/rulings`), ban)).toMatchObject({
    status: 200,
  });
  await ask();
  expect(await banned.remove(address('hand-over'))).toMatchObject({ status: 403 });
  const leave = board.organizer.put(address(`members/${board.organizer.id}/roles`), { roles: ['player'] });
  expect(await leave).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
});

test('only who may asks, and one at a time', async () => {
  const player = playerOf(board, 'papst');
  expect(await ask(player)).toMatchObject({ status: 403 });
  expect(await ask(board.organizer)).toMatchObject({ status: 403 });
  expect(await ask(world.visitor())).toMatchObject({ status: 401 });
  await ask();
  expect(await ask()).toMatchObject({ status: 409 });
  expect(await player.remove(address('hand-over'))).toMatchObject({ status: 403 });
  world.clock.set(world.clock.now() + 14 * DAY);
  expect(await player.put(address('hand-over'), {})).toMatchObject({ status: 403 });
});

test('where no moderator is left, a member of thirty days may ask', async () => {
  await board.organizer.put(address(`members/${kenji.id}/roles`), { roles: ['player'] });
  await kenji.post(address('members'));
  expect(await ask()).toMatchObject({ status: 403 });
  world.clock.set(world.clock.now() + 30 * DAY);
  expect(await ask()).toMatchObject({ status: 200 });
});

test('the log keeps what organizers did, and can be taken away whole', async () => {
  await ask();
  await board.organizer.remove(address('hand-over'));
  const { entries } = (await world.visitor().get<Log>(address('log'))).body;
  expect(entries.map(({ kind }) => kind)).toEqual([
    'keep-league',
    'ask-hand-over',
    'roles',
    'start',
    'open-season',
  ]);
  expect(entries[2]).toMatchObject({ before: 'player', after: 'moderator and player', by: { name: 'Olga' } });
  const whole = JSON.parse((await world.visitor().get(address('log.json'))).text) as Log;
  expect(whole.entries).toEqual([...entries].reverse());
  const table = (await world.visitor().get(address('log.csv'))).text;
  expect(table.split('\n')).toHaveLength(entries.length + 2);
  expect(table).toContain('ask-hand-over');
});

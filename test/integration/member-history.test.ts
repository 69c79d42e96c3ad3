import { afterEach, beforeEach, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { MemberHistory } from '../../functions/core/member/member-history.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const reason = 'Insults in the public press.';
const noticeText = 'You called Papst a cheat. Please do not.';
const text = 'Wrote to me; they are moving house and will be slow in May.';

let world: World;
let board: Board;
let tower: Person;
let nora: Person;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7 });
  tower = playerOf(board, 'tower');
  nora = await world.person('nora', 'Nora');
  await nora.post(`/leagues/${board.league}/members`);
  await give('nora', 'moderator');
});
afterEach(() => world.close());

const give = (id: string, role: string) =>
  board.organizer.put(`/leagues/${board.league}/members/${id}/roles`, { roles: [role, 'player'] });
const address = (rest: string, of = tower.id) => `/leagues/${board.league}/members/${of}/${rest}`;
const history = async (by = nora, of = tower.id) =>
  (await by.get<MemberHistory>(address('history', of))).body;

test('contains rulings and notes, newest first, with the ends of bans and what the member was told', async () => {
  const until = new Date(world.clock.now() + 86_400_000).toISOString();
  await board.organizer.post(address('rulings'), { kind: 'warn', reason, note: noticeText });
  await nora.post(address('notes'), { text });
  await nora.post(address('rulings'), { kind: 'ban', until, reason, note: noticeText });
  const { file, member } = await history();
  expect(member).toMatchObject({ player: { id: tower.id }, banned: true, bannedUntil: until, leftAt: null });
  expect(file).toMatchObject([
    { kind: 'ban', by: { name: 'Nora' }, text: reason, told: noticeText, until },
    { kind: 'note', by: { name: 'Nora' }, text, told: null, until: null, mayDelete: true },
    { kind: 'warn', by: { name: 'Olga' }, text: reason, told: noticeText, until: null, mayDelete: false },
  ]);
});

test('holds their seasons, turns and open boards, and where each is settled', async () => {
  const before = await history();
  expect(before).toMatchObject({
    turns: { owed: 0, kept: 0 },
    seasons: [{ season: { id: board.season }, state: 'in', results: [] }],
    open: [{ game: board.game, round: 1, board: 1, seat: 'tower', mayRule: true }],
  });
  for (let step = 1; step <= 3; step += 1) {
    world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
    await world.deliver();
    await closeStep(world.deps, board.game, step);
  }
  await board.organizer.post(`/games/${board.game}/rulings`, { kind: 'end', as: 'it-stands', reason });
  await world.deliver();
  const after = await history();
  expect(after.open).toEqual([]);
  const [result] = after.seasons[0]?.results ?? [];
  expect(result).toMatchObject({ game: board.game, seat: 'tower', players: 7, kept: 0 });
  expect(result?.owed).toBeGreaterThan(0);
  expect(after.turns).toEqual({ owed: result?.owed, kept: 0 });
});

test('notes are for those who run the league: not for players, visitors, or the member, whatever their role', async () => {
  await nora.post(address('notes'), { text });
  await give(tower.id, 'moderator');
  for (const [who, status] of [
    [tower, 403],
    [playerOf(board, 'papst'), 403],
    [world.visitor(), 401],
  ] as const) {
    expect(await who.get(address('history'))).toMatchObject({ status });
    expect(await who.post(address('notes'), { text })).toMatchObject({ status });
  }
  for (const page of [
    `/leagues/${board.league}`,
    `/leagues/${board.league}/log`,
    `/players/${tower.id}`,
    '/me/notices',
  ])
    expect((await tower.get(page)).text).not.toContain('moving house');
});

test('a note is deleted by its writer or an organizer; rulings stay', async () => {
  await board.organizer.post(address('rulings'), { kind: 'warn', reason, note: noticeText });
  await board.organizer.post(address('notes'), { text });
  await nora.post(address('notes'), { text: 'Answers within a day.' });
  const [own, olgas, ruling] = (await history()).file;
  const remove = (id = '', by = nora) => by.remove(address(`notes/${id}`));
  expect(await remove(olgas?.id)).toMatchObject({ status: 403 });
  expect(await remove(ruling?.id, board.organizer)).toMatchObject({ status: 404 });
  expect(await remove(own?.id)).toMatchObject({ status: 200 });
  expect(await remove(olgas?.id, board.organizer)).toMatchObject({ status: 200 });
  expect((await history()).file.map(({ kind }) => kind)).toEqual(['warn']);
});

test('in an anonymous season those who play do not learn from it who sits where', async () => {
  const other = await startWorld();
  try {
    const gunboat = await startBoard(other, { humans: 7, choices: { press: 'gunboat' } });
    const [one, two] = [playerOf(gunboat, 'tower'), playerOf(gunboat, 'papst')];
    const members = `/leagues/${gunboat.league}/members`;
    await gunboat.organizer.put(`${members}/${one.id}/roles`, { roles: ['moderator', 'player'] });
    const seen = async (by: Person) => (await by.get<MemberHistory>(`${members}/${two.id}/history`)).body;
    expect((await seen(one)).open).toEqual([]);
    expect((await seen(gunboat.organizer)).open).toMatchObject([{ seat: 'papst', mayRule: true }]);
  } finally {
    await other.close();
  }
});

test('a player who deletes their account takes the notes along; one who leaves does not', async () => {
  await nora.post(address('notes'), { text });
  expect(await tower.remove(`/leagues/${board.league}/members/me`)).toMatchObject({ status: 200 });
  const { body } = await nora.get<MemberHistory>(address('history'));
  expect(body).toMatchObject({ member: { leftAt: expect.any(String) }, file: [{ text }] });
  expect(await tower.remove('/me/account', { confirm: DELETE_WORDS })).toMatchObject({ status: 200 });
  await world.deliver();
  expect((await world.store.memberFile(board.league, tower.id)).length).toBe(0);
  const { members } = (await nora.get<League>(`/leagues/${board.league}`)).body;
  expect(members.map(({ player }) => player.id)).not.toContain(tower.id);
});

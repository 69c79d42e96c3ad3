import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { productSources } from '../measure/sources';
import { startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const DAY = 86_400_000;
const reason = 'Insults in the public press.';
const note = 'You called Papst a cheat. Please do not.';

describe('a ban with an end', () => {
  let world: World;
  let board: Board;
  let tower: Person;
  let next: string;
  let until: number;

  beforeEach(async () => {
    world = await startWorld();
    board = await startBoard(world, { humans: 6 });
    tower = playerOf(board, 'tower');
    until = world.clock.now() + 7 * DAY;
    const wanted = { name: 'Season 2', system: 'ny2047', deadlines: { orders: 1440, adjustment: 720 } };
    next = (await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, wanted)).body.id;
  });
  afterEach(() => world.close());

  const rule = (kind: string, ends: number | null = until, by = board.organizer) =>
    by.post<League>(`/leagues/${board.league}/members/${tower.id}/rulings`, {
      ...{ kind, reason, note },
      ...(ends === null ? {} : { until: new Date(ends).toISOString() }),
    });
  const member = async () =>
    (await board.organizer.get<League>(`/leagues/${board.league}`)).body.members.find(
      ({ player }) => player.id === tower.id,
    );
  const bans = async () =>
    (await tower.get<Notices>('/me/notices')).body.notices.filter(({ kind }) => kind === 'ban');
  const register = () => tower.post(`/seasons/${next}/entries`);

  test('is over at that moment by itself: the member registers, moderates and is shown as before', async () => {
    await board.organizer.put(`/leagues/${board.league}/members/${tower.id}/roles`, {
      roles: ['moderator', 'player'],
    });
    expect((await rule('ban')).status).toBe(200);
    expect(await member()).toMatchObject({ banned: true, bannedUntil: new Date(until).toISOString() });
    world.clock.set(until - 1);
    expect(await register()).toMatchObject({ status: 403 });
    expect(await bans()).toHaveLength(1);
    expect(await tower.get(`/leagues/${board.league}/desk`)).toMatchObject({ status: 403 });
    world.clock.set(until);
    expect(await member()).toMatchObject({ banned: false, bannedUntil: null });
    expect(await register()).toMatchObject({ status: 200 });
    expect(await bans()).toEqual([]);
    expect(await tower.get(`/leagues/${board.league}/desk`)).toMatchObject({ status: 200 });
  });

  test('is announced with its end: to the member on Today and by mail, to everybody in the log', async () => {
    const telling = startNotifying(world);
    await rule('ban');
    const [notice] = (await tower.get<Notices>('/me/notices')).body.notices;
    expect(notice).toMatchObject({ kind: 'ban', text: note, until: new Date(until).toISOString() });
    const { entries } = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    const [entry] = entries.filter(({ kind }) => kind === 'ban');
    expect(entry).toMatchObject({ before: 'Member', after: 'Banned until 28 November 2026 at 19:00 UTC' });
    await telling.send();
    const mail = telling.sent.find(
      ({ to, notification }) => to.id === tower.id && notification.kind === 'warning',
    );
    expect(mail?.notification.lines).toEqual([
      note,
      'The ban ends by itself on 28 November 2026, 19:00 (UTC).',
    ]);
  });

  test('can be given another end, lifted before, or given again after it', async () => {
    await rule('ban');
    expect(await rule('ban')).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
    expect((await rule('ban', null)).status).toBe(200);
    expect(await member()).toMatchObject({ banned: true, bannedUntil: null });
    expect((await rule('ban', until)).status).toBe(200);
    expect((await rule('unban', null)).status).toBe(200);
    expect(await member()).toMatchObject({ banned: false });
    expect((await rule('ban', until)).status).toBe(200);
    world.clock.set(until);
    expect(await rule('unban', null)).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
    expect((await rule('ban', until + DAY)).status).toBe(200);
    expect(await register()).toMatchObject({ status: 403 });
  });

  test('refused: an end that is not ahead, and an end of anything but a ban', async () => {
    for (const refused of [await rule('ban', world.clock.now()), await rule('mute'), await rule('warn')])
      expect(refused).toMatchObject({ status: 422, body: { problems: [{ path: ['until'] }] } });
    expect(await member()).toMatchObject({ banned: false, muted: false });
  });

  test('an organizer whose ban is over may be the one that the league needs', async () => {
    await board.organizer.put(`/leagues/${board.league}/members/${tower.id}/roles`, {
      roles: ['organizer', 'player'],
    });
    await rule('ban');
    const resign = () =>
      board.organizer.put(`/leagues/${board.league}/members/olga/roles`, { roles: ['player'] });
    expect(await resign()).toMatchObject({ status: 403 });
    world.clock.set(until);
    expect(await resign()).toMatchObject({ status: 200 });
  });
});

test('one place says whether somebody is banned: nobody else reads what is stored of a ban', () => {
  const readers = productSources()
    .map(({ path }) => path)
    .filter((path) => /^functions\/(core|api|deadline|events|sweep)\//.test(path))
    // The store asks for it in conditions.
    .filter((path) => !path.endsWith('.store.ts'))
    .filter((path) => /\bbanned (=|!)== true|\?\.banned\b/.test(readFileSync(path, 'utf8')));
  expect(readers).toEqual(['functions/core/member/bans.ts']);
});

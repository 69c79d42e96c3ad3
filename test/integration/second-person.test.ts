import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Proposals, Proposed } from '../../functions/core/proposal/proposals.schema';
import { startNotifying } from '../support/notifying';
import { type Board, startBoard } from '../support/season';
import { type Answer, type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const reason = 'A storm took the power away.';

let world: World;
let board: Board;
/** Organizes the league and plays in its season. */
let olga: Person;
let season: string;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 6, boardSize: 3, rounds: 2 });
  ({ season } = board);
  olga = await organizerWhoPlays();
  world.clock.set(world.clock.now() + 2 * DAY);
});
afterEach(() => world.close());

async function organizerWhoPlays(): Promise<Person> {
  const here = new Set(Object.values(board.players).map(({ id }) => id));
  const away = Array.from({ length: 6 }, (_, at) => `player-${at + 1}`).find((id) => !here.has(id));
  const player = await world.person(away ?? '');
  await give(player, ['organizer', 'player']);
  await board.organizer.put(`/leagues/${board.league}/members/olga/roles`, { roles: ['player'] });
  return player;
}

const give = (to: Person, roles: readonly string[], by = board.organizer): Promise<Answer> =>
  by.put(`/leagues/${board.league}/members/${to.id}/roles`, { roles });

/** An account that was created for this purpose. */
async function fresh(): Promise<Person> {
  const sock = await world.person('sock', 'Sock Puppet');
  await sock.post(`/leagues/${board.league}/members`);
  return sock;
}

const propose = () =>
  olga.post<Proposed>(`/leagues/${board.league}/members/${Object.values(board.players)[0]?.id}/rulings`, {
    kind: 'mute',
    reason,
    note: 'Be kind.',
  });

async function confirm(who: Person, id: string) {
  const { proposals } = (await who.get<Proposals>(`/seasons/${season}/proposals`)).body;
  const shown = proposals.find((one) => one.id === id)?.mayConfirm;
  const { status, text } = await who.post(`/seasons/${season}/proposals/${id}/confirm`);
  return { shown, status, text };
}

describe('who confirms', () => {
  test('is nobody whom the proposer named for it: an account that got its role after the proposal or just before', async () => {
    const sock = await fresh();
    expect((await propose()).body.code).toBe('not-allowed');
    await give(sock, ['moderator', 'player'], olga);
    // Still none: the league has no second person for this act.
    expect((await propose()).body.code).toBe('not-allowed');
    world.clock.set(world.clock.now() + 2 * DAY);
    const { proposal } = (await propose()).body;
    await give(sock, ['player'], olga);
    await give(sock, ['moderator', 'player'], olga);
    expect(await confirm(sock, proposal)).toMatchObject({
      shown: false,
      status: 403,
      text: expect.stringContaining('a day before'),
    });
  });

  test('is somebody whose role is a day older than the proposal, of which the players were notified', async () => {
    const sock = await fresh();
    await give(sock, ['moderator', 'player'], olga);
    world.clock.set(world.clock.now() + DAY);
    const { proposal } = (await propose()).body;
    expect(await confirm(sock, proposal)).toMatchObject({ shown: true, status: 200 });
  });

  test('loses the age of a role with it: by leaving the league, too', async () => {
    const sock = await fresh();
    await give(sock, ['moderator', 'player'], olga);
    world.clock.set(world.clock.now() + 2 * DAY);
    const { proposal } = (await propose()).body;
    await sock.remove(`/leagues/${board.league}/members/me`);
    await sock.post(`/leagues/${board.league}/members`);
    await give(sock, ['moderator', 'player'], olga);
    expect((await confirm(sock, proposal)).status).toBe(403);
  });
});

describe('a role that is given while a season runs', () => {
  const announced = async () => {
    const { notices } = (await olga.get<Notices>(`/leagues/${board.league}/announcements`)).body;
    return notices.map(({ text }) => text).filter((text) => text.includes('gave Sock Puppet'));
  };

  test('is announced to the league, whose players get a mail', async () => {
    const sock = await fresh();
    const telling = startNotifying(world);
    await telling.send();
    telling.sent.length = 0;
    await give(sock, ['moderator', 'player'], olga);
    expect(await announced()).toEqual([expect.stringContaining('moderator')]);
    await telling.send();
    const [player] = Object.values(board.players);
    expect(telling.to(player?.id ?? '')).toEqual(['announcement over mail']);
  });

  test('is announced when it becomes more, and not when it is taken away or kept', async () => {
    const sock = await fresh();
    await give(sock, ['moderator', 'player'], olga);
    await give(sock, ['organizer', 'player'], olga);
    await give(sock, ['organizer', 'moderator', 'player'], olga);
    await give(sock, ['moderator', 'player'], olga);
    await give(sock, ['player'], olga);
    expect(await announced()).toHaveLength(3);
  });

  test('is a matter of the organizers alone where no season runs', async () => {
    await olga.post(`/seasons/${season}/cancel`, { reason });
    const nora = await fresh();
    const { body } = await nora.post<{ id: string }>('/leagues', { name: 'Quiet league' });
    const friend = await world.person('friend');
    await friend.post(`/leagues/${body.id}/members`);
    await nora.put(`/leagues/${body.id}/members/friend/roles`, { roles: ['moderator', 'player'] });
    expect((await nora.get<Notices>(`/leagues/${body.id}/announcements`)).body.notices).toEqual([]);
  });
});

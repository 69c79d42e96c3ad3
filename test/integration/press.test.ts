import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Messages, Threads } from '../../functions/core/press/press.schema';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

describe('press between seats', () => {
  let world: World;
  let board: Board;

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world);
  });
  afterAll(() => world.close());

  const path = () => `/games/${board.game}/press`;

  test('private, group and public threads; each reaches its seats and nobody else', async () => {
    const send = (seat: string, to: unknown, text: string) =>
      playerOf(board, seat).post(path(), { to, text });
    expect(await send('tower', ['papst'], 'Fort Lee stays put.')).toMatchObject({
      body: { thread: 'tower+papst' },
    });
    expect(await send('papst', ['tower'], 'Agreed until Fall.')).toMatchObject({
      body: { thread: 'tower+papst' },
    });
    await send('greene', ['tower', 'dunning'], 'Three of us.');
    await send('hamblet', 'all', 'Workers unite.');
    const threadsOf = async (seat: string) =>
      (await playerOf(board, seat).get<Threads>(path())).body.threads.map(({ id, messages }) => [
        id,
        messages,
      ]);
    expect(await threadsOf('tower')).toEqual([
      ['all', 1],
      ['tower+dunning+greene', 1],
      ['tower+papst', 2],
    ]);
    expect(await threadsOf('rossoni')).toEqual([['all', 1]]);
    const read = await playerOf(board, 'papst').get<Messages>(`${path()}/tower+papst`);
    expect(read.body.messages.map(({ from, text }) => [from, text])).toEqual([
      ['tower', 'Fort Lee stays put.'],
      ['papst', 'Agreed until Fall.'],
    ]);
    expect((await playerOf(board, 'rossoni').get(`${path()}/tower+papst`)).status).toBe(404);
    expect((await world.visitor().get<Messages>(`${path()}/all`)).body.messages).toHaveLength(1);
  });

  const refused: readonly (readonly [string, unknown, number])[] = [
    ['to a seat that is not there', { to: ['atlantis'], text: 'Hello' }, 422],
    ['to oneself alone', { to: ['tower'], text: 'Hello' }, 422],
    ['an empty message', { to: 'all', text: '   ' }, 422],
    ['a message that is too long', { to: 'all', text: 'x'.repeat(4001) }, 422],
  ];
  test.each(refused)('%s is refused', async (_shows, body, status) => {
    expect((await playerOf(board, 'tower').post(path(), body)).status).toBe(status);
  });

  test('a spectator cannot write', async () => {
    expect((await board.organizer.post(path(), { to: 'all', text: 'Hello' })).status).toBe(403);
  });
});

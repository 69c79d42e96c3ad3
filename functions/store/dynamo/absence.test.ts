import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BareBoard, OPENED, startBareBoard } from '../../../test/support/bare-board';

let board: BareBoard;
beforeEach(async () => {
  board = await startBareBoard();
});
afterEach(() => board.close());

const offer = async (id: string, at: number, atOnce = false) => {
  const player = { id, name: id, kind: 'human' as const };
  const member = { league: 'l', player, roles: ['player' as const], joinedAt: at };
  const event = { id: `${id} ${at}`, kind: 'seat-searched' as const, at, season: 's' };
  await board.store.saveSubstitute({ season: 's', player, at, atOnce }, member, event);
};
const listed = async () =>
  (await board.store.substitutes('s')).map(({ player, at, atOnce }) => `${player.id} ${at} ${atOnce}`);

describe('who is willing to be asked for a seat', () => {
  test('is listed in the order in which they came', async () => {
    for (const [id, at] of [
      ['bob', 3],
      ['cho', 1],
      ['ann', 2],
    ] as const)
      await offer(id, OPENED + at);
    expect((await board.store.substitutes('s')).map(({ player }) => player.id)).toEqual([
      'cho',
      'ann',
      'bob',
    ]);
  });

  test('is listed once, keeps their place, and may change whether they are asked', async () => {
    await offer('ann', 1);
    await offer('bob', 2);
    for (const [at, atOnce] of [
      [3, true],
      [4, true],
      [5, false],
    ] as const) {
      await offer('ann', at, atOnce);
      expect(await listed()).toEqual([`ann 1 ${atOnce}`, 'bob 2 false']);
    }
    // The time at which nothing changed is not told.
    expect((await board.events()).map(({ at }) => at)).toEqual([1, 3, 5, 2]);
  });

  test('is listed no more once they withdraw', async () => {
    await offer('ann', 1);
    for (let times = 0; times < 2; times += 1) await board.store.removeSubstitute('s', 'ann');
    expect(await listed()).toEqual([]);
  });
});

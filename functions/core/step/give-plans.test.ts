import { afterEach, describe, expect, test } from 'vitest';
import type { Position } from '../../../engine/domination/types';
import { OPENED } from '../../../test/support/bare-board';
import { PASS, type PlannedBoard, startPlannedBoard } from '../../../test/support/planned-board';
import type { Gate } from '../game/games.records';
import type { SeasonRecord } from '../season/seasons.records';
import { closeStep } from './close-step';

/** An attack on an area in which no one stands. */
const REFUSED = { type: 'attack', card: 'domination', areas: ['usa'] };

let board: PlannedBoard;
async function start(system?: SeasonRecord['system']): Promise<void> {
  board = await startPlannedBoard(system);
}
afterEach(() => board.close());

describe('a plan for one turn', () => {
  test('is given as the turn of its seat begins, ready, and is gone', async () => {
    await start();
    await board.plan('seat-3', [PASS]);
    await board.plan('seat-1', [PASS]);
    await board.play();
    await board.follow();
    expect(await board.store.ordersOfStep(board.id, 2)).toMatchObject([
      { seat: 'seat-3', orders: [PASS], ready: true, version: 1, storedAt: OPENED },
    ]);
    expect(await board.kept()).toEqual(['seat-1']);
    expect(await board.gate()).not.toHaveProperty('programNow');
  });

  test('that a program has made marks the seat', async () => {
    await start();
    await board.plan('seat-3', [PASS], { byProgram: true });
    await board.play();
    await board.follow();
    expect(await board.gate()).toMatchObject({ programNow: { 'seat-3': 'cho' } });
  });

  test('is refused whole where the rules refuse one order of it', async () => {
    await start();
    await board.plan('seat-3', [REFUSED, PASS]);
    await board.play();
    await board.follow();
    expect(await board.given('seat-3')).toBeUndefined();
    expect(await board.store.planOfSeat(board.id, 'seat-3')).toMatchObject({
      refused: { path: [0, 'areas'] },
    });
  });

  test.each([
    ['cho', [PASS], []],
    ['zoe', undefined, ['seat-3']],
  ])('is given for the holder of its seat: %s', async (holder, orders, left) => {
    await start();
    await board.plan('seat-3', [PASS]);
    await board.play();
    await board.setGate({ holders: { 'seat-3': holder } });
    await board.follow();
    expect([await board.given('seat-3'), await board.kept()]).toEqual([orders, left]);
  });

  test.each<[shows: string, change: Partial<Gate>]>([
    ['while the step closes', { state: 'closing' }],
    ['when a later step is open by now', { step: 3 }],
    ['to a reaction', { pace: 'reaction' }],
    ['while the turn before goes on', { clock: 'turn 1 seat-2 4' }],
    ['to another seat', { owing: ['seat-1'] }],
  ])('is neither given nor refused %s', async (_, change) => {
    for (const orders of [[PASS], [REFUSED]]) {
      await start();
      const made = await board.plan('seat-3', orders);
      const { clock } = await board.gate();
      expect(clock).toBe('turn 1 seat-2 4');
      await board.play();
      await board.setGate(change);
      await board.follow();
      expect(await board.given('seat-3')).toBeUndefined();
      expect(await board.store.planOfSeat(board.id, 'seat-3')).toEqual(made);
      await board.close();
    }
    await start();
  });

  test('goes with the turn that its seat has had; one that was made since stays', async () => {
    await start();
    await board.plan('seat-2', [PASS]);
    await board.plan('seat-1', [PASS]);
    await board.play();
    await board.follow();
    expect(await board.kept()).toEqual(['seat-1']);
    await board.plan('seat-2', [PASS]);
    await board.follow();
    expect(await board.kept()).toEqual(['seat-1', 'seat-2']);
  });

  test('stays while the turn of its seat goes on, and after the set-up', async () => {
    await start();
    await board.plan('seat-2', [PASS]);
    await board.follow(0);
    await board.follow(0, { step: 1 });
    expect(await board.kept()).toEqual(['seat-2']);
  });

  test.each<[shows: string, position: object, left: readonly string[]]>([
    ['goes where its seat has no more turns', { seats: { vacant: true } }, []],
    ['goes with the game', { phase: 'over' }, []],
    ['stays otherwise', {}, ['seat-1']],
  ])('%s', async (_, { seats, ...change }: { seats?: object }, left) => {
    await start();
    await board.plan('seat-1', [PASS]);
    await board.play();
    const now = (await board.store.step(board.id, 1))?.position as Position;
    const own = now.seats['seat-1'];
    await board.follow(1, {
      position: { ...now, ...change, seats: { ...now.seats, 'seat-1': { ...own, ...seats } } },
    });
    expect(await board.kept()).toEqual(left);
  });

  test('stays after a reaction of its seat, which was not its turn', async () => {
    await start('nyc-risk');
    const [seat = ''] = (await board.gate()).owing;
    await board.plan(seat, [PASS]);
    board.clock.set((await board.gate()).deadline);
    expect(await closeStep(board.deps, board.id, 1)).toBe('adjudicated');
    await board.follow();
    expect(await board.kept()).toEqual([seat]);
  });
});

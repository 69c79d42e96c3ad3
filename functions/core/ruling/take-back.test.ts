import { beforeAll, describe, expect, test } from 'vitest';
import type { GameSystem } from '../../../engine/game';
import { newEra } from '../../../engine/new-era';
import type { Position } from '../../../engine/new-era/types';
import { DOMINATION, startBareBoard } from '../../../test/support/bare-board';
import type { GameRecord, StepRecord } from '../game/games.records';
import { closeStep } from '../step/close-step';
import type { TakeBackRecord } from './rulings.records';
import { stepsAfter } from './take-back';

const PLAYED = 3;
const SYSTEM = newEra as unknown as GameSystem;

let game: GameRecord;
let seed: string;
/** The set-up and three steps without any orders. */
let steps: readonly StepRecord[];

beforeAll(async () => {
  const board = await startBareBoard({ ...DOMINATION, season: { system: 'new-era' } });
  for (let step = 1; step <= PLAYED; step += 1) {
    board.clock.set((await board.gate()).deadline);
    expect(await closeStep(board.deps, board.id, step)).toBe('adjudicated');
  }
  game = await board.game();
  seed = (await board.store.seed(board.id)) ?? '';
  steps = await board.store.steps(board.id);
  await board.close();
});

const standing = (change: Partial<TakeBackRecord>, taken = steps, system = SYSTEM) => {
  const ruled = { ruling: 1, at: 0, last: PLAYED, again: 0, orders: null };
  return stepsAfter(system, game, { ...ruled, from: PLAYED, ...change }, taken, seed);
};
const positionOf = (step: number) => steps[step]?.position as Position;
/** A position that differs from the one after a step. */
const changed = (turn: number): Position => ({ ...positionOf(PLAYED), turn });
const corrected = (turn: number, taken = steps, ruling = 1) =>
  standing({ from: PLAYED + 1, position: changed(turn), ruling }, taken);

describe('what is hidden', () => {
  test('is shuffled after the last step that stands, where later ones were seen', () => {
    const { last, rewritten } = standing({ from: 3 });
    expect(rewritten).toEqual([last]);
    expect(last).toMatchObject({ step: 2, played: positionOf(2), corrections: [{ shuffled: true }] });
    expect(last.corrections).toHaveLength(1);
    expect(last.position).not.toEqual(positionOf(2));
  });

  test('is shuffled in a step that is adjudicated again, which is written once', () => {
    const { last, rewritten } = standing({ from: 1, again: 2 });
    expect(rewritten.map(({ step }) => step)).toEqual([1, 2]);
    expect(rewritten.map(({ corrections }) => corrections?.length)).toEqual([undefined, 1]);
    expect(rewritten.at(-1)).toBe(last);
  });

  test('stays as it was where every step is adjudicated again', () => {
    const { last, rewritten } = standing({ from: 2, again: 2 });
    expect(rewritten.map(({ step, corrections }) => [step, corrections])).toEqual([
      [2, undefined],
      [3, undefined],
    ]);
    expect(last.position).toEqual(positionOf(3));
  });

  test('needs no shuffle in a game that hides nothing', () => {
    const { shuffleHidden: _, ...open } = SYSTEM;
    expect(standing({ from: 3 }, steps, open)).toEqual({ last: steps[2], rewritten: [] });
  });
});

test('corrected orders count in the first step alone', () => {
  const seat = game.seats[0]?.seat ?? '';
  const { rewritten } = standing({ from: 1, again: 3, orders: { seat, orders: [] } });
  expect(rewritten.map(({ given }) => given)).toEqual([{ ...steps[1]?.given, [seat]: [] }, {}, {}]);
});

describe('a corrected position', () => {
  test('stands in place of the one that was played, which is kept', () => {
    const { last, rewritten } = corrected(7);
    expect(rewritten).toEqual([last]);
    expect(last).toMatchObject({ step: 3, position: changed(7), played: positionOf(3) });
    expect(last.corrections).toMatchObject([{ ruling: 1, position: changed(7), proof: 2 }]);
    expect(last.corrections?.[0]).not.toHaveProperty('shuffled');
  });

  test('is corrected again: both corrections stay, and what was played', () => {
    const { last: first } = corrected(7);
    const { last } = corrected(8, [...steps.slice(0, PLAYED), first], 2);
    expect(last).toMatchObject({ position: changed(8), played: positionOf(3) });
    expect(last.corrections).toMatchObject([{ ruling: 1 }, { ruling: 2 }]);
  });
});

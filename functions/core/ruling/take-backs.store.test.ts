import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BareBoard, startBareBoard } from '../../../test/support/bare-board';
import { TABLE } from '../../host/create-tables';
import type { StepRecord } from '../game/games.records';
import { takenOrdersKey } from '../platform/keys';
import { closeStep } from '../step/close-step';
import { saveOrdersOfSeat } from '../step/submit-orders';
import type { TakeBackRecord } from './rulings.records';

/** Steps 1 to 4 have been played and 5 is open; a ruling takes 3 and 4 back. */
const PLAYED = 4;
const SEATS = ['tower', 'papst'];

let board: BareBoard;
let takeBack: TakeBackRecord;
/** The steps as they were played, from the set-up on. */
let steps: readonly StepRecord[];

beforeEach(async () => {
  board = await startBareBoard();
  for (let step = 1; step <= PLAYED + 1; step += 1) {
    for (const seat of SEATS)
      await saveOrdersOfSeat(board.deps, await board.live(), seat, { step, orders: [], ready: false });
    if (step > PLAYED) break;
    board.clock.set((await board.gate()).deadline);
    expect(await closeStep(board.deps, board.id, step)).toBe('adjudicated');
  }
  steps = await board.store.steps(board.id);
  const ruled = { ruling: 1, at: board.clock.now(), orders: null };
  takeBack = { game: board.id, from: 3, last: PLAYED, again: 0, ...ruled };
});
afterEach(() => board.close());

const stop = () => board.setGate({ state: 'taking-back', line: 1, step: 3 });
const ordersKept = async () => {
  const Key = takenOrdersKey(board.id, 1);
  const { Item } = await board.client.send(new GetCommand({ TableName: TABLE, Key }));
  return (JSON.parse(Item?.body ?? '[]') as { step: number; seat: string }[]).map(
    ({ step, seat }) => `${step} ${seat}`,
  );
};
const ordered = async () => {
  const lists = [];
  for (let step = 1; step <= PLAYED + 1; step += 1)
    lists.push((await board.store.ordersOfStep(board.id, step)).length);
  return lists;
};
const labelled = async () =>
  (await board.store.labelsInPlay({ ...(await board.gate()), state: 'taking-back' }, PLAYED)).map(
    ({ step, label }) => `${step} ${label}`,
  );
const left = async () => (await board.store.steps(board.id)).map(({ step }) => step);

describe('what a ruling takes back', () => {
  test('is copied with the step before it, and with the orders for the open step', async () => {
    expect(await board.store.keepTaken(takeBack)).toEqual(steps.slice(2));
    expect(await board.store.stepsTaken(board.id, 1)).toEqual(steps.slice(2));
    expect(await board.store.stepsTaken(board.id, 2)).toEqual([]);
    expect((await ordersKept()).sort()).toEqual(['5 papst', '5 tower']);
  });

  test('is copied as it was, also by a run that finds the work half done', async () => {
    const kept = await board.store.keepTaken(takeBack);
    await stop();
    await board.store.rewriteSteps(
      takeBack,
      steps.slice(2, 3).map((step) => ({ ...step, label: 'Changed' })),
    );
    expect(await board.store.keepTaken(takeBack)).toEqual(kept);
    expect((await ordersKept()).sort()).toEqual(['5 papst', '5 tower']);
  });

  test('leaves the steps before it, without those that are gone and all orders for what is played again', async () => {
    await stop();
    await board.store.rewriteSteps(takeBack, []);
    expect(await left()).toEqual([0, 1, 2]);
    expect(await labelled()).toEqual(['1 Spring 2047', '2 Fall 2047']);
    expect(await ordered()).toEqual([2, 2, 0, 0, 0]);
  });

  test('is replaced by the steps that stand now', async () => {
    await stop();
    const standing = steps.slice(2, 4).map((step) => ({ ...step, label: 'Changed' }));
    await board.store.rewriteSteps(takeBack, standing);
    expect(await left()).toEqual([0, 1, 2, 3]);
    expect(await board.store.step(board.id, 3)).toEqual(standing[1]);
    expect(await labelled()).toEqual(['1 Spring 2047', '2 Changed', '3 Changed']);
  });

  test.each([
    ['is over', { state: 'open', line: 1 } as const],
    ['is another one', { state: 'taking-back', line: 2 } as const],
  ])('stays as it is where its ruling %s', async (_, gate) => {
    await board.setGate(gate);
    await board.store.rewriteSteps(takeBack, []);
    expect(await board.store.steps(board.id)).toEqual(steps);
    expect(await ordered()).toEqual([2, 2, 2, 2, 2]);
  });
});

test('more than one transaction takes is rewritten all the same', async () => {
  await stop();
  const [, , step] = steps;
  if (step === undefined) throw new Error('no step was played');
  const many = Array.from({ length: 60 }, (_, at) => ({ ...step, step: 3 + at }));
  await board.store.rewriteSteps({ ...takeBack, last: 62 }, many);
  expect(await left()).toEqual([0, 1, 2, ...many.map((one) => one.step)]);
});

test('a game is opened again once, by the ruling that has stopped it', async () => {
  const gate = await stop();
  const event = { id: 'e', kind: 'step-closed', at: 0, game: board.id, step: 2, finished: false } as const;
  const open = { ...gate, state: 'open' } as const;
  expect(await board.store.reopen({ ...open, line: 2 }, event)).toBe('already-open');
  expect(await board.store.reopen(open, event)).toBe('reopened');
  expect(await board.store.reopen(open, event)).toBe('already-open');
  expect(await board.gate()).toEqual(open);
});

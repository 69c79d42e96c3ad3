import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { TABLE } from '../../host/create-tables';
import { createGame } from '../game/create-game';
import { labelItem } from '../platform/items';
import { labelKey } from '../platform/keys';
import { closeStep } from './close-step';
import { saveOrdersOfSeat } from './submit-orders';

let board: BareBoard;
afterEach(() => board.close());

/** A board on which `played` steps were played, all at their deadlines. */
async function start(played = 0, lags = false): Promise<void> {
  board = await startBareBoard({ lags });
  for (let step = 1; step <= played; step += 1) {
    board.clock.set((await board.gate()).deadline);
    expect(await closeStep(board.deps, board.id, step)).toBe('adjudicated');
  }
}
const positionOf = async (step: number, line: object = {}) =>
  (await board.store.stepInPlay({ ...(await board.gate()), ...line }, step))?.position;
const labels = async (last: number, line: object = {}) =>
  board.store.labelsInPlay({ ...(await board.gate()), ...line }, last);
const relabel = async (step: number, label: string) => {
  const record = await board.store.step(board.id, step);
  if (record === undefined) throw new Error(`step ${step} was not played`);
  await board.client.send(new PutCommand({ TableName: TABLE, Item: labelItem({ ...record, label }) }));
};

describe('a step as a line of play has it', () => {
  test('never changes, and is read once', async () => {
    await start();
    const before = await positionOf(0);
    await board.setPosition(() => 'another');
    expect(await positionOf(0)).toEqual(before);
  });

  test('is another one since a ruling, and read anew while the ruling takes steps back', async () => {
    await start();
    const rewritten = { state: 'taking-back' };
    await positionOf(0);
    for (const position of ['one', 'other']) {
      await board.setPosition(() => position);
      expect(await positionOf(0, rewritten)).toBe(position);
    }
    expect(await positionOf(0, { line: 1 })).toBe('other');
  });

  test('is found where weak reads lag: one that is new, and one that a ruling has written again', async () => {
    await start(1, true);
    expect(await positionOf(1)).toBeDefined();
    await board.catchUp();
    await board.setPosition(() => 'rewritten');
    expect(await positionOf(1, { line: 1 })).toBe('rewritten');
  });
});

describe('the labels of a line of play', () => {
  test('go from the first step to the last one of the line, with who is leading', async () => {
    await start(2);
    const found = await labels(2);
    expect(found).toMatchObject([
      { step: 1, label: 'Spring 2047' },
      { step: 2, label: 'Fall 2047' },
    ]);
    for (const { leading } of found) expect(Object.keys(leading ?? {})).toHaveLength(4);
    expect(await labels(1)).toEqual(found.slice(0, 1));
    expect(await labels(0)).toEqual([]);
  });

  test('are read from the steps of a game that has none', async () => {
    await start(2);
    for (const step of [1, 2])
      await board.client.send(new DeleteCommand({ TableName: TABLE, Key: labelKey(board.id, step) }));
    expect(await labels(2)).toEqual([
      { step: 1, label: 'Spring 2047' },
      { step: 2, label: 'Fall 2047' },
    ]);
  });

  test('are read once, and anew while a ruling takes steps back', async () => {
    await start(1);
    const before = await labels(1);
    await relabel(1, 'Another');
    expect(await labels(1)).toEqual(before);
    expect(await labels(1, { state: 'taking-back' })).toMatchObject([{ label: 'Another' }]);
    await relabel(1, 'Later');
    expect(await labels(1, { state: 'taking-back' })).toMatchObject([{ label: 'Later' }]);
  });

  test('are all found where weak reads lag, as they are since a ruling', async () => {
    await start(2, true);
    expect(await labels(2)).toHaveLength(2);
    await board.catchUp();
    await relabel(2, 'Rewritten');
    expect(await labels(2, { line: 1 })).toMatchObject([{}, { label: 'Rewritten' }]);
  });
});

test('the newest orders of a seat are found where weak reads lag, and by a version that was read before', async () => {
  await start(0, true);
  const order = async (ready: boolean) => {
    const saved = await saveOrdersOfSeat(board.deps, await board.live(), 'tower', {
      step: 1,
      orders: [],
      ready,
    });
    expect(saved).toMatchObject({ ok: true });
  };
  const found = (version?: number) => board.store.ordersOfSeat(board.id, 1, 'tower', version);
  await order(false);
  expect(await found(1)).toMatchObject({ version: 1 });
  await board.catchUp();
  await order(true);
  for (const version of [undefined, 2])
    expect(await found(version)).toMatchObject({ version: 2, ready: true });
  expect(await found(1)).toMatchObject({ version: 1, ready: false });
});

test('a step closes early only while all still agree who have agreed', async () => {
  await start();
  const read = await board.setGate({ owing: [], consents: { tower: true, papst: true } });
  await board.setGate({ consents: { tower: true } });
  expect(await board.store.closeGate(read, 'all-ready', OPENED)).toEqual({ kind: 'not-due' });
  await board.setGate({ consents: { tower: true, papst: true, greene: true } });
  expect(await board.store.closeGate(read, 'all-ready', OPENED)).toMatchObject({ kind: 'closed' });
});

test('what is due comes first that was due first, wherever it is kept, and no more than is asked for', async () => {
  await start();
  const season = await board.store.season('s');
  if (season === undefined) throw new Error('there is no season');
  const { seats } = await board.game();
  const games = [board.id];
  for (let number = 8; number > 1; number -= 1) {
    board.clock.set(OPENED + (9 - number) * HOUR);
    games.push((await createGame(board.deps, season, 1, number, seats)).id);
  }
  const due = async (at: number, limit: number) =>
    (await board.store.stepsDueBefore(at, limit)).map(({ game }) => game);
  const last = OPENED + DAY + 7 * HOUR;
  expect(await due(last, 100)).toEqual(games);
  expect(await due(last - 1, 100)).toEqual(games.slice(0, -1));
  expect(await due(last, 3)).toEqual(games.slice(0, 3));
  const [first] = await board.store.stepsDueBefore(last, 1);
  expect(first).toEqual({ game: board.id, step: 1, deadline: OPENED + DAY });
});

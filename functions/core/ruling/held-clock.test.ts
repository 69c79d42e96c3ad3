import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, caller, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import { PLATFORM } from '../access/caller';
import type { CaseRecord } from '../case/cases.records';
import { type Gate, NEVER } from '../game/games.records';
import { startedAfter, stoppedFor } from './held-clock';

const DEADLINE = OPENED + DAY;
const DISPUTE = { id: 'mine', holds: true };

let board: BareBoard;
let store: FailingStore;

async function start(change: Partial<Gate> = {}, others: readonly object[] = []): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ wrap: store.wrap });
  await board.setGate(change);
  store.answers('casesOfGame', others, 1);
}
afterEach(() => board.close());

const dispute = (more: object = {}) => ({
  id: 'other',
  kind: 'dispute',
  holds: true,
  state: 'open',
  ...more,
});
const stopped = async (wanted = DISPUTE) => stoppedFor(board.deps, caller('ann'), await board.live(), wanted);
const started = () =>
  startedAfter(board.deps, { game: board.id, id: 'mine' } as CaseRecord, {
    by: () => PLATFORM,
    reason: 'Answered.',
  });

/** Disputes that hold no game. */
const HOLD_NOTHING = [
  dispute({ id: 'mine' }),
  dispute({ id: 'a', kind: 'report' }),
  dispute({ id: 'b', holds: false }),
  dispute({ id: 'c', state: 'answered' }),
];

describe('a new dispute', () => {
  test('stops the clock where the season says so, by a ruling that says why', async () => {
    await start();
    board.clock.set(OPENED + HOUR);
    const clock = await stopped();
    if (clock.kind !== 'moved') throw new Error('the clock runs');
    expect(clock.clock.before).toEqual(await board.gate());
    expect(clock.clock.after).toEqual({ ...(await board.gate()), pausedAt: OPENED + HOUR });
    expect(clock.clock.ruled.ruling).toMatchObject({
      ...{ kind: 'pause', by: { id: 'ann' }, at: OPENED + HOUR, game: board.id, number: 1, step: 1 },
      ...{ before: new Date(DEADLINE).toISOString(), after: { text: 'why.pausedByDispute' } },
    });
  });

  test('stops nothing where it does not hold its game, or the step is closed', async () => {
    await start();
    expect(await stopped({ id: 'mine', holds: false })).toEqual({ kind: 'none' });
    board.clock.set(DEADLINE);
    expect(await stopped()).toEqual({ kind: 'none' });
    await board.setGate({ state: 'closing', deadline: DEADLINE + HOUR });
    expect(await stopped()).toEqual({ kind: 'none' });
  });

  test('waits with another one that has stopped the clock, not with a moderator', async () => {
    await start({ pausedAt: OPENED }, [...HOLD_NOTHING, dispute()]);
    expect(await stopped()).toMatchObject({ kind: 'held', by: { id: 'other' } });
    store.answers('casesOfGame', HOLD_NOTHING, 1);
    expect(await stopped()).toEqual({ kind: 'none' });
    store.answers('casesOfGame', [dispute()], 1);
    expect(await stopped({ id: 'mine', holds: false })).toMatchObject({ kind: 'held' });
  });
});

describe('the end of a dispute', () => {
  test('starts the clock again, with the time that was left', async () => {
    await start({ pausedAt: OPENED + HOUR }, HOLD_NOTHING);
    board.clock.set(OPENED + 3 * DAY);
    const clock = await started();
    if (clock.kind !== 'moved') throw new Error('the clock stands');
    const deadline = DEADLINE + 3 * DAY - HOUR;
    expect(clock.clock.after).toMatchObject({ deadline });
    expect(clock.clock.after).not.toHaveProperty('pausedAt');
    expect(clock.clock.ruled.ruling).toMatchObject({
      ...{ kind: 'resume', by: PLATFORM, reason: 'Answered.', step: 1, game: board.id },
      ...{ before: { text: 'why.pausedByDispute' }, after: new Date(deadline).toISOString() },
    });
  });

  test('starts nothing while another one holds the game', async () => {
    await start({ pausedAt: OPENED }, [...HOLD_NOTHING, dispute()]);
    expect(await started()).toMatchObject({ kind: 'held', by: { id: 'other' } });
  });

  test.each<[string, Partial<Gate>]>([
    ['where it runs already', {}],
    ['where the step has been stopped for a ruling', { pausedAt: OPENED, state: 'taking-back' }],
  ])('starts nothing %s', async (_, change) => {
    await start(change);
    expect(await started()).toEqual({ kind: 'none' });
  });

  test('starts nothing where there is no game any more', async () => {
    await start();
    store.answers('gameAndGate', undefined, 1);
    expect(await started()).toEqual({ kind: 'none' });
  });

  test('starts a turn without a deadline as well', async () => {
    await start({ pausedAt: OPENED, deadline: NEVER });
    const clock = await started();
    expect(clock).toMatchObject({ kind: 'moved', clock: { after: { deadline: NEVER } } });
  });
});

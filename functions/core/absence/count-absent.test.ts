import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import { NEVER } from '../game/games.records';
import { beat } from '../platform/heartbeat';
import { closeStep } from '../step/close-step';
import { resumeWaitingFor } from './civil-disorder';
import { countAbsent } from './count-absent';

const MINUTE = 60_000;
/** A turn waits for all; orders a day late are a missed turn, and two missed turns lead to civil disorder. */
const WAITS = {
  deadlines: { waits: { absent: 1440 } },
  absence: { disorder: { after: 2, minutes: 30 }, holidays: 3 },
};
const miss = (row: number, disorder = false) => ({ row, total: row, disorder });

let board: BareBoard;
let store: FailingStore;

async function start(options: object = WAITS): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ ...options, wrap: store.wrap });
}
afterEach(() => board.close());

/** Counts absences a day later, with a heartbeat. */
async function count(at = OPENED + DAY): Promise<boolean> {
  board.clock.set(at);
  const { game, gate } = await board.live();
  return countAbsent(board.deps, game, gate);
}
const notes = async (id: string) =>
  (await board.store.noticesTo(id)).map(({ kind, text }) => {
    const { note } = (text as unknown as { with: { note: { text: string; with: Record<string, unknown> } } })
      .with;
    return `${kind} ${note.text} ${note.with.more ?? note.with.row}`;
  });

describe('who keeps a step waiting is counted', () => {
  test('with a note, an event, and the same time again', async () => {
    await start();
    await board.setGate({ ready: { papst: true } });
    expect(await count()).toBe(true);
    expect(await board.gate()).toMatchObject({
      ...{ misses: { tower: miss(1), greene: miss(1) }, owing: ['tower', 'papst', 'rossoni', 'greene'] },
      ...{ absentAt: OPENED + 2 * DAY, deadline: NEVER, state: 'open' },
    });
    expect((await board.gate()).misses).not.toHaveProperty('papst');
    expect(await board.events()).toMatchObject([
      {
        ...{ kind: 'orders-missed', at: OPENED + DAY, game: board.id, step: 1 },
        seats: [
          { seat: 'tower', player: { id: 'ann' }, fell: false },
          { seat: 'greene', player: { id: 'cho' }, fell: false },
        ],
      },
    ]);
    expect([await notes('ann'), await notes('bob')]).toEqual([['missed absence.waited 1'], []]);
    expect(await board.store.stepsDueBefore(OPENED + 2 * DAY - 1, 9)).toEqual([]);
    expect(await board.store.stepsDueBefore(OPENED + 2 * DAY, 9)).toHaveLength(1);
  });

  test('into civil disorder at the limit: nobody waits for the seat any more', async () => {
    await start();
    await board.setGate({ ready: { papst: true, rossoni: true }, misses: { tower: miss(1) } });
    await count();
    expect(await board.gate()).toMatchObject({
      ...{ misses: { tower: miss(2, true), greene: miss(1) }, owing: ['papst', 'rossoni', 'greene'] },
    });
    expect(await board.events()).toMatchObject([{ seats: [{ fell: true }, { fell: false }] }]);
    expect(await notes('ann')).toEqual(['disorder absence.disorder 2']);
  });

  test('until nobody is left to wait for: then the step closes after the patience of the season', async () => {
    await start();
    const misses = { tower: miss(1), papst: miss(1), greene: miss(1) };
    await board.setGate({ misses, owing: ['tower', 'papst', 'greene'] });
    await count();
    expect(await board.gate()).toMatchObject({ owing: [], deadline: OPENED + DAY + 30 * MINUTE });
    expect(await board.store.stepsDueBefore(OPENED + DAY + 30 * MINUTE, 9)).toHaveLength(1);
    expect(await board.store.stepsDueBefore(OPENED + DAY + 30 * MINUTE - 1, 9)).toEqual([]);
  });

  test('while those already in disorder are not notified again', async () => {
    await start();
    await board.setGate({ misses: { tower: miss(2, true) }, owing: ['tower', 'papst'] });
    await count();
    expect(await board.events()).toMatchObject([
      { seats: [{ seat: 'tower', fell: false }, { seat: 'papst' }] },
    ]);
  });

  test('by the timer: the step closes where only those who are ready are left', async () => {
    await start();
    await board.setGate({
      ...{ given: { papst: 1 }, ready: { papst: true }, owing: ['tower', 'papst'] },
      misses: { tower: miss(1) },
    });
    board.clock.set(OPENED + DAY);
    expect(await closeStep(board.deps, board.id, 1)).toBe('adjudicated');
    expect(await board.gate()).toMatchObject({ step: 2, misses: { tower: { disorder: true } } });
  });

  test('by the timer: not again where another run has counted them', async () => {
    await start();
    board.clock.set(OPENED + DAY);
    store.answers('countAbsent', 'changed-meanwhile', 1);
    expect(await closeStep(board.deps, board.id, 1)).toBe('not-due');
    expect(await closeStep(board.deps, board.id, 1)).toBe('not-due');
    expect((await board.gate()).misses).toMatchObject({ tower: miss(1) });
    expect(await closeStep(board.deps, board.id, 1)).toBe('not-due');
    expect((await board.gate()).misses).toMatchObject({ tower: miss(1) });
  });
});

describe('nobody is counted', () => {
  const counted = async () => Object.keys((await board.gate()).misses ?? {});

  test('on a day that they have booked', async () => {
    await start();
    await board.store.saveHolidays(
      { season: 's', player: 'ann', graces: 0, holidays: [], version: 0 },
      ['2026-11-22'],
      { id: 'e', kind: 'holidays-booked', at: OPENED, season: 's', player: 'ann' },
    );
    expect(await count()).toBe(true);
    expect(await counted()).toEqual(['papst', 'greene']);
    await board.setGate({ misses: undefined, owing: ['tower'], absentAt: OPENED + DAY });
    expect(await count()).toBe(true);
    expect(await counted()).toEqual([]);
  });

  test('where all are ready', async () => {
    await start();
    await board.setGate({ ready: { tower: true, papst: true, greene: true } });
    expect(await count()).toBe(true);
    expect(await counted()).toEqual([]);
    expect(await board.gate()).toMatchObject({ absentAt: OPENED + 2 * DAY });
  });

  test('where the platform was away since the turn began', async () => {
    await start();
    for (const at of [OPENED, OPENED + 20 * HOUR, OPENED + 20 * HOUR + 10_000, OPENED + DAY]) {
      board.clock.set(at);
      await beat(board.deps);
    }
    for (const later of [10_000]) {
      board.clock.set(OPENED + DAY + later);
      await beat(board.deps);
    }
    expect(await count(OPENED + DAY + 10_000)).toBe(true);
    expect(await counted()).toEqual([]);
  });

  test('while the time is not sure', async () => {
    await start();
    await beat(board.deps);
    expect(await count()).toBe(false);
    expect(await board.gate()).toMatchObject({ absentAt: OPENED + DAY });
  });

  test('where turns have deadlines, or nobody is to be counted', async () => {
    await start();
    const { game, gate } = await board.live();
    const { waits: _, ...deadlines } = game.deadlines;
    const { absentAt: __, ...never } = gate;
    board.clock.set(OPENED + DAY);
    expect(await countAbsent(board.deps, { ...game, deadlines }, gate)).toBe(false);
    expect(await countAbsent(board.deps, { ...game, absence: undefined }, gate)).toBe(false);
    expect(await countAbsent(board.deps, game, never)).toBe(false);
    expect((await board.gate()).misses).toBeUndefined();
  });
});

describe('an outage before or after the time that is counted is none of it', () => {
  const awayFrom = (from: number, to: number) =>
    store.answers('heartbeat', { at: OPENED + DAY, doubt: null, outages: [{ from, to }] }, 1);
  test.each([
    ['that ended as the time began', OPENED - HOUR, OPENED, 3],
    ['that reached into it', OPENED - HOUR, OPENED + 1, 0],
    ['that began just before it was over', OPENED + DAY - 1, OPENED + 2 * DAY, 0],
    ['that begins now', OPENED + DAY, OPENED + 2 * DAY, 3],
  ])('%s', async (_, from, to, counted) => {
    await start();
    board.clock.set(OPENED + DAY);
    const { game, gate } = await board.live();
    awayFrom(from, to);
    expect(await countAbsent(board.deps, game, gate)).toBe(true);
    expect(Object.keys((await board.gate()).misses ?? {})).toHaveLength(counted);
  });
});

describe('a seat in civil disorder that somebody else takes', () => {
  const again = async (seat: string) => resumeWaitingFor(board.deps, await board.live(), seat);
  const disorder = { misses: { tower: miss(2, true) } };

  test('is waited for again, until the usual time if nobody else was', async () => {
    await start({});
    await board.setGate({ ...disorder, owing: [], deadline: OPENED + HOUR });
    expect(await again('tower')).toEqual({ owes: true, deadline: OPENED + DAY });
    expect(await again('papst')).toBeUndefined();
    await board.setGate({ deadline: OPENED + 3 * DAY });
    expect(await again('tower')).toEqual({ owes: true, deadline: OPENED + 3 * DAY });
    await board.setGate({ owing: ['papst'], deadline: OPENED + HOUR });
    expect(await again('tower')).toEqual({ owes: true, deadline: OPENED + HOUR });
    await board.setGate({ misses: { tower: miss(2) } });
    expect(await again('tower')).toBeUndefined();
  });

  test('for as long as it takes where turns have no deadline', async () => {
    await start();
    await board.setGate({ ...disorder, owing: [], deadline: OPENED + HOUR });
    expect(await again('tower')).toEqual({ owes: true, deadline: NEVER });
    await board.setGate({ owing: ['papst'], deadline: OPENED + HOUR });
    expect(await again('tower')).toEqual({ owes: true, deadline: OPENED + HOUR });
  });

  test('keeps its deadline where it owes nothing', async () => {
    await start({});
    await board.setPosition((position: { seats: string[] }) => ({
      ...position,
      seats: position.seats.filter((seat) => seat !== 'tower'),
    }));
    await board.setGate({ ...disorder, owing: [], deadline: OPENED + HOUR });
    expect(await again('tower')).toEqual({ owes: false, deadline: OPENED + HOUR });
  });
});

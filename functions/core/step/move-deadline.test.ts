import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { closeStep } from './close-step';
import { moveDeadline } from './move-deadline';
import { saveOrdersOfSeat } from './submit-orders';

const DEADLINE = OPENED + DAY;
const GRACE = { grace: { minutes: 60, times: 2, freezes: true } };

let board: BareBoard;

async function start(absence: object): Promise<void> {
  board = await startBareBoard({ absence });
  board.timers.length = 0;
}
afterEach(() => board.close());

const close = (step = 1) => closeStep(board.deps, board.id, step);
const order = async (seat: string, ready = false) =>
  saveOrdersOfSeat(board.deps, await board.live(), seat, {
    step: (await board.gate()).step,
    orders: [],
    ready,
  });

describe('a deadline that moves', () => {
  test('by a grace: who has it, what they have used, and a note to each', async () => {
    await start(GRACE);
    await order('papst');
    await order('greene', true);
    board.clock.set(DEADLINE);
    expect(await close()).toBe('not-due');
    const deadline = DEADLINE + HOUR;
    const grace = { seats: ['tower'], frozen: true };
    expect(await board.gate()).toMatchObject({ step: 1, deadline, grace });
    expect(board.timers).toEqual([{ game: board.id, step: 1, deadline }]);
    expect(await board.store.allowances('s', ['ann', 'bob'])).toMatchObject([{ player: 'ann', graces: 1 }]);
    expect(await board.events()).toMatchObject([
      {
        kind: 'deadline-moved',
        at: DEADLINE,
        game: board.id,
        step: 1,
        why: 'grace',
        deadline,
        seats: ['tower'],
      },
    ]);
    const [note] = await board.store.noticesTo('ann');
    expect(note).toMatchObject({
      kind: 'grace',
      text: {
        with: {
          note: { with: { left: 1, time: { text: 'instant', with: { at: Date.UTC(2026, 10, 22, 20) } } } },
        },
      },
    });
    expect(await board.store.noticesTo('bob')).toEqual([]);
  });

  test('by the last grace leaves none, and after it the step closes', async () => {
    await start({ grace: { minutes: 60, times: 2, freezes: false } });
    board.clock.set(DEADLINE);
    await board.store.saveHolidays({ season: 's', player: 'ann', graces: 0, holidays: [], version: 0 }, [], {
      id: 'e',
      kind: 'holidays-booked',
      at: OPENED,
      season: 's',
      player: 'ann',
    });
    const { game, gate } = await board.live();
    const [seat] = game.seats;
    if (seat === undefined) throw new Error('no seat');
    const used = { season: 's', player: 'ann', graces: 1, holidays: [], version: 0 };
    await moveDeadline(board.deps, game, gate, { why: 'grace', seats: [seat], deadline: DEADLINE + 5 }, [
      used,
    ]);
    const [note] = await board.store.noticesTo('ann');
    expect(note).toMatchObject({ text: { with: { note: { with: { left: 0 } } } } });
    expect(await board.gate()).toMatchObject({ grace: { seats: ['tower'], frozen: false } });
    board.timers.length = 0;
    await moveDeadline(board.deps, game, gate, { why: 'grace', seats: [seat], deadline: DEADLINE + 9 }, [
      used,
    ]);
    expect([board.timers, (await board.gate()).deadline]).toEqual([[], DEADLINE + 5]);
  });

  test('not for a player who has used their graces: the step closes at its deadline', async () => {
    await start({ grace: { minutes: 60, times: 1 } });
    const closed: string[] = [];
    for (const step of [1, 1, 2]) {
      for (const seat of ['papst', 'greene']) await order(seat);
      board.clock.set((await board.gate()).deadline);
      closed.push(await close(step));
    }
    expect(closed).toEqual(['not-due', 'adjudicated', 'adjudicated']);
  });

  test('past booked days adds up how much', async () => {
    await start({ holidays: 5 });
    const { game } = await board.live();
    const seats = game.seats.slice(0, 1);
    await moveDeadline(
      board.deps,
      game,
      await board.gate(),
      { why: 'holiday', seats, deadline: DEADLINE + DAY },
      [],
    );
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE + DAY, moved: DAY });
    await moveDeadline(
      board.deps,
      game,
      await board.gate(),
      { why: 'holiday', seats, deadline: DEADLINE + 3 * DAY },
      [],
    );
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE + 3 * DAY, moved: 3 * DAY });
  });

  test('takes back an early close that was to come', async () => {
    await start(GRACE);
    await board.setGate({ closesAt: DEADLINE + 5 });
    board.clock.set(DEADLINE);
    await close();
    expect(await board.gate()).not.toHaveProperty('closesAt');
  });
});

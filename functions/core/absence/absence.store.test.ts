import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BareBoard, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import type { Gate } from '../game/games.records';
import type { DeadlineMoved } from '../platform/events.records';

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

/** Ann's deadline moves by an hour. */
const later = (gate: Gate, why: DeadlineMoved['why']): DeadlineMoved => ({
  ...{ id: `move ${why}`, kind: 'deadline-moved', at: OPENED, game: board.id, step: 1, why },
  ...{ deadline: gate.deadline + HOUR, seats: ['tower'] },
});
const HELD = { seats: ['tower'], frozen: false };

describe('the deadline of a step', () => {
  test('moves by one grace only, and past booked days also after it', async () => {
    const gate = await board.setGate({ grace: HELD });
    const by = { grace: HELD, graces: { season: 's', players: ['ann'], most: 2 } };
    const grace = { event: later(gate, 'grace'), ...by };
    expect(await board.store.moveDeadline(gate, grace)).toBe('changed-meanwhile');
    expect(await board.store.moveDeadline(gate, { event: later(gate, 'holiday'), moved: HOUR })).toBe(
      'moved',
    );
    expect(await board.gate()).toMatchObject({ deadline: gate.deadline + HOUR, moved: HOUR, grace: HELD });
  });

  test.each<[shows: string, since: Partial<Gate>]>([
    ['was moved', { deadline: OPENED + 2 * HOUR }],
    ['is to close early', { closesAt: OPENED + HOUR }],
  ])('that %s since the gate was read takes a vote, and does not move by it', async (_, since) => {
    const gate = await board.setGate({ votes: {} });
    await board.setGate(since);
    const by = { gate, seat: 'tower', holder: 'ann' };
    expect(await board.store.saveVote(by, later(gate, 'vote'), OPENED)).toBe('changed-meanwhile');
    expect(await board.store.saveVote(by, null, OPENED)).toBe('saved');
    expect(await board.gate()).toMatchObject({ votes: { tower: true }, ...since });
  });

  test('moves by a vote that has read when it closes early', async () => {
    const gate = await board.setGate({ votes: {}, closesAt: OPENED + HOUR });
    const by = { gate, seat: 'tower', holder: 'ann' };
    expect(await board.store.saveVote(by, later(gate, 'vote'), OPENED)).toBe('saved');
    expect(await board.gate()).toMatchObject({ deadline: gate.deadline + HOUR, extensions: 1 });
    expect(await board.store.stepsDueBefore(OPENED + HOUR, 9)).toHaveLength(1);
  });
});

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
    // The moment at which nothing changed has no event.
    expect((await board.events()).map(({ at }) => at)).toEqual([1, 3, 5, 2]);
  });

  test('is listed no more once they withdraw', async () => {
    await offer('ann', 1);
    for (let times = 0; times < 2; times += 1) await board.store.removeSubstitute('s', 'ann');
    expect(await listed()).toEqual([]);
  });
});

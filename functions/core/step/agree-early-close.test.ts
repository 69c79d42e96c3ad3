import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Position } from '../../../engine/ny2047/types';
import {
  type BareBoard,
  caller,
  DAY,
  HOUR,
  OPENED,
  program,
  startBareBoard,
} from '../../../test/support/bare-board';
import type { Gate } from '../game/games.records';
import { agreeToEarlyClose } from './agree-early-close';
import { askedToAgree } from './asked-to-agree';

let board: BareBoard;

/** A turn that only Ann owes, where all have to agree to an early close. */
const start = async (season: object = {}) => {
  board = await startBareBoard({ deadlines: { earlyClose: 'consent' }, season });
  await board.setGate({ owing: ['tower'] });
};
beforeEach(() => start());
afterEach(() => board.close());

const agree = async (who: ReturnType<typeof caller>, agrees = true, step = 1) => {
  const outcome = await agreeToEarlyClose(board.deps, who, board.id, step, agrees);
  if (outcome.ok) return 'said';
  const { refusal } = outcome;
  return refusal.code === 'not-allowed' ? refusal.why.text : refusal.code;
};
const asked = async () => {
  const { game, gate } = await board.live();
  return askedToAgree(board.deps, game, gate);
};

describe('asked to agree are', () => {
  test('people who owe nothing', async () => {
    expect(await asked()).toEqual(['papst', 'greene']);
  });

  test('nobody where the season asks for no agreement', async () => {
    await board.setGate({ consents: undefined });
    expect(await asked()).toEqual([]);
  });

  test('not those in civil disorder', async () => {
    const misses = (disorder: boolean) => ({ greene: { row: 2, total: 2, disorder } });
    await board.setGate({ misses: misses(true) });
    expect(await asked()).toEqual(['papst']);
    await board.setGate({ misses: misses(false) });
    expect(await asked()).toEqual(['papst', 'greene']);
  });

  test('not those who are out of the game', async () => {
    await board.setPosition((position: Position) => ({
      ...position,
      eliminated: [{ faction: 'papst' as const, year: 2047, season: 'spring' as const, by: null }],
    }));
    expect(await asked()).toEqual(['greene']);
  });
});

describe('an agreement', () => {
  test('of all, with orders that are ready, closes the step', async () => {
    await board.setGate({ given: { tower: 1 }, ready: { tower: true } });
    expect(await agree(caller('bob'))).toBe('said');
    expect(await board.gate()).toMatchObject({ step: 1, consents: { papst: true } });
    expect(await agree(caller('cho'))).toBe('said');
    expect(await board.gate()).toMatchObject({ step: 2 });
  });

  test('can be taken back', async () => {
    await agree(caller('bob'));
    expect(await agree(caller('bob'), false)).toBe('said');
    expect((await board.gate()).consents).toEqual({});
  });

  test('makes the step due at once, in case nobody closes it', async () => {
    board.clock.set(OPENED + HOUR);
    await agree(caller('bob'));
    expect(await board.store.stepsDueBefore(OPENED + HOUR, 9)).toHaveLength(1);
    expect(await board.store.stepsDueBefore(OPENED + HOUR - 1, 9)).toEqual([]);
  });

  test('that is refused does not', async () => {
    await agree(caller('bob'), false);
    expect(await board.store.stepsDueBefore(OPENED + DAY - 1, 9)).toEqual([]);
  });

  test('leaves an early close that is set as it is', async () => {
    await board.setGate({ closesAt: OPENED + HOUR, ready: { tower: true }, given: { tower: 1 } });
    await board.store.saveConsent({ gate: await board.gate(), seat: 'papst', holder: 'bob' }, true, OPENED);
    expect(await board.store.stepsDueBefore(OPENED + HOUR - 1, 9)).toEqual([]);
    expect(await board.store.stepsDueBefore(OPENED + HOUR, 9)).toHaveLength(1);
  });

  test.each<[string, ReturnType<typeof caller>, Partial<Gate>, string]>([
    ['of somebody without a seat', caller('somebody'), {}, 'not-your-seat'],
    ['of a seat that owes orders', caller('ann'), {}, 'notAskedToClose'],
    ['for a step that is over', caller('bob'), { step: 2 }, 'stale-step'],
    ['while the clock stands', caller('bob'), { pausedAt: OPENED }, 'game-paused'],
    ['while the step closes', caller('bob'), { state: 'closing' }, 'step-closed'],
    ['of a program, where programs may play', program('bob'), {}, 'said'],
  ])('%s', async (_, who, change, expected) => {
    await board.setGate(change);
    expect(await agree(who)).toBe(expected);
  });

  test('of a program is refused where programs may not play', async () => {
    await board.close();
    await start({ programs: 'refused' });
    expect(await agree(program('bob'))).toBe('programs-refused');
    expect(await agree(caller('bob'))).toBe('said');
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BareBoard, DAY, HOUR, OPENED, startBareBoard } from '../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../test/support/failing-store';
import type { PlatformEvent } from '../core/platform/events.records';
import { beat } from '../core/platform/heartbeat';
import { stepName } from '../core/step/step-name';
import { sweep } from './sweep';

const DEADLINE = OPENED + DAY;

let board: BareBoard;
let store: FailingStore;

beforeEach(async () => {
  store = failingStore();
  board = await startBareBoard({ wrap: store.wrap });
});
afterEach(() => board.close());

const sweepAt = async (now: number) => {
  board.clock.set(now);
  return sweep(board.deps);
};
const ruled = (id: string, game = 'none'): PlatformEvent => ({
  id,
  kind: 'game-ruled',
  at: OPENED,
  game,
  ruling: 1,
});
/** An event that has no effects. */
const withdrawn: PlatformEvent = {
  id: 'w',
  kind: 'holidays-booked',
  at: OPENED,
  season: 's',
  player: 'nobody',
};

describe('steps that are past their time', () => {
  test('are closed, and named', async () => {
    expect(await sweepAt(DEADLINE - 1)).toMatchObject({ closed: 0, caught: [], overdue: 0 });
    expect(await sweepAt(DEADLINE)).toMatchObject({ closed: 1, caught: [stepName(board.id, 1)], overdue: 0 });
    expect(await board.gate()).toMatchObject({ step: 2 });
  });

  test.each([
    [120_000, 0],
    [120_001, 1],
  ])('count as overdue from two minutes on: %i milliseconds late, %i', async (late, overdue) => {
    expect(await sweepAt(DEADLINE + late)).toMatchObject({ closed: 1, overdue, failures: [] });
  });

  test('are not caught where they stay open', async () => {
    await board.setGate({ closesAt: OPENED });
    expect(await sweepAt(OPENED + HOUR)).toMatchObject({ closed: 0, caught: [], failures: [] });
    expect(await board.gate()).toMatchObject({ step: 1 });
  });

  test('stay open while the time is not sure; lost events are acted on all the same', async () => {
    await beat(board.deps);
    await board.store.post(withdrawn);
    const swept = await sweepAt(DEADLINE + HOUR);
    expect(swept).toMatchObject({ closed: 0, overdue: 0, events: 1, failures: [{ what: 'sweep' }] });
    expect(await board.gate()).toMatchObject({ step: 1 });
  });
});

describe('events that were lost', () => {
  test('are acted on once they are half a minute old', async () => {
    await board.store.post(withdrawn);
    expect(await sweepAt(OPENED + 30_000)).toMatchObject({ events: 0 });
    expect(await sweepAt(OPENED + 30_001)).toMatchObject({ events: 1, failures: [] });
    expect(await board.events()).toEqual([]);
  });

  test('that fail are named by what they are about, and do not count', async () => {
    const closed = {
      id: 'c',
      kind: 'step-closed',
      at: OPENED,
      game: 'none',
      step: 4,
      finished: false,
    } as const;
    for (const event of [withdrawn, ruled('r'), closed]) await board.store.post(event);
    const { events, failures } = await sweepAt(OPENED + HOUR);
    expect(events).toBe(1);
    expect(failures.map(({ correlation }) => correlation).sort()).toEqual(
      ['none', stepName('none', 4)].sort(),
    );
    expect(failures.map(({ what }) => JSON.parse(what).id).sort()).toEqual(['c', 'r']);
  });

  test('that cannot be read are reported, and others are handled', async () => {
    const unreadable = { outboxBefore: 0 };
    const reads = board.deps.store.outboxBefore.bind(board.deps.store);
    const deps = {
      ...board.deps,
      store: new Proxy(board.deps.store, {
        get(target, question) {
          if (question !== 'outboxBefore') return Reflect.get(target, question);
          return (at: number, onError?: (error: string) => void) => {
            unreadable.outboxBefore += 1;
            onError?.('of a newer release');
            return reads(at, onError);
          };
        },
      }),
    };
    await board.store.post(withdrawn);
    board.clock.set(OPENED + HOUR);
    expect(await sweep(deps)).toMatchObject({
      ...{ events: 1, failures: [{ what: 'an event', error: 'of a newer release' }] },
    });
    expect(unreadable).toEqual({ outboxBefore: 1 });
  });
});

test('what is due besides is done only while the time is sure', async () => {
  const failing = [{ game: 'none', seat: 'none' }];
  for (const at of [OPENED, OPENED + HOUR]) {
    store.answers('offersDueBefore', failing, 1);
    store.answers('search', new Error('no answer'), 1);
    if (at === OPENED) await beat(board.deps);
    const { failures } = await sweepAt(at);
    expect(failures[0]?.what).toBe(at === OPENED ? 'the offer of none in none' : 'sweep');
  }
});

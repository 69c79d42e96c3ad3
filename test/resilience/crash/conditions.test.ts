import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord, Gate, PlanRecord, StepRecord } from '../../../functions/core/game/games.records';
import type { PersonRecord } from '../../../functions/core/platform/common.records';
import type { DeadlineMoved } from '../../../functions/core/platform/events.records';
import { gateItem } from '../../../functions/core/platform/items';
import { gateKey } from '../../../functions/core/platform/keys';
import type { Store } from '../../../functions/core/platform/store';
import type { GameRuling } from '../../../functions/core/ruling/rulings.store';
import { ordersFor } from '../../../functions/core/step/submit-orders';
import { type Hunt, startHunt } from './hunt';
import { board, passDeadline } from './scene';

let hunt: Hunt;
let back: () => Promise<void>;
let game: GameRecord;
let gate: Gate;
let last: StepRecord;
let seat: string;
let holder: string;

beforeAll(async () => {
  hunt = await startHunt();
  const one = await board(hunt, { earlyClose: false });
  await passDeadline(hunt, one.game);
  const live = await hunt.world.store.gameAndGate(one.game);
  const step = await hunt.world.store.step(one.game, 1);
  if (live === undefined || step === undefined) throw new Error('no board');
  game = live.game;
  last = step;
  [{ seat, holder }] = game.seats.map((each) => ({ seat: each.seat, holder: each.player.id })) as [
    { seat: string; holder: string },
  ];
  gate = { ...live.gate, votes: {}, consents: {}, line: 3 };
  await hunt.write({ ...gateKey(game.id), ...gateItem(gate) });
  back = hunt.keep();
});
afterAll(() => hunt.world.close());

const PLATFORM: PersonRecord = { id: 'platform', name: 'Turreton', kind: 'bot' };
const DAY = 86_400_000;
const now = () => hunt.clock.now();

/** Changes that a gate may have had between its reading and a write. */
const CHANGES = {
  'another step is open': () => ({ step: 9 }),
  'the step is closing': () => ({ state: 'closing' as const }),
  'steps are being taken back': () => ({ state: 'taking-back' as const }),
  'a ruling has taken steps back': () => ({ line: 4 }),
  'the seat is someone else’s': () => ({ holders: { [seat]: 'someone-else' } }),
  'the deadline has passed': () => ({ deadline: now() }),
  'the deadline has moved': () => ({ deadline: gate.deadline + DAY }),
  'the clock is stopped': () => ({ pausedAt: now() }),
  'a grace of others freezes it': () => ({ grace: { seats: [], frozen: true } }),
  'a program has sent orders': () => ({ programNow: { another: 'someone-else' } }),
  'someone has voted': () => ({ votes: { another: true as const } }),
  'an early close is set': () => ({ closesAt: now() + 1000 }),
} satisfies Record<string, () => Partial<Gate>>;
type Change = keyof typeof CHANGES;

const plan = (): PlanRecord => ({
  ...{ game: game.id, seat, id: 'plan00000001', orders: [], step: gate.step, storedAt: now(), refused: null },
});
const orders = (version = 1) => ordersFor(hunt.world.deps, gate, { seat, orders: [], ready: true }, version);
const ruled = (): GameRuling => ({
  ruling: {
    ...{ game: game.id, number: game.rulings + 1, kind: 'pause', at: now(), by: PLATFORM, step: gate.step },
    ...{ reason: 'A test.', before: '', after: '' },
  },
  entry: null,
  event: 'event0000001',
});
const deadlineMoved = (): DeadlineMoved => ({
  ...{ id: 'event0000002', kind: 'deadline-moved', at: now(), game: game.id, step: gate.step },
  ...{ why: 'vote', seats: [], deadline: gate.deadline + DAY },
});

interface Written {
  readonly write: (store: Store) => Promise<unknown>;
  readonly refusedWhen: readonly Change[];
}

const OPEN: readonly Change[] = ['another step is open', 'the step is closing', 'steps are being taken back'];
const THEIRS: readonly Change[] = ['a ruling has taken steps back', 'the seat is someone else’s'];
const IN_TIME: readonly Change[] = ['the deadline has passed', 'a grace of others freezes it'];
const AS_TIMED: readonly Change[] = ['the deadline has moved', 'the clock is stopped'];

/** Writes that depend on a gate, and the changes that must refuse them. */
const WRITES: Readonly<Record<string, Written>> = {
  orders: {
    write: (store) => store.saveOrders(orders(), { gate, holder }, now()),
    refusedWhen: [...OPEN, ...THEIRS, ...IN_TIME],
  },
  'orders of a program': {
    write: (store) => store.saveOrders(orders(), { gate, holder, byProgram: true }, now()),
    // A step's first write of this kind includes its list of programs, and must not replace another one's.
    refusedWhen: [...OPEN, ...THEIRS, ...IN_TIME, 'a program has sent orders'],
  },
  'a plan': {
    write: (store) => store.savePlan(plan(), { gate, holder }),
    refusedWhen: ['another step is open', 'steps are being taken back', ...THEIRS],
  },
  'a plan that is given': {
    write: async (store) => {
      await hunt.write({
        pk: `GAME#${game.id}`,
        sk: `PLAN#${seat}`,
        id: plan().id,
        body: JSON.stringify(plan()),
      });
      return store.givePlan(plan(), orders(), { gate, holder }, null);
    },
    refusedWhen: [...OPEN, ...THEIRS, ...IN_TIME],
  },
  'a vote': {
    write: (store) => store.saveVote({ gate, seat, holder }, null, now()),
    refusedWhen: [...OPEN, ...THEIRS, 'the deadline has passed', 'the clock is stopped', 'someone has voted'],
  },
  'a vote that moves the deadline': {
    write: (store) => store.saveVote({ gate, seat, holder }, deadlineMoved(), now()),
    refusedWhen: [...OPEN, ...THEIRS, ...AS_TIMED, 'someone has voted', 'an early close is set'],
  },
  'an agreement': {
    write: (store) => store.saveConsent({ gate, seat, holder }, true, now()),
    refusedWhen: [...OPEN, ...THEIRS, 'the clock is stopped'],
  },
  'a message': {
    write: (store) =>
      store.sendMessage(
        {
          id: 'message00001',
          game: game.id,
          thread: 'all',
          from: seat,
          player: holder,
          at: now(),
          text: 'Hello',
        },
        gate,
      ),
    refusedWhen: [...OPEN, ...THEIRS],
  },
  'a deadline that moves': {
    write: (store) => store.moveDeadline(gate, { event: deadlineMoved() }),
    refusedWhen: [...OPEN, ...AS_TIMED, 'a ruling has taken steps back'],
  },
  'a ruling on the clock': {
    write: (store) => store.moveClock(gate, { ...gate, deadline: gate.deadline + DAY }, ruled()),
    refusedWhen: [...OPEN, ...AS_TIMED, 'the deadline has passed'],
  },
  'an end by a ruling': {
    write: (store) =>
      store.endGame(
        gate,
        { ...gate, state: 'finished' },
        { ...{ id: 'event0000003', kind: 'step-closed', at: now(), game: game.id, step: 1 }, finished: true },
        ruled(),
      ),
    refusedWhen: [...OPEN, ...AS_TIMED, 'the deadline has passed'],
  },
  'a roll-back': {
    write: (store) =>
      store.takeBack(
        gate,
        { ...{ game: game.id, ruling: 1, at: now(), from: 1, last: 1, again: 0, orders: null } },
        ruled(),
      ),
    refusedWhen: [...OPEN, ...AS_TIMED, 'the deadline has passed'],
  },
  'a new holder': {
    write: (store) => {
      const [before] = game.seats;
      if (before === undefined) throw new Error('no seat');
      const after = { id: 'sam', name: 'Sam', kind: 'human' } as const;
      const given = { consent: null, forfeited: false, notes: [] };
      const change = { seat, before: before.player, after, entry: null, gate, ...given };
      return store.replacePlayer(game, change, ruled());
    },
    refusedWhen: [...OPEN, 'a ruling has taken steps back', 'the deadline has passed'],
  },
  'a step’s result': {
    write: async (store) => {
      await hunt.write({ ...gateKey(game.id), ...gateItem({ ...(await gateNow()), ...CLOSING }) });
      return store.commitStep({ ...last, step: gate.step }, { ...gate, step: gate.step + 1 }, []);
    },
    refusedWhen: ['another step is open'],
  },
};
const CLOSING = { state: 'closing' } as const;

async function gateNow(): Promise<Gate> {
  return (await hunt.world.store.gate(game.id)) ?? gate;
}

/** The results of a write that was made. */
const MADE = new Set(['saved', 'given', 'sent', 'moved', 'ruled', 'committed']);
function isMade(answer: unknown): boolean {
  return MADE.has(
    typeof answer === 'object' && answer !== null && 'kind' in answer ? String(answer.kind) : String(answer),
  );
}

describe.each(Object.entries(WRITES))('%s', (_, { write, refusedWhen }) => {
  test('is written where nothing has changed', async () => {
    await back();
    expect(isMade(await write(hunt.world.store))).toBe(true);
  });

  test.each(refusedWhen)('is not written once %s', async (change) => {
    await back();
    await hunt.write({ ...gateKey(game.id), ...gateItem({ ...gate, ...CHANGES[change]() }) });
    const before = hunt.items();
    expect(isMade(await write(hunt.world.store))).toBe(false);
    const own = /PLAN#|GATE$/;
    const others = (items: typeof before) => items.filter(({ sk }) => !own.test(sk)).length;
    expect(others(hunt.items())).toBe(others(before));
  });
});

describe('the fence', () => {
  const closes = async (why: 'deadline' | 'all-ready', change: Partial<Gate>, at: number) => {
    await back();
    await hunt.write({ ...gateKey(game.id), ...gateItem({ ...gate, ...change }) });
    const read = { ...gate, ...change, step: gate.step, state: 'open' as const };
    return (await hunt.world.store.closeGate(read, why, at)).kind;
  };

  test('falls at the deadline, and not before it, while paused, or for another step', async () => {
    expect(await closes('deadline', {}, gate.deadline)).toBe('closed');
    expect(await closes('deadline', {}, gate.deadline - 1)).toBe('not-due');
    expect(await closes('deadline', { pausedAt: now() }, gate.deadline)).toBe('not-due');
    expect(await closes('deadline', { step: 9 }, gate.deadline)).toBe('already-closed');
    expect(await closes('deadline', { state: 'closing' }, gate.deadline)).toBe('already-closed');
  });

  test('falls early if everyone who owes orders is ready', async () => {
    const ready = Object.fromEntries(gate.owing.map((one) => [one, true as const]));
    const { [seat]: _, ...others } = ready;
    expect(await closes('all-ready', { ready }, now())).toBe('closed');
    expect(await closes('all-ready', { ready: others }, now())).toBe('not-due');
  });
});

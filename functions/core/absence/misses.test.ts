import { afterEach, describe, expect, test } from 'vitest';
import {
  type BareBoard,
  type BareOptions,
  DAY,
  OPENED,
  startBareBoard,
} from '../../../test/support/bare-board';
import type { GameRecord, Gate } from '../game/games.records';
import { missedIn } from './misses';

const DISORDER = { disorder: { after: 2, minutes: 30 } };
const miss = (row: number, disorder = false) => ({ row, total: row, disorder });

let board: BareBoard;
afterEach(() => board.close());

/** The effect of the closing of a step on the seats of Ann, Bob, Cho and a bot. */
async function missed(change: Partial<Gate>, options: BareOptions = { absence: DISORDER }) {
  board = await startBareBoard(options);
  const { game, gate } = await board.live();
  const position = (await board.store.step(board.id, 0))?.position;
  const system = {
    pending: () => ({ seats: game.seats.map(({ seat }) => ({ seat, owes: seat !== 'greene' })) }),
  };
  const found = missedIn(board.deps, system as never, game, { ...gate, ...change }, position);
  return {
    misses: found.kept.misses,
    seats: found.events.flatMap(({ seats }) => seats.map(({ seat, fell }) => (fell ? `${seat} fell` : seat))),
    notes: found.notes.map(({ player, kind, text }) => [player, kind, detailsOf(text)].join(' ')),
    events: found.events,
  };
}

function detailsOf(text: unknown): string {
  const { note } = (text as { with: { note: { text: string; with: Record<string, unknown> } } }).with;
  return `${note.text} ${note.with.more ?? note.with.row ?? ''}`.trim();
}

describe('who missed a step', () => {
  test('people who owed orders and gave none, with an event and a warning', async () => {
    const found = await missed({ given: { papst: 1 } });
    expect(found.misses).toEqual({ tower: miss(1) });
    expect(found.events).toMatchObject([
      { kind: 'orders-missed', at: OPENED, game: board.id, step: 1, seats: [{ seat: 'tower', fell: false }] },
    ]);
    expect(found.notes).toEqual(['ann missed absence.missedWarned 1']);
  });

  test('nobody where all gave orders', async () => {
    const found = await missed({ given: { tower: 1, papst: 2 } });
    expect(found).toMatchObject({ misses: {}, events: [], notes: [] });
  });

  test('nobody is counted without a policy', async () => {
    const found = await missed({}, {});
    expect(found).toMatchObject({ misses: undefined, events: [], notes: [] });
  });

  test('without civil disorder there is nothing to warn of', async () => {
    const found = await missed({ given: { papst: 1 } }, { absence: { holidays: 1 } });
    expect(found.notes).toEqual(['ann missed absence.missed']);
  });

  test('falls into civil disorder at the limit, and is notified once', async () => {
    const found = await missed({ given: { papst: 1 }, misses: { tower: miss(1) } });
    expect(found.misses).toEqual({ tower: miss(2, true) });
    expect(found.seats).toEqual(['tower fell']);
    expect(found.notes).toEqual(['ann disorder absence.disorder 2']);
  });

  test('in disorder already stays so, and hears nothing more', async () => {
    const found = await missed({ given: { papst: 1 }, misses: { tower: miss(2, true) } });
    expect(found.misses).toEqual({ tower: miss(3, true) });
    expect(found.seats).toEqual(['tower']);
    expect(found.notes).toEqual([]);
  });

  test('nobody while the platform was away; who gave orders has kept it', async () => {
    const outage = { until: OPENED, total: 1 };
    const before = { tower: miss(1), papst: miss(1) };
    const found = await missed({ given: { papst: 1 }, misses: before, outage });
    expect(found.misses).toEqual({ tower: miss(1), papst: { row: 0, total: 1, disorder: false } });
    expect(found).toMatchObject({ events: [], notes: [] });
  });

  const WAITING: BareOptions = { absence: DISORDER, deadlines: { waits: { absent: 60 } } };
  test.each<[string, BareOptions, Partial<Gate>, boolean]>([
    ['a draft brings nobody back from disorder in a step without a deadline', WAITING, {}, true],
    ['orders that are ready do', WAITING, { ready: { tower: true } }, false],
    ['a draft does where there is a deadline', { absence: DISORDER }, {}, false],
  ])('%s', async (_, options, change, disorder) => {
    const found = await missed(
      { given: { tower: 1, papst: 1 }, misses: { tower: miss(2, true) }, ...change },
      options,
    );
    expect(found.misses?.tower).toMatchObject({ disorder });
  });

  test('a draft counts of a seat that is not in disorder', async () => {
    const found = await missed({ given: { tower: 1, papst: 1 } }, WAITING);
    expect(found.seats).toEqual([]);
  });
});

test('a game whose rules wait for nobody has nobody who missed it', async () => {
  board = await startBareBoard({ absence: DISORDER });
  const { game, gate } = await board.live();
  const over = { pending: () => null };
  const found = missedIn(
    board.deps,
    over as never,
    game as GameRecord,
    { ...gate, deadline: OPENED + DAY },
    null,
  );
  expect(found).toEqual({ kept: { misses: {} }, events: [], notes: [] });
});

import { describe, expect, test } from 'vitest';
import type { GameSystemId } from '../../../engine/games';
import { textRandom } from '../../../engine/random';
import { gameSystem, SYSTEMS } from '../../../engine/systems';
import { notationOf } from './notation-of';
import { ordersInNotation } from './orders-in-notation';

const WITH_NOTATION = Object.values(SYSTEMS).flatMap(({ id, notation }) =>
  notation === undefined ? [] : [id as GameSystemId],
);

describe.each(WITH_NOTATION)('%s', (id) => {
  test('the text of each seat reads back as the orders that were carried out, step by step', async () => {
    const system = gameSystem(id);
    const notation = await notationOf({ system: id, rulesVersion: gameSystem(id).rulesVersion, options: {} });
    if (notation === undefined) throw new Error('no notation');
    const options = system.options.parse({});
    const seats = system.seats.names.slice(0, system.seats.usual);
    let position = system.setup(options, seats, textRandom(`${id} set-up`));
    const kinds = new Set<unknown>();
    for (let step = 0; step < 60 && system.pending(position) !== null; step += 1) {
      const given = Object.fromEntries(
        (system.pending(position)?.seats ?? []).map(({ seat }) => {
          const view = system.view(position, { kind: 'seat', seat });
          return [seat, system.bots.random.orders(view, seat, textRandom(`${id} ${step} ${seat}`))];
        }),
      );
      const result = system.adjudicate(position, given, options, textRandom(`${id} ${step}`));
      for (const { seat, text } of ordersInNotation(
        { before: position, orders: [...result.orders] },
        notation,
      )) {
        const orders = result.orders.flatMap((verdict) =>
          verdict.seat === seat && verdict.result !== 'rejected' ? [verdict.order] : [],
        );
        expect(notation.parse(position, seat, text), text).toEqual({ ok: true, value: orders });
        for (const order of orders) kinds.add((order as { readonly type: unknown }).type);
      }
      position = result.position;
    }
    // Moves, supports and the orders between them; claims, attacks and builds.
    expect(kinds.size).toBeGreaterThan(2);
  });

  test('an order that came as text stands as it came, and one that nobody could read is left out', async () => {
    const system = gameSystem(id);
    const notation = await notationOf({ system: id, rulesVersion: gameSystem(id).rulesVersion, options: {} });
    if (notation === undefined) throw new Error('no notation');
    const seats = system.seats.names.slice(0, system.seats.usual);
    const position = system.setup(system.options.parse({}), seats, textRandom(`${id} set-up`));
    const [seat = ''] = seats;
    const verdict = (order: unknown, result: string) => ({ seat, order, result, reason: '' });
    const orders = [verdict('A typed line', 'held'), verdict({ type: 'LEAP', unit: 7 }, 'rejected')];
    expect(ordersInNotation({ before: position, orders }, notation)).toEqual([
      { seat, text: 'A typed line' },
    ]);
  });
});

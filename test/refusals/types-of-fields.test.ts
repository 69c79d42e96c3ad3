import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';

/** Steps of one game: enough for orders with numbers and switches. */
const STEPS = 150;

/** An order with one of its numbers or booleans as text, as a form or a careless client might send it. */
function asText(order: unknown): readonly unknown[] {
  if (typeof order !== 'object' || order === null) return [];
  return Object.entries(order).flatMap(([name, value]) => {
    const whole = (other: unknown) =>
      Array.isArray(order)
        ? order.map((one, at) => (at === Number(name) ? other : one))
        : { ...order, [name]: other };
    if (typeof value === 'number' || typeof value === 'boolean') return [whole(String(value))];
    return asText(value).map(whole);
  });
}

/** Lists with such an order, made from bots' lists in a game, and those that its rules accept. */
function listsOfText(id: GameSystemId): { readonly tried: number; readonly taken: readonly string[] } {
  const system = gameSystem(id);
  const random = textRandom(`types of ${id}`);
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  let [position, tried] = [system.setup(options, seats, random), 0];
  const taken: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const pending = system.pending(position);
    if (pending === null) break;
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat } of pending.seats) {
      const orders = system.bots.random.orders(system.view(position, { kind: 'seat', seat }), seat, random);
      lists[seat] = orders;
      for (const [at, order] of orders.entries())
        for (const bad of asText(order)) {
          tried += 1;
          const list = orders.map((one, index) => (index === at ? bad : one));
          if (system.validate(position, seat, list).length === 0) taken.push(JSON.stringify(bad));
        }
    }
    position = system.adjudicate(position, lists, options, random).position;
  }
  return { tried, taken };
}

const TRIED = GAME_SYSTEM_IDS.map((id) => [id, listsOfText(id)] as const);

test.each(TRIED)('%s refuses a number or a yes that is given as text', (_, { taken }) => {
  expect(taken).toEqual([]);
});

test('there are such orders in most games', () => {
  expect(TRIED.filter(([, { tried }]) => tried > 5).map(([id]) => id)).toEqual(
    expect.arrayContaining(['classic', 'nyc-risk']),
  );
});

import { describe, expect, test } from 'vitest';
import type { GameSystem, StepResult } from '../game';
import { textRandom } from '../random';
import { gameSystem } from '../systems';

/** The first steps of a game between bots, from its set-up on. */
function played(
  id: 'ny2047' | 'nyc-risk' | 'new-era' | 'domination' | 'classic',
  options: object,
  steps: number,
) {
  const system: GameSystem = gameSystem(id);
  const chosen = system.options.parse(options);
  const seats = system.seats.names.slice(0, system.seats.usual);
  let position = system.setup(chosen, seats, textRandom(`${id} set-up`));
  const results: StepResult<unknown>[] = [{ orders: [], events: [], outcome: null, position }];
  for (let step = 0; step < steps; step += 1) {
    const asked = system.pending(position)?.seats.filter(({ owes }) => owes) ?? [];
    const orders = asked.map(({ seat }) => {
      const view = system.view(position, { kind: 'seat', seat });
      return [seat, system.bots.steady.orders(view, seat, textRandom(`${id} ${step} ${seat}`))] as const;
    });
    const result = system.adjudicate(
      position,
      Object.fromEntries(orders),
      chosen,
      textRandom(`${id} ${step}`),
    );
    results.push(result);
    position = result.position;
  }
  return { system, seats, results };
}

describe('the opening of each seat', () => {
  test.each([
    ['ny2047', {}, 1, /^[AT].* (- |H|S )/],
    ['classic', {}, 1, /^[AF] \S+/],
    ['nyc-risk', { setup: 'draft' }, 12, /^[A-Z][\w .’'-]+, then [A-Z]/],
    ['nyc-risk', { setup: 'deal' }, 2, /^mayor in [A-Z]/],
    ['domination', {}, 40, /^[A-Z][\w -]+, then [A-Z]/],
  ] as const)('%s %j: every seat has one in words', (id, options, steps, words) => {
    const { system, seats, results } = played(id, options, steps);
    const found = system.openings?.of(results) ?? {};
    expect(Object.keys(found).sort()).toEqual([...seats].sort());
    for (const opening of Object.values(found)) expect(opening).toMatch(words);
  });

  test('new-era: the first location that a seat incorporated, once there is one', () => {
    const { system, results } = played('new-era', {}, 60);
    const found = Object.values(system.openings?.of(results) ?? {});
    expect(found.length).toBeGreaterThan(0);
    for (const opening of found) expect(opening).toMatch(/^[A-Z]/);
  });

  test('a refused order is no opening, and neither is the order in which orders were written', () => {
    const { system, results } = played('ny2047', {}, 1);
    const [setup, first] = results as [StepResult<unknown>, StepResult<unknown>];
    const turned = { ...first, orders: [...first.orders].reverse() };
    expect(system.openings?.of([setup, turned])).toEqual(system.openings?.of([setup, first]));
    const refused = first.orders.map((verdict) => ({ ...verdict, order: 'nonsense', result: 'rejected' }));
    expect(system.openings?.of([setup, { ...first, orders: refused }])).toEqual({});
  });
});

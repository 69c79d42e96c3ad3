import { describe, expect, test } from 'vitest';
import { domination } from '../../engine/domination';
import { REFUSALS as DOMINATION_REFUSALS } from '../../engine/domination/orders/refusals';
import type { GameSystem } from '../../engine/game';
import { newEra } from '../../engine/new-era';
import { REFUSALS as ERA_REFUSALS } from '../../engine/new-era/orders/refusals';
import { ny2047 } from '../../engine/ny2047';
import { ADJUSTMENT_REFUSALS } from '../../engine/ny2047/rules/adjustment-choices';
import { REFUSALS as NY2047_REFUSALS } from '../../engine/ny2047/rules/read-orders';
import { nycRisk } from '../../engine/nyc-risk';
import { REFUSALS as RISK_REFUSALS } from '../../engine/nyc-risk/orders/refusals';
import { type Random, textRandom } from '../../engine/random';
import { stepsOfGames as dominationSteps } from '../support/domination-generator';
import { stepsOfGames as eraSteps } from '../support/new-era-generator';
import { randomLists, randomPosition } from '../support/ny2047-generator';
import { stepsOfGames as riskSteps } from '../support/nyc-risk-generator';
import { poorDomination, richEra, richRisk } from './rich-positions';
import { type Situation, tryOrders } from './tried-orders';
import { wildDomination, wildEra, wildNy2047, wildRisk } from './wild-orders';

/** Rules of refusal that no mutation here reaches, each with the test that covers it. */
type Unreached = Readonly<Record<string, string>>;

interface Case {
  readonly system: GameSystem;
  readonly named: readonly string[];
  readonly situations: () => readonly Situation[];
  readonly seats: 'seats' | 'order';
  readonly wild: (position: never, seat: string, random: Random) => unknown;
  readonly ordersEach: number;
  readonly unreached: Unreached;
}

/** The given number of a list's elements, evenly spread. */
function some<T>(list: readonly T[], count: number): readonly T[] {
  const every = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, at) => at % every === 0);
}

/** Positions of New York 2047, half of them with adjustments to make. */
function ny2047Situations(): readonly Situation[] {
  const random = textRandom('refusals');
  const options = { adjustment: true };
  return Array.from({ length: 120 }, () => {
    let position = randomPosition(random);
    for (let step = 1; step <= 4 && position.phase === 'orders' && random.draw(0, 3) > 0; step += 1)
      position = ny2047.adjudicate(
        position,
        randomLists(position, random),
        { ...options, lastYear: null } as never,
        random,
      ).position;
    return { position, options };
  });
}

const CASES: Readonly<Record<string, Case>> = {
  ny2047: {
    system: ny2047 as GameSystem,
    named: [...new Set([...Object.values(NY2047_REFUSALS), ...Object.values(ADJUSTMENT_REFUSALS)])],
    situations: ny2047Situations,
    seats: 'seats',
    wild: wildNy2047,
    ordersEach: 15,
    unreached: {},
  },
  'nyc-risk': {
    system: nycRisk as GameSystem,
    named: Object.keys(RISK_REFUSALS),
    situations: () => {
      const random = textRandom('refusals');
      return some(riskSteps(10, 7), 160).map(({ position, options }, at) => ({
        options,
        position: at % 3 === 0 ? position : richRisk(position, random),
      }));
    },
    seats: 'seats',
    wild: wildRisk,
    ordersEach: 14,
    unreached: {},
  },
  'new-era': {
    system: newEra as GameSystem,
    named: Object.keys(ERA_REFUSALS),
    situations: () => {
      const random = textRandom('refusals');
      return some(eraSteps(6, 7), 160).map(({ position, options }, at) => ({
        options,
        position: at % 3 === 0 ? position : richEra(position, random),
      }));
    },
    seats: 'seats',
    wild: wildEra,
    ordersEach: 40,
    unreached: { '3.6': 'a list of 21 orders: rules.test.ts' },
  },
  domination: {
    system: domination as GameSystem,
    named: Object.keys(DOMINATION_REFUSALS),
    situations: () =>
      some(dominationSteps(6, 7), 120).map(({ position, options }, at) => ({
        options,
        position: at % 3 === 0 ? poorDomination(position) : position,
      })),
    seats: 'order',
    wild: wildDomination,
    ordersEach: 14,
    unreached: {},
  },
};

describe.each(Object.entries(CASES))('%s: an order that is refused', (_, one) => {
  const { system, named, situations, seats, wild, ordersEach, unreached } = one;
  const seatsOf = (position: unknown) =>
    (position as Readonly<Record<string, readonly string[]>>)[seats] ?? [];
  const tried = tryOrders({ system, situations: situations(), seatsOf, wild, ordersEach, seed: 'refusals' });

  test('is refused when it is checked as when it is carried out, and changes nothing', () => {
    expect(tried.differences).toEqual([]);
  });

  test('is refused by every rule that refuses one, and by no other', () => {
    const reached = [...tried.reasons.keys()];
    expect(reached.filter((rule) => !named.includes(rule))).toEqual([]);
    expect(named.filter((rule) => !reached.includes(rule))).toEqual(Object.keys(unreached));
  });
});

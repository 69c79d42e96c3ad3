import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../../engine/classic/data/standard';
import { type Position as ClassicPosition, POWERS } from '../../../engine/classic/types';
import { STANDARD as NEW_YORK } from '../../../engine/ny2047/data/standard';
import type { Position as NewYorkPosition } from '../../../engine/ny2047/types';
import { setup as classicSetup } from '../../../test/support/standard-classic';
import { english } from '../../../test/support/texts';
import { orderRules as classicRules } from '../../games/classic/table/order-rules';
import { openingPosition } from '../../games/ny2047/opening';
import { orderRules as newYorkRules } from '../../games/ny2047/table/order-rules';
import { actorAt, type Choice, goalsOf, tapped } from './choice';
import type { OrderRules } from './order-rules';
import type { Actor, AnyOrder } from './orders';

const CHOICE: Choice<never> = { key: '', verb: 'go', aided: null, forms: [] };

/** The meaning of a tap, with these orders given already. */
function tap<Order extends AnyOrder>(
  rules: OrderRules<Order, Actor<Order>>,
  choice: Partial<Choice<Order>> & { readonly key: string },
  place: string,
  given: readonly Order[] = [],
) {
  const actors = rules.actorsOf(given, new Map());
  const offers = rules.offersFor(given, choice.key);
  return tapped({ ...CHOICE, ...choice }, offers, actors, place, rules.joinsFriend?.(place) === true);
}

describe('Classic', () => {
  /** France beside the Channel with its fleet there: Brittany and Picardy are next to each other by land, too. */
  const position: ClassicPosition = {
    ...classicSetup(POWERS),
    units: [
      { power: 'france', kind: 'army', at: 'bre' },
      { power: 'france', kind: 'fleet', at: 'eng' },
      { power: 'france', kind: 'army', at: 'mar' },
      { power: 'italy', kind: 'army', at: 'pie' },
      { power: 'france', kind: 'army', at: 'por' },
      { power: 'france', kind: 'fleet', at: 'spa/sc' },
    ],
  };
  const rules = classicRules(STANDARD, position, 'france', english('classic'));

  test('a place within reach is a goal, by land where there are two ways', () => {
    expect(tap(rules, { key: 'bre' }, 'pic')).toEqual({
      does: 'order',
      orders: [{ unit: 'bre', type: 'MOVE', to: 'pic' }],
    });
    const { overSea } = rules.offersFor([], 'bre');
    expect(overSea.get('pic')).toEqual([{ unit: 'bre', type: 'MOVE', to: 'pic', viaConvoy: true }]);
    expect([...overSea.keys()]).not.toContain('lon');
    expect(tap(rules, { key: 'bre' }, 'lon')).toEqual({
      does: 'order',
      orders: [{ unit: 'bre', type: 'MOVE', to: 'lon' }],
    });
  });

  test('a fleet out of reach of its goals is helped, or helps', () => {
    expect(tap(rules, { key: 'eng' }, 'bre')).toEqual({ does: 'help', verb: 'support' });
    expect(tap(rules, { key: 'eng', verb: 'convoy' }, 'bre')).toEqual({ does: 'help', verb: 'convoy' });
    expect(tap(rules, { key: 'eng', verb: 'convoy', aided: 'bre' }, 'pic')).toEqual({
      does: 'order',
      orders: [{ unit: 'eng', type: 'CONVOY', from: 'bre', to: 'pic' }],
    });
  });

  test('where only a support to hold can follow, the tap gives it', () => {
    expect(tap(rules, { key: 'por' }, 'spa')).toEqual({
      does: 'order',
      orders: [{ unit: 'por', type: 'SUPPORT', at: 'spa' }],
    });
  });

  test('a friend that moves away leaves a goal', () => {
    const away = [{ unit: 'spa', type: 'MOVE', to: 'lyo' }] as const;
    expect(tap(rules, { key: 'por' }, 'spa', away)).toEqual({
      does: 'order',
      orders: [{ unit: 'por', type: 'MOVE', to: 'spa' }],
    });
  });

  test('a support is for the coast that the other was sent to', () => {
    const fleets = classicRules(
      STANDARD,
      {
        ...position,
        units: [
          { power: 'france', kind: 'fleet', at: 'mao' },
          { power: 'france', kind: 'army', at: 'gas' },
        ],
      },
      'france',
      english('classic'),
    );
    const support = { key: 'gas', verb: 'support', aided: 'mao' } as const;
    const both = ['spa/nc', 'spa/sc'].map((to) => ({ unit: 'gas', type: 'SUPPORT', from: 'mao', to }));
    expect(tap(fleets, support, 'spa')).toEqual({ does: 'order', orders: both });
    const given = [{ unit: 'mao', type: 'MOVE', to: 'spa/sc' }] as const;
    expect(tap(fleets, support, 'spa', given)).toEqual({ does: 'order', orders: [both[1]] });
  });

  test('a tap out of reach says which rule forbids it', () => {
    expect(tap(rules, { key: 'mar' }, 'mun')).toEqual({ does: 'order', orders: [] });
    const choice = { ...CHOICE, key: 'mar' };
    expect(rules.whyNot(choice, 'mun')).toMatchObject({ rule: '4.6' });
    expect(rules.whyNot({ ...choice, verb: 'support', aided: 'pie' }, 'mun')).toEqual({
      message: 'Piedmont cannot be supported to Munich from here.',
      rule: '4.8',
    });
  });
});

describe('New York 2047', () => {
  const position: NewYorkPosition = {
    ...openingPosition(),
    units: [
      { id: 'tower-1', faction: 'tower', space: 'central-park' },
      { id: 'tower-2', faction: 'tower', space: 'village' },
      { id: 'tower-3', faction: 'tower', space: 'east-river' },
      { id: 'tower-4', faction: 'tower', space: 'lower-hudson' },
      { id: 'papst-1', faction: 'papst', space: 'midtown' },
    ],
  };
  const rules = newYorkRules(NEW_YORK, position, 'tower', english('ny2047'));

  test('a space within reach is a goal, whichever unit is there', () => {
    expect(tap(rules, { key: 'tower-1' }, 'midtown')).toEqual({
      does: 'order',
      orders: [{ unit: 'tower-1', type: 'MOVE', to: 'midtown' }],
    });
  });

  test('help begins with whom it is for, then where that one goes', () => {
    const support = { key: 'tower-2', verb: 'support' } as const;
    expect(tap(rules, support, 'central-park')).toEqual({ does: 'help', verb: 'support' });
    expect(tap(rules, { ...support, aided: 'central-park' }, 'midtown')).toEqual({
      does: 'order',
      orders: [{ unit: 'tower-2', type: 'SUPPORT', from: 'central-park', to: 'midtown' }],
    });
    expect(goalsOf({ ...CHOICE, ...support }, rules.offersFor([], 'tower-2'))).toContain('central-park');
  });

  test('a tap on a stack chooses who has no order yet, another the next one', () => {
    const stack = newYorkRules(
      NEW_YORK,
      { ...position, units: position.units.map((unit) => ({ ...unit, space: 'midtown' })) },
      'tower',
      english('ny2047'),
    );
    const actors = stack.actorsOf([{ unit: 'tower-1', type: 'HOLD' }], new Map());
    expect(actorAt(actors, 'midtown', null)).toBe('tower-2');
    expect(actorAt(actors, 'midtown', 'tower-2')).toBe('tower-3');
    expect(actorAt(actors, 'midtown', 'tower-4')).toBe('tower-1');
    expect(actorAt(actors, 'harlem', null)).toBeNull();
    expect(actorAt(actors.slice(0, 1), 'midtown', 'tower-1')).toBeNull();
  });
});

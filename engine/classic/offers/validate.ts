import type { Problem } from '../../game';
import { isPower, sideOf } from '../data/powers';
import { readLine } from '../orders/read-line';
import { REFUSALS, type Refusal, readList } from '../rules/read-orders';
import { RETREAT_REFUSALS, type Retreat, type RetreatRefusal, takeRetreat } from '../rules/retreats';
import { boardOf } from '../rules/table';
import { isOut } from '../rules/turn';
import { adjusting, takeAdjustment, WINTER_REFUSALS, type WinterRefusal } from '../rules/winter';
import type { Position, Power, Rule } from '../types';

/** Every problem of a power's list at once, each with its rule; an empty answer means the list stands whole. */
export function validate(position: Position, seat: string, orders: unknown): readonly Problem[] {
  if (!isPower(seat) || !position.seats.includes(seat))
    return [{ code: 'no-seat', path: [], rule: '4.11', message: 'This power has no seat in the game.' }];
  if (!Array.isArray(orders))
    return [{ code: 'no-list', path: [], rule: '4.3', message: 'Orders are sent as a list.' }];
  return refusalsOf(position, seat, orders).flatMap((refusal, at) =>
    refusal === null ? [] : [problemOf(position, refusal, orders[at], at)],
  );
}

type AnyRefusal = Refusal | RetreatRefusal | WinterRefusal;

const RULES: Readonly<Record<AnyRefusal, Rule>> = { ...REFUSALS, ...RETREAT_REFUSALS, ...WINTER_REFUSALS };

function refusalsOf(
  position: Position,
  power: Power,
  orders: readonly unknown[],
): readonly (AnyRefusal | null)[] {
  switch (position.phase) {
    case 'orders': {
      const board = boardOf(position);
      return readList(board, sideOf(power), orders, isOut(position, power)).map(({ refusal }) => refusal);
    }
    case 'retreats': {
      const taken: Retreat[] = [];
      return orders.map((order) => {
        const answer = takeRetreat(position, power, order, taken);
        return typeof answer === 'string' ? answer : null;
      });
    }
    case 'adjustments': {
      const winter = adjusting(position, power);
      return orders.map((order) => takeAdjustment(winter, order));
    }
    case 'finished':
      return orders.map(() => 'game-over');
  }
}

function problemOf(position: Position, refusal: AnyRefusal, order: unknown, at: number): Problem {
  const read = refusal === 'unreadable' && typeof order === 'string' ? readLine(position, order) : null;
  const message = typeof read === 'string' ? read : MESSAGES[refusal];
  return { code: refusal, path: [at], rule: RULES[refusal], message };
}

const MESSAGES: Readonly<Record<AnyRefusal, string>> = {
  'game-over': 'The game has ended.',
  eliminated: 'An eliminated power gives no orders.',
  unreadable: 'This line cannot be read as an order.',
  'not-an-object': 'This is not an order.',
  'wrong-phase': 'This kind of order does not belong to this phase.',
  'bad-vote':
    'Vote for a draw that your league allows, or concede to another power that is still in the game.',
  'not-your-unit': 'You have no such unit there.',
  'no-place': 'Name a place of the map.',
  'bad-via': 'viaConvoy is true or false.',
  'unclear-support': 'Name either the unit to hold, or where the supported move starts and where it goes.',
  impossible: 'The unit can never get there, not even by convoy. Without another order it holds.',
  'which-coast': 'Both coasts can be reached. Name the one you mean.',
  'wrong-coast': 'The fleet cannot reach this coast.',
  'no-support': 'This support could never work. Without another order the unit holds.',
  'no-convoy': 'No route of this convoy needs this fleet. Without another order it holds.',
  'second-order': 'The unit already has an order; the first one counts.',
  'no-retreat': 'The unit cannot retreat there.',
  'nothing-to-remove': 'You have no unit to remove.',
  'named-twice': 'You have already named this place.',
  'enough-removed': 'You have already named as many units as must go.',
  'no-kind': 'Build an army or a fleet.',
  'no-build': 'You have no build.',
  'not-an-open-home': 'Build in a home centre that you own and that is empty.',
  'fleet-inland': 'A fleet cannot be built inland.',
  'enough-built': 'You have already used all your builds.',
  'nothing-to-waive': 'You have no build left to waive.',
};

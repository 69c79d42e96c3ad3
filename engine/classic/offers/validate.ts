import type { Message, Problem } from '../../game';
import type { Atlas } from '../data/atlas';
import { message } from '../message';
import { readLine } from '../orders/read-line';
import { Unreadable } from '../orders/words';
import { REFUSALS, type Refusal, readList } from '../rules/read-orders';
import { RETREAT_REFUSALS, type Retreat, type RetreatRefusal, takeRetreat } from '../rules/retreat-orders';
import { isOut } from '../rules/tally';
import { adjusting, takeAdjustment, WINTER_REFUSALS, type WinterRefusal } from '../rules/winter-orders';
import { workingCopyOf } from '../rules/working-copy';
import type { Position, Power, Rule } from '../types';

/** All problems of a power's list, each with its rule; empty if the whole list is legal. */
export function validate(
  atlas: Atlas,
  position: Position,
  seat: string,
  orders: unknown,
): readonly Problem[] {
  if (!atlas.isPower(seat) || !position.seats.includes(seat))
    return [{ code: 'no-seat', path: [], rule: '4.11', message: message('refusals.noSeat') }];
  if (!Array.isArray(orders))
    return [{ code: 'no-list', path: [], rule: '4.3', message: message('refusals.noList') }];
  return refusalsOf(atlas, position, seat, orders).flatMap((refusal, at) =>
    refusal === null ? [] : [problemOf(atlas, position, refusal, orders[at], at)],
  );
}

type AnyRefusal = Refusal | RetreatRefusal | WinterRefusal;

const RULES: Readonly<Record<AnyRefusal, Rule>> = { ...REFUSALS, ...RETREAT_REFUSALS, ...WINTER_REFUSALS };

function refusalsOf(
  atlas: Atlas,
  position: Position,
  power: Power,
  orders: readonly unknown[],
): readonly (AnyRefusal | null)[] {
  switch (position.phase) {
    case 'orders': {
      const copy = workingCopyOf(atlas, position);
      return readList(copy, atlas.sideOf(power), orders, isOut(position, power)).map(
        ({ refusal }) => refusal,
      );
    }
    case 'retreats': {
      const taken: Retreat[] = [];
      return orders.map((order) => {
        const answer = takeRetreat(atlas, position, power, order, taken);
        return typeof answer === 'string' ? answer : null;
      });
    }
    case 'adjustments': {
      const winter = adjusting(atlas, position, power);
      return orders.map((order) => takeAdjustment(winter, order));
    }
    case 'finished':
      return orders.map(() => 'game-over');
  }
}

function problemOf(
  atlas: Atlas,
  position: Position,
  refusal: AnyRefusal,
  order: unknown,
  at: number,
): Problem {
  const read =
    refusal === 'unreadable' && typeof order === 'string' ? readLine(atlas, position, order) : null;
  const says = read instanceof Unreadable ? read.says : MESSAGES[refusal];
  return { code: refusal, path: [at], rule: RULES[refusal], message: says };
}

const MESSAGES: Readonly<Record<AnyRefusal, Message>> = {
  'game-over': message('refusals.gameOver'),
  eliminated: message('refusals.eliminated'),
  unreadable: message('refusals.unreadable'),
  'not-an-object': message('refusals.noOrder'),
  'wrong-phase': message('refusals.wrongPhase'),
  'bad-vote': message('refusals.vote'),
  'not-your-unit': message('refusals.notYours'),
  'no-place': message('refusals.noPlace'),
  'bad-via': message('refusals.via'),
  'unclear-support': message('refusals.unclearSupport'),
  impossible: message('refusals.impossible'),
  'which-coast': message('refusals.whichCoast'),
  'wrong-coast': message('refusals.wrongCoast'),
  'no-support': message('refusals.noSupport'),
  'no-convoy': message('refusals.noConvoy'),
  'second-order': message('refusals.secondOrder'),
  'no-retreat': message('refusals.noRetreat'),
  'nothing-to-remove': message('refusals.nothingToRemove'),
  'named-twice': message('refusals.namedTwice'),
  'enough-removed': message('refusals.enoughRemoved'),
  'no-kind': message('refusals.noKind'),
  'no-build': message('refusals.noBuild'),
  'not-an-open-home': message('refusals.notOpenHome'),
  'fleet-inland': message('refusals.fleetInland'),
  'enough-built': message('refusals.enoughBuilt'),
  'nothing-to-waive': message('refusals.nothingToWaive'),
};

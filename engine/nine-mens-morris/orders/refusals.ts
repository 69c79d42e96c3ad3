import type { Message } from '../../game';
import { message } from '../message';

/** What forbids an order: the number of its rule. */
export type Refusal = '2.2' | '2.3' | '2.4' | '3.1' | '3.2' | '4.1' | '4.3' | '5.2' | '5.3' | '5.6';

/** Why an order is refused, by the rule that forbids it. */
export function refusalText(rule: string): Message {
  switch (rule as Refusal) {
    case '2.2':
      return message('refusal.notOnTurn');
    case '2.3':
      return message('refusal.oneOrder');
    case '2.4':
      return message('refusal.noOrder');
    case '3.1':
      return message('refusal.pointTaken');
    case '3.2':
      return message('refusal.placeFirst');
    case '4.1':
      return message('refusal.noNeighbour');
    case '4.3':
      return message('refusal.noOwnMan');
    case '5.2':
      return message('refusal.inMill');
    case '5.3':
      return message('refusal.noRivalMan');
    case '5.6':
      return message('refusal.takeOrNot');
  }
}

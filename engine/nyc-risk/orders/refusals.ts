import type { Message } from '../../game';
import { message } from '../message';
import type { Rule } from '../types';

/** The messages for a player whose order a rule refuses. */
export const REFUSALS: Readonly<Record<Rule, Message>> = {
  '17.1': message('refusals.unreadable'),
  '17.2': message('refusals.outOfPlay'),
  '17.3': message('refusals.notAsked'),
  '17.4': message('refusals.wrongPhase'),
  '2.5': message('refusals.claims'),
  '2.8': message('refusals.taken'),
  '2.11': message('refusals.placement'),
  '5.4': message('refusals.notHeld'),
  '5.5': message('refusals.noSet'),
  '5.6': message('refusals.bonus'),
  '5.7': message('refusals.tradeFirst'),
  '5.8': message('refusals.ownHoods'),
  '5.9': message('refusals.pool'),
  '5.10': message('refusals.placeFirst'),
  '6.1': message('refusals.attack'),
  '6.2': message('refusals.noBorder'),
  '6.3': message('refusals.dice'),
  '6.5': message('refusals.mayor'),
  '6.6': message('refusals.keep'),
  '7.4': message('refusals.moveIn'),
  '8.2': message('refusals.freeMove'),
  '8.3': message('refusals.notConnected'),
  '8.4': message('refusals.oneStays'),
  '8.5': message('refusals.mayor'),
  '9.4': message('refusals.noMayor'),
  '9.5': message('refusals.card'),
  '12.4': message('refusals.waitingCard'),
  '14.1': message('refusals.card'),
  '14.2': message('refusals.cardNotNow'),
  '14.3': message('refusals.cardCondition'),
};

/** The reason why a rule refuses an order. */
export function refusalOf(rule: Rule): Message {
  return REFUSALS[rule] ?? message('refusals.other');
}

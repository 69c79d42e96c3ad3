import type { Message } from '../../game';
import { message } from '../message';
import type { Rule } from '../types';

interface Refusal {
  /** The message for the player. */
  readonly says: Message;
  /** The part of the order at fault: the first of these fields that it has. */
  readonly fields?: readonly string[];
}

export const REFUSALS: Readonly<Record<Rule, Refusal>> = {
  '3.4': { says: message('refusals.unreadable') },
  '3.5': { says: message('refusals.otherDecision'), fields: ['type'] },
  '3.6': { says: message('refusals.tooMany') },
  '3.8': { says: message('refusals.alreadyResigned') },
  '3.9': { says: message('refusals.notResigned') },
  '4.6': { says: message('refusals.notOnDisplay'), fields: ['prefer'] },
  '5.4': { says: message('refusals.noSpoils'), fields: ['take'] },
  '6.3': {
    says: message('refusals.closed'),
    fields: ['targets', 'owner', 'card'],
  },
  '6.4': {
    says: message('refusals.cannotPay'),
    fields: ['with', 'reserve', 'tokens', 'put', 'take'],
  },
  '6.6': { says: message('refusals.notInHand'), fields: ['cards', 'card'] },
  '6.7': {
    says: message('refusals.noStanding'),
    fields: ['at', 'from', 'debris', 'target', 'location'],
  },
  '6.8': { says: message('refusals.instant'), fields: ['card'] },
  '6.9': { says: message('refusals.freeOrders') },
  '7.1': { says: message('refusals.noInstant'), fields: ['card'] },
  '7.2': { says: message('refusals.slotUsed'), fields: ['slot'] },
  '7.7': {
    says: message('refusals.noWork'),
    fields: ['target', 'location'],
  },
  '7.8': {
    says: message('refusals.workAgain'),
    fields: ['location'],
  },
  '7.9': {
    says: message('refusals.visitOnce'),
    fields: ['location'],
  },
  '8.2': {
    says: message('refusals.wrongToken'),
    fields: ['tokens'],
  },
  '8.4': { says: message('refusals.range'), fields: ['targets', 'card'] },
  '8.10': { says: message('refusals.protectedAlready'), fields: ['at'] },
  '8.11': {
    says: message('refusals.notThere'),
    fields: ['targets', 'location', 'card'],
  },
  '8.13': { says: message('refusals.defensive'), fields: ['card'] },
  '8.14': { says: message('refusals.agreedAlready'), fields: ['card'] },
  '8.18': { says: message('refusals.spare'), fields: ['spare'] },
  '8.19': {
    says: message('refusals.twoCooperations'),
    fields: ['second'],
  },
  '8.20': { says: message('refusals.noAgreement'), fields: ['card'] },
  '9.2': { says: message('refusals.noSharedType'), fields: ['card'] },
  '9.5': { says: message('refusals.foundation'), fields: ['card'] },
  '9.7': {
    says: message('refusals.typeNeeded'),
    fields: ['from'],
  },
  '10.1': {
    says: message('refusals.fullLocation'),
    fields: ['target', 'location'],
  },
  '10.2': { says: message('refusals.noRoom'), fields: ['card'] },
  '10.3': { says: message('refusals.threeAgreements'), fields: ['card'] },
  '10.4': { says: message('refusals.threeVisits'), fields: ['location'] },
  '10.5': {
    says: message('refusals.noStorage'),
    fields: ['put', 'location'],
  },
};

/** The message for a player whose order a rule refuses, and the part of the order at fault. */
export function refusalOf(rule: Rule, order: unknown): { readonly says: Message; readonly field?: string } {
  const { says, fields = [] } = REFUSALS[rule] ?? { says: message('refusals.other') };
  const field =
    typeof order === 'object' && order !== null ? fields.find((name) => name in order) : undefined;
  return field === undefined ? { says } : { says, field };
}

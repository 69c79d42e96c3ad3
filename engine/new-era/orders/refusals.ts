import type { Rule } from '../types';

interface Refusal {
  /** What to tell the player. */
  readonly message: string;
  /** The part of the order that is to blame: the first of these that it has. */
  readonly fields?: readonly string[];
}

const REFUSALS: Readonly<Record<Rule, Refusal>> = {
  '3.4': { message: 'This order cannot be read. A part of it is missing, unknown or superfluous.' },
  '3.5': { message: 'This order does not answer the open decision.', fields: ['type'] },
  '3.6': { message: 'A list has at most 20 orders.' },
  '3.8': { message: 'You have resigned already.' },
  '3.9': { message: 'Only a seat that has resigned can rejoin.' },
  '4.6': { message: 'None of these cards is on display.', fields: ['prefer'] },
  '5.4': { message: 'You can only take spoils that lie under your base.', fields: ['take'] },
  '6.3': {
    message: 'The locations of a player who has passed or resigned are closed.',
    fields: ['targets', 'owner', 'card'],
  },
  '6.4': {
    message: 'You cannot pay for this.',
    fields: ['with', 'reserve', 'tokens', 'put', 'take'],
  },
  '6.6': { message: 'You do not have this card in your hand.', fields: ['cards', 'card'] },
  '6.7': {
    message: 'This needs a standing location in your own state; only reconstruction uses debris.',
    fields: ['at', 'from', 'debris', 'target', 'location'],
  },
  '6.8': { message: 'An instant is not a location.', fields: ['card'] },
  '6.9': { message: 'You have already given six free orders this turn.' },
  '7.1': { message: 'This card is a location, not an instant.', fields: ['card'] },
  '7.2': { message: 'You have used this slot of your contact card this turn.', fields: ['slot'] },
  '7.7': {
    message:
      'A worker cannot do this here: the place is not an action location, it is used already, or this target does not fit.',
    fields: ['target', 'location'],
  },
  '7.8': {
    message: 'You can send two more workers only where the first has been, and only once.',
    fields: ['location'],
  },
  '7.9': {
    message: 'You can visit each location with open production once a turn.',
    fields: ['location'],
  },
  '8.2': {
    message: 'This token does not serve this kind of contact.',
    fields: ['tokens'],
  },
  '8.4': { message: 'Your range does not reach that far.', fields: ['targets', 'card'] },
  '8.10': { message: 'A defensive card protects this location already.', fields: ['at'] },
  '8.11': {
    message: 'That location does not stand in that state, or you cannot deal with it in this way.',
    fields: ['targets', 'location', 'card'],
  },
  '8.13': { message: 'You cannot cooperate with another player’s defensive location.', fields: ['card'] },
  '8.14': { message: 'You have an agreement with this location already.', fields: ['card'] },
  '8.18': { message: 'Only a feature of your state could spare what you conquer.', fields: ['spare'] },
  '8.19': {
    message: 'Two cooperations need a feature that allows them, and exactly one token.',
    fields: ['second'],
  },
  '8.20': { message: 'You have no such agreement.', fields: ['card'] },
  '9.2': { message: 'The two locations do not share a type.', fields: ['card'] },
  '9.5': { message: 'You cannot redevelop into a foundation.', fields: ['card'] },
  '9.7': {
    message: 'Both locations need a type, and the one at work cannot replace itself.',
    fields: ['from'],
  },
  '10.1': {
    message: 'This location already has its three point tokens or its improvement.',
    fields: ['target', 'location'],
  },
  '10.2': { message: 'No room is left under your base.', fields: ['card'] },
  '10.3': { message: 'You already have three agreements with other players’ locations.', fields: ['card'] },
  '10.4': { message: 'You have already made three visits this turn.', fields: ['location'] },
  '10.5': {
    message: 'This location does not store these goods, or not this many.',
    fields: ['put', 'location'],
  },
};

/** What to tell a player whose order a rule refuses, and which part of it is to blame. */
export function refusalOf(rule: Rule, order: unknown): { readonly message: string; readonly field?: string } {
  const { message, fields = [] } = REFUSALS[rule] ?? { message: 'The rules do not allow this order.' };
  const field =
    typeof order === 'object' && order !== null ? fields.find((name) => name in order) : undefined;
  return field === undefined ? { message } : { message, field };
}

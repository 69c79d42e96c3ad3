import type { Rule } from '../types';

interface Refusal {
  /** What to tell the player. */
  readonly message: string;
  /** The part of the order that is to blame: the first of these that it has. */
  readonly fields?: readonly string[];
}

const REFUSALS: Readonly<Record<Rule, Refusal>> = {
  '3.4': { message: 'This order cannot be read: a part of it is missing, unknown or too much.' },
  '3.5': { message: 'This order does not answer what you are asked now.', fields: ['type'] },
  '3.6': { message: 'A list has at most 20 orders.' },
  '3.8': { message: 'You have resigned already.' },
  '3.9': { message: 'Only a seat that has resigned can rejoin.' },
  '4.6': { message: 'None of these cards is on display.', fields: ['prefer'] },
  '5.4': { message: 'You can take only spoils that lie under your base.', fields: ['take'] },
  '6.3': {
    message: 'The locations of a player who has passed or resigned are closed.',
    fields: ['targets', 'owner', 'card'],
  },
  '6.4': {
    message: 'You do not have what this costs.',
    fields: ['with', 'reserve', 'tokens', 'put', 'take'],
  },
  '6.6': { message: 'You do not have this card in your hand.', fields: ['cards', 'card'] },
  '6.7': {
    message: 'This needs a location that stands in your own state; only reconstruction needs debris.',
    fields: ['at', 'from', 'debris', 'target', 'location'],
  },
  '6.8': { message: 'An instant is no location.', fields: ['card'] },
  '6.9': { message: 'You have given six free orders this turn.' },
  '7.1': { message: 'This card is a location, no instant.', fields: ['card'] },
  '7.2': { message: 'You have used this slot of your contact card this turn.', fields: ['slot'] },
  '7.7': {
    message:
      'No worker can do this here: it is no action location, used already, or this target does not fit.',
    fields: ['target', 'location'],
  },
  '7.8': {
    message: 'Two more workers go only where the first has been, and only once.',
    fields: ['location'],
  },
  '7.9': {
    message: 'A visit goes to a location of open production, once a turn each.',
    fields: ['location'],
  },
  '8.2': {
    message: 'Such a token does not serve this kind of contact.',
    fields: ['tokens'],
  },
  '8.4': { message: 'The range does not reach so far.', fields: ['targets', 'card'] },
  '8.10': { message: 'A defensive card protects this location already.', fields: ['at'] },
  '8.11': {
    message: 'Such a location does not stand in that state, or it cannot be dealt with in this way.',
    fields: ['targets', 'location', 'card'],
  },
  '8.13': { message: 'Nobody can cooperate with a defensive location of another player.', fields: ['card'] },
  '8.14': { message: 'You have an agreement with this location already.', fields: ['card'] },
  '8.18': { message: 'Only a feature of your state could spare what you conquer.', fields: ['spare'] },
  '8.19': {
    message: 'Two cooperations need a feature that allows them, and exactly one token.',
    fields: ['second'],
  },
  '8.20': { message: 'You have no such agreement.', fields: ['card'] },
  '9.2': { message: 'The two locations share no type.', fields: ['card'] },
  '9.5': { message: 'A foundation cannot come in by redevelopment.', fields: ['card'] },
  '9.7': {
    message: 'Both locations need a type, and the one at work cannot replace itself.',
    fields: ['from'],
  },
  '10.1': {
    message: 'This location has had its three point tokens, or its improvement.',
    fields: ['target', 'location'],
  },
  '10.2': { message: 'There is no room left under your base.', fields: ['card'] },
  '10.3': { message: 'You have three agreements with locations of others.', fields: ['card'] },
  '10.4': { message: 'You have made three visits this turn.', fields: ['location'] },
  '10.5': {
    message: 'This location does not store these goods, or not so many.',
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

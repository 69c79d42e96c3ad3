import {
  anything,
  type Fields,
  type Form,
  fields,
  isRecord,
  listOf,
  oneOf,
  optional,
  seat,
  type Written,
} from '../../core/forms';
import type { SeatId } from '../../game';
import { CONTACT_KINDS, SLOTS, TRADED } from '../card-types';
import { findInstant, findLocation } from '../data/cards';
import type { CardId } from '../types';
import { card, cardOrDesign, defence, design, isGood, resource, someGoods } from './forms';
import type { Order } from './order-types';

const TOKENS = listOf(isGood, { min: 1 });
const REPLACEMENT: Fields = { from: card, card };
const COOPERATION: Form = (value, seats) => isRecord(value) && cooperationFits(value, seats);
const WORK: Fields = {
  location: card,
  option: anything,
  target: anything,
  cards: anything,
  tokens: anything,
  with: anything,
  from: anything,
  card: anything,
};

/** The fields of each type of order whose form does not depend on their values. */
const FORMS: Readonly<Record<Exclude<Order['type'], 'contact' | 'contactCard' | 'instant'>, Fields>> = {
  draft: { prefer: listOf(cardOrDesign, { min: 1 }) },
  spoils: { take: listOf(card, { unique: true }) },
  redevelop: REPLACEMENT,
  reconstruct: { debris: card, card },
  swap: { cards: listOf(card, { min: 2, max: 2, unique: true }) },
  work: WORK,
  workAgain: WORK,
  visit: { owner: seat, location: card },
  trade: { resource: oneOf(...TRADED) },
  pass: { store: optional(listOf(fields({ location: card, put: someGoods }))) },
  store: { location: card, put: optional(someGoods), take: optional(someGoods) },
  breakAgreement: { card },
  standing: {
    defence: optional(defence),
    spoils: optional(oneOf('all', 'none')),
    draft: optional(listOf(design)),
  },
  resign: {},
  rejoin: {},
};

/** 3.4 An order as sent, with all its parts checked; undefined if it is malformed. */
export function readOrder(written: unknown, seats: readonly SeatId[]): Order | undefined {
  if (!isRecord(written)) return undefined;
  return isWellFormed(written, seats) ? (written as unknown as Order) : undefined;
}

function isWellFormed(written: Written, seats: readonly SeatId[]): boolean {
  const { type } = written;
  if (type === 'contact') return isContact(written, seats);
  if (type === 'contactCard') return isContactCard(written, seats);
  if (type === 'instant') return isInstant(written, seats);
  if (typeof type !== 'string' || !Object.hasOwn(FORMS, type)) return false;
  const form = FORMS[type as keyof typeof FORMS];
  if (type === 'store' && written.put === undefined && written.take === undefined) return false;
  return fields({ type: anything, ...form })(written, seats);
}

function isContact(written: Written, seats: readonly SeatId[]): boolean {
  const { type: _, kind, tokens, reserve, second, ...target } = written;
  if (!oneOf(...CONTACT_KINDS)(kind, seats) || !TOKENS(tokens, seats)) return false;
  if (second !== undefined && (kind !== 'coop' || !COOPERATION(second, seats))) return false;
  if (reserve !== undefined && !('targets' in target && listOf(isGood)(reserve, seats))) return false;
  return isTarget(kind, target, seats);
}

function isContactCard(written: Written, seats: readonly SeatId[]): boolean {
  const { type: _, slot, as, ...target } = written;
  if (!oneOf(...SLOTS)(slot, seats)) return false;
  if (as === 'token') return fields({})(target, seats);
  if (as !== 'act') return false;
  return slot === 'redevelop' ? fields(REPLACEMENT)(target, seats) : isTarget(slot, target, seats);
}

const WITH_OWNER: Fields = { owner: seat, card };
const OF_OWNER: Fields = {
  owner: seat,
  targets: listOf(card, { min: 1, unique: true }),
  spare: optional(oneOf(true)),
};

/** The form of a contact's target. An `owner` named for an incorporation is refused by 8.11, not as malformed. */
function isTarget(kind: unknown, target: Written, seats: readonly SeatId[]): boolean {
  if (kind === 'coop') return cooperationFits(target, seats);
  if ('targets' in target) return fields(OF_OWNER)(target, seats);
  if (kind === 'incorp' && 'owner' in target) return fields(WITH_OWNER)(target, seats);
  return fields({ card })(target, seats);
}

/** 8.10 A defensive card from the hand names the location that it is to protect; no other card does. */
function cooperationFits(target: Written, seats: readonly SeatId[]): boolean {
  if ('owner' in target) return fields(WITH_OWNER)(target, seats);
  const isDefensive = findLocation(target.card as CardId)?.defensive !== undefined;
  return fields(isDefensive ? { card, at: card } : { card })(target, seats);
}

/**
 * 7.1 The option is given exactly where the card offers a choice, and `with` is read only where a payment asks for it.
 */
function isInstant(written: Written, seats: readonly SeatId[]): boolean {
  const { option } = written;
  const instant = findInstant(written.card as CardId);
  const choices = instant?.options;
  const choice = choices?.[Number(option)];
  const isChoiceRight = !instant || (choices ? choice !== undefined : option === undefined);
  const asks = (choice ?? instant)?.pay?.resource !== undefined;
  return (
    isChoiceRight &&
    fields({
      type: anything,
      card,
      option: optional(oneOf(0, 1)),
      with: asks ? optional(listOf(resource)) : anything,
    })(written, seats)
  );
}

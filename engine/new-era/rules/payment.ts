import type { SeatId } from '../../game';
import type { Good, Goods, Pay } from '../card-types';
import { isCard } from '../data/cards';
import {
  addGood,
  addGoods,
  countOf,
  covers,
  isResource,
  rangeOf,
  takeGoods,
  tallied,
  tokensFor,
} from '../data/goods';
import { isGood } from '../orders/forms';
import type { CardId, Player, Rule } from '../types';
import { discardFromHand } from './piles';
import type { Play } from './play';
import { playerAt, type WorkingCopy } from './working-copy';

/**
 * The parts of a payment that the player names: resources, cards, a token (6.4, 14.1). Not read where nothing has to be
 * paid.
 */
export interface Means {
  readonly with?: unknown;
  readonly cards?: unknown;
  readonly tokens?: unknown;
}

/** A payment that can be made, or the rule that forbids it. */
export type Payment = { readonly refusal: Rule } | Paid;

/** The goods and cards that leave the pool and the hand. */
interface Paid {
  readonly goods: Goods;
  readonly cards: readonly CardId[];
}

const SPECIFIC = ['scrap', 'fuel', 'weapons', 'material'] as const;
/** 6.4 The order in which tokens are taken where the player names none. */
const ANY_ORDER = ['scrap', 'fuel', 'weapons', 'material', 'any'] as const;

type Purse = Pick<Player, 'goods' | 'hand'>;

/**
 * 6.4, 14.1 How a price is paid.
 * @param workers additional workers to be paid: those who are sent
 * @param kept a card of the hand that cannot be used to pay
 */
export function paymentOf(
  { goods, hand }: Purse,
  pay: Pay,
  means: Means = {},
  { workers = 0, kept = '' } = {},
): Payment {
  const spent: Goods = {};
  addGood(spent, 'worker', (pay.worker ?? 0) + workers);
  const refusal = paySpecific(goods, pay, spent) ?? payContact(goods, pay, means.tokens, spent);
  if (refusal !== undefined) return { refusal };
  const short = payAny(goods, pay.resource ?? 0, means.with, spent);
  if (short !== undefined) return { refusal: short };
  if (!covers(goods, spent)) return { refusal: '6.4' };
  return payCards(hand, pay.card ?? 0, means.cards, kept, spent);
}

/** Tokens of the kind first, then `any`. */
function paySpecific(goods: Goods, pay: Pay, spent: Goods): Rule | undefined {
  for (const resource of SPECIFIC) {
    const asked = pay[resource] ?? 0;
    const own = Math.min(asked, countOf(goods, resource));
    addGood(spent, resource, own);
    addGood(spent, 'any', asked - own);
  }
  return covers(goods, spent) ? undefined : '6.4';
}

/** 14.1 One contact token; where none is named, the lowest range that serves, of the kind itself before universal. */
function payContact(goods: Goods, { contact }: Pay, named: unknown, spent: Goods): Rule | undefined {
  if (!contact) return undefined;
  const { kind, min } = contact;
  const serves = (token: Good) => (rangeOf(token, kind) ?? 0) >= min;
  let token: Good | undefined;
  if (named === undefined) token = tokensFor(kind).find((one) => serves(one) && countOf(goods, one) > 0);
  else {
    const [first, ...more] = goodsNamed(named) ?? [];
    if (first === undefined || more.length > 0) return '3.4';
    if (!serves(first)) return '8.2';
    token = first;
  }
  if (token === undefined || countOf(goods, token) === 0) return '6.4';
  addGood(spent, token, 1);
  return undefined;
}

function payAny(goods: Goods, count: number, named: unknown, spent: Goods): Rule | undefined {
  if (count === 0) return undefined;
  if (named !== undefined) {
    const tokens = goodsNamed(named);
    if (tokens?.length !== count || !tokens.every(isResource)) return '3.4';
    addGoods(spent, tallied(tokens));
    return undefined;
  }
  let left = count;
  for (const resource of ANY_ORDER) {
    const taken = Math.min(left, countOf(goods, resource) - countOf(spent, resource));
    addGood(spent, resource, taken);
    left -= taken;
  }
  return left > 0 ? '6.4' : undefined;
}

function payCards(
  hand: readonly CardId[],
  count: number,
  named: unknown,
  kept: CardId,
  goods: Goods,
): Payment {
  if (count === 0) return { goods, cards: [] };
  if (!Array.isArray(named) || named.length !== count || !named.every(isCard)) return { refusal: '3.4' };
  if (new Set(named).size < count) return { refusal: '3.4' };
  const isThere = named.every((card) => card !== kept && hand.includes(card));
  return isThere ? { goods, cards: named } : { refusal: '6.6' };
}

function goodsNamed(named: unknown): readonly Good[] | undefined {
  return Array.isArray(named) && named.every(isGood) ? named : undefined;
}

/** Removes a payment from the pool and the hand. */
export function takePayment(copy: WorkingCopy, seat: SeatId, { goods, cards }: Paid): void {
  takeGoods(playerAt(copy, seat).goods, goods);
  discardFromHand(copy, seat, cards);
}

/** A play that begins with a payment. */
export function afterPaying(copy: WorkingCopy, seat: SeatId, payment: Payment, play: () => Play): Play {
  if ('refusal' in payment) return payment;
  const next = play();
  if ('refusal' in next) return next;
  return {
    effect: () => {
      takePayment(copy, seat, payment);
      return next.effect();
    },
  };
}

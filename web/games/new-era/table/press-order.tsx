import { useTexts } from '#texts';
import { findLocation, isCard } from '../../../../engine/new-era/data/cards';
import { isGood } from '../../../../engine/new-era/orders/forms';
import { notation } from '../../../../engine/new-era/orders/notation';
import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import { readOrder } from '../../../../engine/new-era/orders/read-order';
import type { Position, View } from '../../../../engine/new-era/types';
import { peopleOf } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import type { PressOrderProps } from '../../../components/sequential-table/use-quotes';
import { orderWords } from '../order-text';

/** Actions that say the same to everyone, without the turn that they belong to. */
const QUOTED = [
  'instant',
  'contactCard',
  'contact',
  'redevelop',
  'reconstruct',
  'swap',
  'work',
  'workAgain',
  'visit',
  'trade',
  'breakAgreement',
] as const satisfies readonly Order['type'][];
type Quoted = OrderOf<(typeof QUOTED)[number]>;

/** An order quoted in press, in words. */
export function PressOrder({ text, game, otherwise }: PressOrderProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const read = notation.parse(game.position as Position, '', text);
  const seats = game.seats.map(({ seat }) => seat);
  const order = read.ok
    ? read.value.find((one) => isQuotable(one) && namesWhatThereIs(one, seats))
    : undefined;
  if (order === undefined) return otherwise;
  const reader = { view: game.position as View, people: peopleOf(game.seats), language };
  const { verb, object, detail } = orderWords(order, reader, t);
  return (
    <span className="order-chip">
      <span>
        <b>{verb}</b> {object}
        {detail === '' ? null : <span className="dim"> {detail}</span>}
      </span>
    </span>
  );
}

/** The orders that can be quoted, in notation. */
export function linesOf(orders: readonly unknown[]): readonly string[] {
  // Printing needs no position.
  return (orders as readonly Order[])
    .filter(isQuotable)
    .map((order) => notation.print({} as Position, order));
}

function isQuotable(order: Order): order is Quoted {
  return QUOTED.some((type) => type === order.type);
}

/** Whether an order, which may be a player's own text, names only cards, goods and seats of the game, each in its place. */
function namesWhatThereIs(order: Order, seats: readonly string[]): boolean {
  if (readOrder(order, seats) === undefined) return false;
  switch (order.type) {
    case 'work':
    case 'workAgain': {
      const { location, from, card, target, cards = [], tokens = [] } = order;
      const named = [from, card, target].filter((one) => one !== undefined);
      return (
        isLocation(location) && areAll(isCard, [...named, ...listed(cards)]) && areAll(isGood, listed(tokens))
      );
    }
    case 'contact':
    case 'contactCard':
      return !('at' in order) || (isLocation(order.at) && 'card' in order && isLocation(order.card));
    default:
      return true;
  }
}

function isLocation(card: unknown): boolean {
  return isCard(card) && findLocation(card) !== undefined;
}

/** The parts of a list; something that is no list is a part itself, and none of a card or a good. */
function listed(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [list];
}

function areAll(is: (part: unknown) => boolean, parts: readonly unknown[]): boolean {
  return parts.every((part) => is(part));
}

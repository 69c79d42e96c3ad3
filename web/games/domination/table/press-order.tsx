import { useTexts } from '#texts';
import { CARDS } from '../../../../engine/domination/data/cards';
import { AREAS } from '../../../../engine/domination/data/map';
import { notation } from '../../../../engine/domination/orders/notation';
import type { Order, OrderOf } from '../../../../engine/domination/orders/order-types';
import type { Position } from '../../../../engine/domination/types';
import { peopleOf } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import type { PressOrderProps } from '../../../components/sequential-table/use-quotes';
import { orderDetail, orderTitle } from '../order-text';

/** Uses of a card that say the same to everyone. */
type Quoted = OrderOf<'build' | 'attack'>;

/** An order quoted in press, in words. */
export function PressOrder({ text, game, otherwise }: PressOrderProps) {
  const t = useTexts('domination');
  const language = useLanguage();
  const read = notation.parse(game.position as Position, '', text);
  const order = read.ok ? read.value.find(isQuotable) : undefined;
  if (order === undefined) return otherwise;
  const [card, use] = orderTitle(order, t, language);
  return (
    <span className="order-chip">
      <span>
        {t.rich('order.words', { card, use, b: (words) => <b>{words}</b> })}:{' '}
        {orderDetail(order, peopleOf(game.seats), t, language)}
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

/** Whether an order, which may be a player's own text, is one that can be quoted and names only what is in the game. */
function isQuotable(order: Order): order is Quoted {
  if (order.type !== 'build' && order.type !== 'attack') return false;
  const areas: unknown = order.areas;
  return (
    CARDS.some(({ id }) => id === order.card) &&
    Array.isArray(areas) &&
    areas.length > 0 &&
    areas.every((area) => AREAS.some(({ id }) => id === area))
  );
}

import { useTexts } from '#texts';
import { findHood } from '../../../../engine/nyc-risk/data/map';
import { notation } from '../../../../engine/nyc-risk/orders/notation';
import type { Order, OrderOf } from '../../../../engine/nyc-risk/orders/order-types';
import type { Position, View } from '../../../../engine/nyc-risk/types';
import { peopleOf } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';
import type { PressOrderProps } from '../../../components/sequential-table/use-quotes';
import { OrderText } from '../order-text';

/** Orders that everyone understands without the turn that they belong to. */
type Quoted = OrderOf<'attack' | 'fortify' | 'reinforce' | 'mayor'>;

/** An order quoted in press: the seat whose units go, and the order in words. */
export function PressOrder({ text, game, otherwise }: PressOrderProps) {
  const t = useTexts('nyc-risk');
  const read = notation.parse(game.position as Position, '', text);
  const order = read.ok ? read.value.find(isQuotable) : undefined;
  if (order === undefined) return otherwise;
  const owner = 'from' in order ? (game.position as View).hoods[order.from]?.owner : null;
  return (
    <span className="order-chip">
      {owner ? <SeatChip seat={owner} size={18} /> : null}
      <span>
        {order.type === 'reinforce' ? `${t('order.reinforce')}: ` : null}
        <OrderText order={order} people={peopleOf(game.seats)} />
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

/** Whether an order, which may be a player's own text, is one that can be quoted and names only what is on the map. */
function isQuotable(order: Order): order is Quoted {
  switch (order.type) {
    case 'attack':
      return isHood(order.from) && isHood(order.to);
    case 'fortify':
      return isHood(order.from) && isHood(order.to) && typeof order.count === 'number';
    case 'mayor':
      return isHood(order.at);
    case 'reinforce':
      return arePlacements(order.placements);
    default:
      return false;
  }
}

function isHood(hood: unknown): boolean {
  return findHood(hood) !== undefined;
}

function arePlacements(placements: unknown): boolean {
  return (
    Array.isArray(placements) &&
    placements.length > 0 &&
    placements.every((one) => isHood(one?.to) && typeof one?.count === 'number')
  );
}

import type { ReactNode } from 'react';
import { listed } from '../../../engine/core/listed';
import type { Order, PlayCardOrder } from '../../../engine/nyc-risk/orders/order-types';
import type { Placement } from '../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../components/frame/people';
import { adventureName, cardName, crossingName, hoodName, pictureName, valueName } from './names';

/** An order in one line, its places in bold. */
export function OrderText({ order, people }: { order: Order; people: People }): ReactNode {
  switch (order.type) {
    case 'attack':
      return (
        <>
          <Hood id={order.from} /> attacks <Hood id={order.to} />
        </>
      );
    case 'fortify':
      return (
        <>
          <Hood id={order.from} /> to <Hood id={order.to} />, {order.count}
          {order.mayor ? ' with your mayor' : ''}
        </>
      );
    case 'reinforce':
      return <Placements placements={order.placements} />;
    case 'place':
      return (
        <>
          <Placements placements={order.placements} />; mayor in <Hood id={order.mayor} />
        </>
      );
    case 'playCard':
      return (
        <>
          <b>{adventureName(order.card)}</b>
          {cardFields(order, people)}
        </>
      );
    case 'mayor':
      return (
        <>
          A mayor in <Hood id={order.at} />
        </>
      );
    case 'draft':
      return <Hood id={order.to} />;
    default:
      return plainText(order);
  }
}

function Hood({ id }: { id: string }) {
  return <b>{hoodName(id)}</b>;
}

function Placements({ placements }: { placements: readonly Placement[] }) {
  if (placements.length === 0) return 'No units';
  return placements.map(({ to, count }, index) => (
    <span key={to}>
      {index > 0 ? ', ' : ''}
      <Hood id={to} /> {count}
    </span>
  ));
}

function plainText(order: Order): string {
  switch (order.type) {
    case 'trade':
      return `Trade ${listed(order.cards.map(pictureName))}`;
    case 'occupy':
      return `${order.count} ${order.count === 1 ? 'unit moves' : 'units move'} in`;
    case 'discard':
      return `Discard ${listed(order.cards.map(adventureName))}`;
    case 'claim':
      return order.claims.length === 0
        ? 'No claims'
        : listed(order.claims.map(({ to, years }) => `${hoodName(to)}, ${years} years`));
    case 'endPhase':
      return 'End the phase';
    case 'setStandingOrder':
      return 'Standing orders';
    case 'resign':
      return 'Resign';
    case 'takeOver':
      return 'Take the seat over';
    default:
      return '';
  }
}

/** The choices on a card, in words. */
function cardFields(order: PlayCardOrder, people: People): string {
  const { to, from, count, at, crossing, between, placements, borough, give, seat } = order;
  const parts = [
    typeof crossing === 'string' ? ` closes ${crossingName(crossing)}` : '',
    typeof from === 'string' ? `: ${Number(count ?? 1)} from ${hoodName(from)}` : '',
    typeof to === 'string' ? `${typeof from === 'string' ? ' to ' : ': '}${hoodName(to)}` : '',
    typeof at === 'string' ? `: ${hoodName(at)}` : '',
    typeof seat === 'string' ? `: from ${nameOf(people, seat)}` : '',
    typeof give === 'string' ? ` for ${cardName(give)}` : '',
    typeof borough === 'string' ? ` of ${valueName(borough)}` : '',
    Array.isArray(between) ? ` between ${listed(between.map(valueName))}` : '',
    Array.isArray(placements) ? `: ${placementText(placements as readonly Placement[])}` : '',
  ];
  return parts.join('');
}

function placementText(placements: readonly Placement[]): string {
  return listed(placements.map(({ to, count }) => `${hoodName(to)} ${count}`));
}

/** The same as plain text, for menus and labels. */
export function orderLabel(order: Order, people: People): string {
  switch (order.type) {
    case 'attack':
      return `${hoodName(order.from)} attacks ${hoodName(order.to)}`;
    case 'fortify':
      return `${hoodName(order.from)} to ${hoodName(order.to)}`;
    case 'reinforce':
      return 'Place units';
    case 'playCard':
      return `${adventureName(order.card)}${cardFields(order, people)}`;
    case 'mayor':
      return `A mayor in ${hoodName(order.at)}`;
    case 'draft':
      return hoodName(order.to);
    case 'place':
      return 'Your placement';
    case 'trade':
      return `Trade ${listed(order.cards.map((card) => `${cardName(card)} (${pictureName(card)})`))}`;
    default:
      return plainText(order);
  }
}

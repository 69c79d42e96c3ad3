import { adventureOf } from '../../../../engine/nyc-risk/data/cards';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import { cardName, PHASE_NAMES } from '../names';

/** What goes with an order in small print: "with your mayor, 7 against 4, where Wei's mayor stands". */
export function orderNote(view: View, people: People, order: Order, attackers: number): string {
  switch (order.type) {
    case 'attack': {
      const target = view.hoods[order.to];
      const mayor = Object.entries(view.mayors).find(([, hood]) => hood === order.to)?.[0];
      return [
        order.mayor ? 'with your mayor' : '',
        `${attackers} against ${target?.units ?? 0}`,
        mayor === undefined ? '' : `where ${nameOf(people, mayor)}’s mayor stands`,
      ]
        .filter((part) => part !== '')
        .join(', ');
    }
    case 'fortify':
      return `${PHASE_NAMES.fortify}, the one free move`;
    case 'trade':
      return order.cards.map(cardName).join(', ');
    case 'playCard': {
      const { points } = adventureOf(order.card);
      return `${points} ${points === 1 ? 'point' : 'points'}`;
    }
    default:
      return '';
  }
}

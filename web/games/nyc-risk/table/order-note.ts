import { adventureOf } from '../../../../engine/nyc-risk/data/cards';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import type { Texts } from '../../../lib/texts';
import { cardName } from '../names';

/** The details of an order in small print: "with your mayor, 7 against 4, where Wei's mayor stands". */
export function orderNote(
  view: View,
  people: People,
  order: Order,
  attackers: number,
  t: Texts<'nyc-risk'>,
): string {
  switch (order.type) {
    case 'attack': {
      const mayor = Object.entries(view.mayors).find(([, hood]) => hood === order.to)?.[0];
      return t('note.attack', {
        mine: order.mayor ? 'yes' : 'no',
        attackers,
        defenders: view.hoods[order.to]?.units ?? 0,
        theirs: mayor === undefined ? 'no' : 'yes',
        name: nameOf(people, mayor ?? null),
      });
    }
    case 'fortify':
      return t('note.fortify');
    case 'trade':
      return order.cards.map((card) => cardName(card, t)).join(', ');
    case 'playCard':
      return t('points', { count: adventureOf(order.card).points });
    default:
      return '';
  }
}

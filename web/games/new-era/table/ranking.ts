import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import type { CardId, View } from '../../../../engine/new-era/types';
import type { CardChoice } from '../card-reader';

/** The part of the queue of orders that a ranking reads and changes. */
interface RankedQueue {
  readonly orders: readonly Order[];
  readonly set: (orders: readonly Order[]) => void;
}

/** The reader's wishes for a pick that are on display, and how to change them. */
export function rankingOf({ display }: Pick<View, 'display'>, { orders, set }: RankedQueue) {
  const wish = orders.find((order): order is OrderOf<'draft'> => order.type === 'draft');
  const others = orders.filter(({ type }) => type !== 'draft');
  const chosen = (wish?.prefer ?? []).filter((card) => display?.includes(card));
  const rank = (prefer: readonly CardId[]) =>
    set([...(prefer.length === 0 ? [] : [{ type: 'draft', prefer } as const]), ...others]);
  return { wish, chosen, rank };
}

/**
 * The choice on a card at full size: the first wish if the reader is asked, otherwise the next one.
 * @param words the text of its button
 */
export function choiceInReader(
  view: Pick<View, 'display'>,
  queue: RankedQueue,
  asked: boolean,
  words: string,
): CardChoice {
  const { chosen, rank } = rankingOf(view, queue);
  return {
    words,
    isOpen: (card) =>
      view.display?.includes(card) === true && (asked ? chosen[0] !== card : !chosen.includes(card)),
    choose: (card) => rank(asked ? [card, ...chosen.filter((one) => one !== card)] : [...chosen, card]),
  };
}

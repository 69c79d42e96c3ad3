import { legal } from '../../../engine/new-era/offers/legal';
import type { Order } from '../../../engine/new-era/orders/order-types';
import type { View } from '../../../engine/new-era/types';
import { type Corrections, formOfPosition } from '../../components/rulings/corrections';
import { FIELD_WORDS } from './field-words';
import { orderWords } from './order-text';

export const CORRECTIONS: Corrections = {
  // A moderator does not see standing orders, so they would replace what they cannot read.
  offers: (view, seat, before) =>
    legal(view as View, seat, before).filter(({ order }) => order.type !== 'standing'),
  words: (order, view, people) => {
    const { verb, object, detail } = orderWords(order as Order, view as View, people);
    return [verb, [object, detail].filter((part) => part !== '').join('. ')];
  },
  hint: 'You do not see the hand. Cards that may have been in it are offered; the rules refuse one that was not, and the log names such an attempt.',
  fields: () => FIELD_WORDS,
  positionForm: async (seats) =>
    formOfPosition((await import('../../../engine/new-era/reading/read-schema')).schemaFor(seats)),
};

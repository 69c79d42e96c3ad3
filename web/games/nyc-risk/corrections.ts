import { legal } from '../../../engine/nyc-risk/offers/legal';
import type { Order } from '../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../engine/nyc-risk/types';
import type { Language } from '../../../messages/languages';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import type { Texts } from '../../lib/texts';
import { fieldWords } from './field-words';
import { hoodName } from './names';
import { orderLabel } from './order-text';

/** The texts and offers for correcting a game. */
export const corrections = (t: Texts<'nyc-risk'>, language: Language): Corrections => ({
  // A moderator does not see standing orders, and would overwrite them unseen.
  offers: (view, seat, before) =>
    legal(view as View, seat, before).filter(({ order }) => order.type !== 'setStandingOrder'),
  words: (order, _, people) => [
    subjectOf(order as Order, t),
    orderLabel(order as Order, people, t, language),
  ],
  hint: t('handHint'),
  fields: (people) => fieldWords(people, t),
  positionForm: async (seats) =>
    formOfPosition((await import('../../../engine/nyc-risk/reading/position-schema')).schemaFor(seats)),
});

function subjectOf(order: Order, t: Texts<'nyc-risk'>): string {
  const from = order.type === 'attack' || order.type === 'fortify' ? hoodName(order.from) : '';
  return t(`subject.${order.type}`, { from });
}

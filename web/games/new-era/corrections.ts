import { cardName, FACTIONS, isDesign } from '../../../engine/new-era/data/cards';
import { legal } from '../../../engine/new-era/offers/legal';
import type { Order } from '../../../engine/new-era/orders/order-types';
import type { View } from '../../../engine/new-era/types';
import type { Language } from '../../../messages/languages';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import type { Texts } from '../../lib/texts';
import { fieldWords } from './field-words';
import { orderWords } from './order-text';

/** The texts and offers for correcting a game. */
export const corrections = (t: Texts<'new-era'>, language: Language): Corrections => ({
  // A moderator does not see standing orders, and would overwrite them unseen.
  offers: (view, seat, before) =>
    legal(view as View, seat, before).filter(({ order }) => order.type !== 'standing'),
  words: (order, view, people) => {
    const reader = { view: view as View, people, language };
    const { verb, object, detail } = orderWords(order as Order, reader, t);
    return [verb, [object, detail].filter((part) => part !== '').join('. ')];
  },
  hint: t('hiddenHand'),
  fields: () => {
    const words = fieldWords(t, language);
    return { ...words, value: (value) => nameIn(value) ?? words.value(value) };
  },
  positionForm: async (seats) =>
    formOfPosition((await import('../../../engine/new-era/reading/position-schema')).schemaFor(seats)),
});

/** The name of a design or a faction; undefined for any other value. */
function nameIn(id: unknown): string | undefined {
  return isDesign(id) ? cardName(`${id}#1`) : FACTIONS.find((faction) => faction.id === id)?.name;
}

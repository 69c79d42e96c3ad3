import type { CardId } from '../../../engine/domination/card-ids';
import { CARD_IDS } from '../../../engine/domination/data/cards';
import { AREA_IDS } from '../../../engine/domination/data/map';
import { legal } from '../../../engine/domination/offers/legal';
import type { Order } from '../../../engine/domination/orders/order-types';
import type { Point, View } from '../../../engine/domination/types';
import type { Language } from '../../../messages/languages';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import { nameOf, type People } from '../../components/frame/people';
import type { Texts } from '../../lib/texts';
import { areaName, cardTitle } from './names';
import { orderDetail, orderTitle } from './order-text';

/** The texts and offers for correcting a game. */
export const corrections = (t: Texts<'domination'>, language: Language): Corrections => ({
  // A moderator does not see standing orders, and would overwrite them unseen.
  offers: (view, seat, before) =>
    legal(view as View, seat, before).filter(({ order }) => order.type !== 'standing'),
  words: (order, _, people) => {
    const [card, use] = orderTitle(order as Order, t, language);
    const detail = orderDetail(order as Order, people, t, language);
    return [card, [use, detail].filter((part) => part !== '').join(': ')];
  },
  hint: t('corrections.hiddenHand'),
  fields: (people) => ({
    label: ({ field }) => labelOf(field, t),
    value: (value) => valueName(value, people, t),
    ranked: () => true,
  }),
  positionForm: async (seats) =>
    formOfPosition((await import('../../../engine/domination/reading/position-schema')).schemaFor(seats)),
});

function labelOf(field: string, t: Texts<'domination'>): string {
  switch (field) {
    case 'areas':
      return t('corrections.areas');
    case 'actions':
      return t('corrections.actions');
    case 'target':
      return t('corrections.target');
    case 'card':
      return t('corrections.card');
    case 'cards':
      return t('corrections.cards');
    case 'take':
      return t('corrections.take');
    default:
      return field;
  }
}

function valueName(value: unknown, people: People, t: Texts<'domination'>): string {
  if (typeof value === 'object' && value !== null && 'area' in value) {
    const { do: does, area } = value as Point;
    return t('corrections.point', { does, area: areaName(area) });
  }
  const id = String(value);
  if (AREA_IDS.some((area) => area === id)) return areaName(id);
  return CARD_IDS.some((card) => card === id) ? cardTitle(id as CardId) : nameOf(people, id);
}

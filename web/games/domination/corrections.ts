import type { CardId } from '../../../engine/domination/card-ids';
import { CARD_IDS } from '../../../engine/domination/data/cards';
import { AREA_IDS } from '../../../engine/domination/data/map';
import { legal } from '../../../engine/domination/offers/legal';
import type { Order } from '../../../engine/domination/orders/order-types';
import type { Point, View } from '../../../engine/domination/types';
import { nameOf, type People } from '../../components/frame/people';
import { type Corrections, formOfPosition } from '../../components/rulings/corrections';
import { areaName, cardTitle } from './names';
import { orderDetail, orderTitle } from './order-text';

const LABELS: Readonly<Record<string, string>> = {
  areas: 'Areas, in order',
  actions: 'Builds and reductions, in order',
  target: 'Player',
  card: 'Card',
  cards: 'Cards to discard',
  take: 'Card to take',
};

export const CORRECTIONS: Corrections = {
  // A moderator does not see standing orders, so they would replace what they cannot read.
  offers: (view, seat, before) =>
    legal(view as View, seat, before).filter(({ order }) => order.type !== 'standing'),
  words: (order, _, people) => {
    const [card, use] = orderTitle(order as Order);
    return [card, [use, orderDetail(order as Order, people)].filter((part) => part !== '').join(': ')];
  },
  hint: 'You do not see the hand. Cards that may have been in it are offered; the rules refuse one that was not, and the log names such an attempt.',
  fields: (people) => ({
    label: ({ field }) => LABELS[field] ?? field,
    value: (value) => valueName(value, people),
    ranked: () => true,
  }),
  positionForm: async (seats) =>
    formOfPosition((await import('../../../engine/domination/reading/read-schema')).schemaFor(seats)),
};

function valueName(value: unknown, people: People): string {
  if (typeof value === 'object' && value !== null && 'area' in value) {
    const { do: does, area } = value as Point;
    return `${does === 'build' ? 'Build in' : 'Reduce in'} ${areaName(area)}`;
  }
  const id = String(value);
  if (AREA_IDS.some((area) => area === id)) return areaName(id);
  return CARD_IDS.some((card) => card === id) ? cardTitle(id as CardId) : nameOf(people, id);
}

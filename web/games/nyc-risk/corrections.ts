import { legal } from '../../../engine/nyc-risk/offers/legal';
import type { Order } from '../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../engine/nyc-risk/types';
import { type Corrections, formOfPosition } from '../../components/rulings/corrections';
import { fieldWords } from './field-words';
import { hoodName } from './names';
import { orderLabel } from './order-text';

export const CORRECTIONS: Corrections = {
  // A moderator does not see standing orders, so they would replace what they cannot read.
  offers: (view, seat, before) =>
    legal(view as View, seat, before).filter(({ order }) => order.type !== 'setStandingOrder'),
  words: (order, _, people) => [subjectOf(order as Order), orderLabel(order as Order, people)],
  hint: 'You do not see the hand. Adventure cards that may have been in it are offered; the rules refuse one that was not, and the log names such an attempt. Give a trade of neighbourhood cards as text.',
  fields: fieldWords,
  positionForm: async (seats) =>
    formOfPosition((await import('../../../engine/nyc-risk/reading/read-schema')).schemaFor(seats)),
};

const SUBJECTS: Readonly<Record<Order['type'], string>> = {
  attack: 'Attack',
  fortify: 'Fortify',
  reinforce: 'Reinforce',
  place: 'Placement',
  claim: 'Claims',
  draft: 'Draft',
  occupy: 'Move in',
  trade: 'Trade',
  playCard: 'Adventure card',
  mayor: 'Mayor',
  discard: 'Discard',
  endPhase: 'Phase',
  setStandingOrder: 'Standing orders',
  resign: 'Seat',
  takeOver: 'Seat',
};

function subjectOf(order: Order): string {
  const subject = SUBJECTS[order.type];
  return order.type === 'attack' || order.type === 'fortify'
    ? `${subject} from ${hoodName(order.from)}`
    : subject;
}

import { useTexts } from '#texts';
import type { Brings } from '../../../../engine/new-era/offers/brings';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { Arrow } from '../card-signs';
import { Goods } from '../goods';
import { laterOf } from '../later';

interface BargainProps {
  readonly order: Order;
  readonly brings: Brings;
}

/** The price of an order and its gains, at once and later, in symbols. */
export function Bargain({ order, brings: { cost, discarded, gain, drawn, points } }: BargainProps) {
  const t = useTexts('new-era');
  const asks = { ...cost, ...(discarded > 0 ? { card: discarded } : {}) };
  const gives = { ...gain, ...(points > 0 ? { vp: points } : {}), ...(drawn > 0 ? { card: drawn } : {}) };
  const later = laterOf(order);
  const [pays, gets] = [asks, gives].map((goods) => Object.keys(goods).length > 0);
  if (!pays && !gets && later === null) return null;
  return (
    <span className="exchange bargain">
      <Goods of={asks} />
      {pays && (gets || later !== null) ? <Arrow /> : null}
      <Goods of={gives} />
      {later === null ? null : (
        <span className="later">
          <span className="tiny muted">{t(later.when === 'once' ? 'later.once' : 'later.each')}</span>{' '}
          <Goods of={later.gain} />
        </span>
      )}
    </span>
  );
}

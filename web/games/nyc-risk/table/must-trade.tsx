import { useTexts } from '#texts';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { textOf } from '../../../components/table/order-text';
import { orderLabel } from '../order-text';
import { RiskRule } from '../rule';
import { firstOrder, type RiskOffer } from './offers';

/** More sets than these differ only in which of two equal cards they keep. */
const MOST = 4;

interface MustTradeProps {
  readonly view: View;
  readonly people: People;
  /** The possible orders after the plan. */
  readonly offers: readonly RiskOffer[];
  readonly onAdd: (order: Order) => void;
}

/** Says that cards must be traded before anything else can be done, and offers the sets. */
export function MustTrade({ view, people, offers, onAdd }: MustTradeProps) {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  const sets = offers.filter(({ order }) => order.type === 'trade').slice(0, MOST);
  return (
    <div className="must-trade">
      <p className="panel-lead owing">
        {t.rich('plan.mustTrade', { rule: () => <RiskRule rule={view.mustTrade ? '7.8' : '5.7'} /> })}
      </p>
      <p className="set-list">
        {sets.map((offer) => (
          <button
            key={textOf(offer.order)}
            type="button"
            className="button"
            onClick={() => onAdd(firstOrder(offer))}
          >
            {orderLabel(offer.order, people, t, language)}
          </button>
        ))}
      </p>
    </div>
  );
}

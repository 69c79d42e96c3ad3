import { useMemo } from 'react';
import { useTexts } from '#texts';
import { offerOf } from '../../../../engine/core/offers';
import { boostsAfter } from '../../../../engine/nyc-risk/offers/attack-ahead';
import { legal } from '../../../../engine/nyc-risk/offers/legal';
import { phaseAfter } from '../../../../engine/nyc-risk/offers/phases-ahead';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import type { OrderRows } from '../../../components/sequential-table/use-order-rows';
import type { RiskOffer } from './offers';
import { nextWords } from './phases';
import { PlanRow } from './plan-row';
import type { Plan } from './use-plan';

interface PlanRowsProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly plan: Plan;
  readonly rows: OrderRows<Order>;
}

/** The steps of the plan in their order. */
export function PlanRows({ view, seat, people, plan, rows }: PlanRowsProps) {
  const t = useTexts('nyc-risk');
  const { orders, problems } = plan;
  // Each step can be changed to the orders that are legal at its index.
  const before = useMemo(
    () => orders.map((_, index) => legal(view, seat, orders.slice(0, index))),
    [view, seat, orders],
  );
  return (
    <ol className="plan-rows">
      {orders.map((order, place) => {
        const problem = problems.get(place);
        const offers = before[place] ?? [];
        const earlier = orders.slice(0, place);
        return (
          <PlanRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of a plan is its place in it
            key={place}
            {...{ view, people, place, order, problem }}
            words={order.type === 'endPhase' ? nextWords(phaseAfter(view, earlier), t) : undefined}
            offer={offerOf(offers, order)}
            boosts={boostsAfter(view, earlier)}
            alternatives={problem === undefined ? [] : alternativesTo(order, offers)}
            isLast={place === orders.length - 1}
            rows={rows}
          />
        );
      })}
    </ol>
  );
}

const MOST = 3;

/** Other orders of the same kind: those with the same goal first, then those from the same hood. */
function alternativesTo(order: Order, offers: readonly RiskOffer[]): readonly RiskOffer[] {
  const alike = offers.filter((offer) => offer.order.type === order.type);
  if (order.type !== 'attack' && order.type !== 'fortify') return alike.slice(0, MOST);
  const shares = (field: 'from' | 'to') => (offer: RiskOffer) =>
    offer.order.type === order.type && (offer.order as typeof order)[field] === order[field];
  return [...new Set([...alike.filter(shares('to')), ...alike.filter(shares('from'))])].slice(0, MOST);
}

'use client';

import { useMemo } from 'react';
import { offerOf } from '../../../../engine/core/offers';
import { boostsAfter } from '../../../../engine/nyc-risk/offers/attack-ahead';
import { phaseAfter } from '../../../../engine/nyc-risk/offers/phases-ahead';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { offersTo } from '../system';
import type { RiskOffer } from './offers';
import { NEXT_WORDS } from './phases';
import { PlanRow } from './plan-row';
import type { Plan } from './use-plan';

interface PlanRowsProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly plan: Plan;
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
}

/** The steps of the plan in their order. */
export function PlanRows({ view, seat, people, plan, open, onOpen }: PlanRowsProps) {
  const { orders, problems } = plan;
  // Each step can be changed within what is allowed at its place.
  const before = useMemo(
    () => orders.map((_, index) => offersTo(view, seat, orders.slice(0, index))),
    [view, seat, orders],
  );
  const replace = (index: number, order: Order) =>
    plan.change(orders.map((one, at) => (at === index ? order : one)));
  const swap = (index: number, by: -1 | 1) => {
    const moved = [...orders];
    const [step] = moved.splice(index, 1);
    if (step === undefined) return;
    moved.splice(index + by, 0, step);
    plan.change(moved);
    onOpen(index + by);
  };
  return (
    <ol className="plan-rows">
      {orders.map((order, index) => {
        const problem = problems.get(index);
        const offers = before[index] ?? [];
        return (
          <PlanRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of a plan is its place in it
            key={index}
            view={view}
            people={people}
            place={index}
            order={order}
            words={
              order.type === 'endPhase' ? NEXT_WORDS[phaseAfter(view, orders.slice(0, index))] : undefined
            }
            offer={offerOf(offers, order)}
            problem={problem}
            boosts={boostsAfter(view, orders.slice(0, index))}
            alternatives={problem === undefined ? [] : alternativesTo(order, offers)}
            open={open === index}
            isLast={index === orders.length - 1}
            onOpen={(next) => onOpen(next ? index : null)}
            onChange={(next) => replace(index, next)}
            onMove={swap}
            onRemove={(place) => {
              plan.change(orders.filter((_, at) => at !== place));
              onOpen(null);
            }}
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

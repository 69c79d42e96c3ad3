'use client';

import { OrderRow } from '../../../components/table/order-row';
import { orderDetail, orderTitle } from '../order-text';
import { cardOfOrder, countsOf, offerFor, targetsOf, usedAs } from '../targets';
import { OrderFields } from './order-fields';
import type { OrderRowProps } from './order-row-props';
import { TargetList } from './target-list';
import { UseChoice } from './use-choice';

/** One order of the list: what it does, whether it is stored, and open, everything about it that can be chosen. */
export function DominationRow(props: OrderRowProps) {
  const { people, place, order, stored, turn, last } = props;
  const [card, use] = orderTitle(order);
  // An order whose targets are still being chosen is unfinished, not wrong.
  const begunOnly = needsTargets(props);
  return (
    <OrderRow
      system="domination"
      place={place}
      name={use === '' ? card : `${card}, ${use}`}
      words={
        <>
          <b>{card}</b>
          {use === '' ? '' : `, ${use}`}
          <span className="sub">
            {begunOnly ? 'name an area on the map or below' : orderDetail(order, people)}
          </span>
        </>
      }
      stored={stored}
      problem={begunOnly ? undefined : props.problem}
      open={turn.open === place}
      isLast={last}
      onOpen={(open) => turn.show(open ? place : null)}
      onMove={turn.move}
      onRemove={turn.remove}
    >
      <UseChoice {...props} />
      <OrderFields {...props} />
      <TargetList {...props} />
    </OrderRow>
  );
}

function needsTargets({ order, place, turn }: OrderRowProps): boolean {
  const [card, use] = [cardOfOrder(order), usedAs(order)];
  if (card === null || use === null || targetsOf(order).length > 0) return false;
  return (countsOf(offerFor(turn.offersAt(place), card, use))?.min ?? 0) > 0;
}

'use client';

import { Pencil } from 'lucide-react';
import { Porthole } from '../../../components/frame/porthole';
import { RowTools } from '../../../components/table/row-tools';
import { orderDetail, orderTitle } from '../order-text';
import { DominationRule } from '../rule';
import { cardOfOrder, countsOf, offerFor, targetsOf, usedAs } from '../targets';
import { OrderFields } from './order-fields';
import type { OrderRowProps } from './order-row-props';
import { TargetList } from './target-list';
import { UseChoice } from './use-choice';

/** One order of the list: what it does, whether it is stored, and open, everything about it that can be chosen. */
export function OrderRow(props: OrderRowProps) {
  const { people, place, order, stored, turn } = props;
  const [card, use] = orderTitle(order);
  const open = turn.open === place;
  // An order whose targets are still being chosen is unfinished, not wrong.
  const begunOnly = needsTargets(props);
  const problem = begunOnly ? undefined : props.problem;
  const reading = problem !== undefined ? 'late' : stored ? 'stored' : 'draft';
  return (
    <li className={problem === undefined ? 'plan-row' : 'plan-row refused'}>
      <span className="plan-number numbers">{place + 1}</span>
      <span className="order-words">
        <b>{card}</b>
        {use === '' ? '' : `, ${use}`}
        <span className="sub">
          {begunOnly ? 'name an area on the map or below' : orderDetail(order, people)}
        </span>
      </span>
      <Porthole reading={reading} />
      <span className="hidden-text">{WORDS[reading]}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={`Change order ${place + 1}: ${card}${use === '' ? '' : `, ${use}`}`}
        aria-expanded={open}
        onClick={() => turn.show(open ? null : place)}
      >
        <Pencil size={17} />
      </button>
      {problem === undefined ? null : (
        <div className="plan-part refusal">
          <p>
            {problem.message} <DominationRule rule={problem.rule} />
          </p>
          <div className="alternatives">
            <button type="button" onClick={() => turn.remove(place)}>
              Leave it out
            </button>
          </div>
        </div>
      )}
      {open ? (
        <div className="plan-part">
          <UseChoice {...props} />
          <OrderFields {...props} />
          <TargetList {...props} />
          <RowTools place={place} last={props.last} onMove={turn.move} onRemove={turn.remove} />
        </div>
      ) : null}
    </li>
  );
}

const WORDS = { late: 'cannot be carried out', stored: 'stored', draft: 'draft, not stored' } as const;

function needsTargets({ order, place, turn }: OrderRowProps): boolean {
  const [card, use] = [cardOfOrder(order), usedAs(order)];
  if (card === null || use === null || targetsOf(order).length > 0) return false;
  return (countsOf(offerFor(turn.offersAt(place), card, use))?.min ?? 0) > 0;
}

'use client';

import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../engine/game';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { Porthole } from '../../../components/frame/porthole';
import { OrderFields } from '../../../components/table/fields/order-fields';
import { fieldWords } from '../field-words';
import { OrderText, orderLabel } from '../order-text';
import { RiskRule } from '../rule';
import type { WaitingBoosts } from '../system';
import { AttackFields } from './attack-fields';
import { mostOf, type RiskOffer } from './offers';
import { orderNote } from './order-note';

export interface PlanRowProps {
  readonly view: View;
  readonly people: People;
  readonly number: number;
  readonly order: Order;
  /** Says what the order does where its own words would not. */
  readonly words?: string | undefined;
  readonly offer: RiskOffer | undefined;
  readonly problem: Problem | undefined;
  readonly boosts: WaitingBoosts;
  /** Legal orders in place of one that cannot be carried out. */
  readonly alternatives: readonly RiskOffer[];
  readonly open: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (order: Order) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onReplace: (offer: RiskOffer) => void;
}

/** One step of the plan: what it is, how it may go, and the ways to change, move or drop it. */
export function PlanRow(props: PlanRowProps) {
  const { view, people, number, order, offer, problem, boosts, open, onOpen, onChange } = props;
  const label = orderLabel(order, people);
  return (
    <li className={problem === undefined ? 'plan-row' : 'plan-row refused'}>
      <span className="plan-number numbers">{number}</span>
      <span className="order-words">
        {props.words ?? <OrderText order={order} people={people} />}
        {problem === undefined ? <Note view={view} people={people} order={order} offer={offer} /> : null}
      </span>
      <Porthole reading={problem === undefined ? 'draft' : 'late'} />
      <span className="hidden-text">
        {problem === undefined ? 'draft, not sent' : 'cannot be carried out'}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={`Change step ${number}: ${label}`}
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        <Pencil size={17} />
      </button>
      {problem === undefined ? null : <Refused {...props} problem={problem} />}
      {problem === undefined && offer !== undefined && order.type === 'attack' ? (
        <div className="plan-part">
          <AttackFields
            view={view}
            offer={offer}
            order={order}
            boosts={boosts}
            open={open}
            onChange={onChange}
          />
        </div>
      ) : null}
      {open ? (
        <div className="plan-part">
          {offer !== undefined && order.type !== 'attack' ? (
            <OrderFields offer={offer} order={order} words={fieldWords(people)} onChange={onChange} />
          ) : null}
          <Tools {...props} />
        </div>
      ) : null}
    </li>
  );
}

function Note(props: { view: View; people: People; order: Order; offer: RiskOffer | undefined }): ReactNode {
  const text = orderNote(props.view, props.people, props.order, (mostOf(props.offer, 'keep') ?? 0) + 1);
  return text === '' ? null : <span className="sub">{text}</span>;
}

function Refused({
  problem,
  alternatives,
  people,
  onRemove,
  onReplace,
}: PlanRowProps & { problem: Problem }) {
  return (
    <div className="plan-part refusal">
      <p>
        {problem.message} <RiskRule rule={problem.rule} />
      </p>
      <div className="alternatives">
        {alternatives.map((offer) => {
          const label = orderLabel(offer.order, people);
          return (
            <button key={label} type="button" onClick={() => onReplace(offer)}>
              {label}
            </button>
          );
        })}
        <button type="button" onClick={onRemove}>
          Leave it out
        </button>
      </div>
    </div>
  );
}

function Tools({ number, first, last, onMove, onRemove }: PlanRowProps) {
  return (
    <div className="plan-tools">
      <button
        type="button"
        className="button compact"
        disabled={first}
        aria-label={`Move step ${number} up`}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} /> Up
      </button>
      <button
        type="button"
        className="button compact"
        disabled={last}
        aria-label={`Move step ${number} down`}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} /> Down
      </button>
      <button
        type="button"
        className="button compact"
        aria-label={`Leave out step ${number}`}
        onClick={onRemove}
      >
        <Trash2 size={16} /> Leave out
      </button>
    </div>
  );
}

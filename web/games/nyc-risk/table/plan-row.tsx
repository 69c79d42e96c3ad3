import type { ReactNode } from 'react';
import type { Problem } from '../../../../engine/game';
import type { WaitingBoosts } from '../../../../engine/nyc-risk/offers/attack-ahead';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { LazyOrderFields } from '../../../components/table/fields/lazy-order-fields';
import { OrderRow } from '../../../components/table/order-row';
import { fieldWords } from '../field-words';
import { OrderText, orderLabel } from '../order-text';
import { AttackFields } from './attack-fields';
import { firstOrder, mostOf, type RiskOffer } from './offers';
import { orderNote } from './order-note';

interface PlanRowProps {
  readonly view: View;
  readonly people: People;
  readonly place: number;
  readonly order: Order;
  /** Says what the order does where its own words would not. */
  readonly words?: string | undefined;
  readonly offer: RiskOffer | undefined;
  readonly problem: Problem | undefined;
  readonly boosts: WaitingBoosts;
  /** Legal orders in place of one that cannot be carried out. */
  readonly alternatives: readonly RiskOffer[];
  readonly open: boolean;
  readonly isLast: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (order: Order) => void;
  readonly onMove: (place: number, by: -1 | 1) => void;
  readonly onRemove: (place: number) => void;
}

/** One step of the plan: what it is, how it may go, and the ways to change, move or drop it. */
export function PlanRow(props: PlanRowProps) {
  const { view, people, order, offer, problem, boosts, open, onChange } = props;
  const fields = { view, order, boosts, open, onChange };
  return (
    <OrderRow
      system="nyc-risk"
      noun="step"
      place={props.place}
      name={orderLabel(order, people)}
      words={
        <>
          {props.words ?? <OrderText order={order} people={people} />}
          {problem === undefined ? <Note view={view} people={people} order={order} offer={offer} /> : null}
        </>
      }
      stored={false}
      problem={problem}
      alternatives={props.alternatives.map((other) => ({
        name: orderLabel(other.order, people),
        onTake: () => onChange(firstOrder(other)),
      }))}
      open={open}
      isLast={props.isLast}
      onOpen={props.onOpen}
      onMove={props.onMove}
      onRemove={props.onRemove}
      always={
        problem === undefined && offer !== undefined && order.type === 'attack' ? (
          <div className="plan-part">
            <AttackFields {...fields} offer={offer} order={order} />
          </div>
        ) : null
      }
    >
      {offer !== undefined && order.type !== 'attack' ? (
        <LazyOrderFields offer={offer} order={order} words={fieldWords(people)} onChange={onChange} />
      ) : null}
    </OrderRow>
  );
}

function Note(props: { view: View; people: People; order: Order; offer: RiskOffer | undefined }): ReactNode {
  const text = orderNote(props.view, props.people, props.order, (mostOf(props.offer, 'keep') ?? 0) + 1);
  return text === '' ? null : <span className="sub">{text}</span>;
}

import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Problem } from '../../../../engine/game';
import { adventureOf } from '../../../../engine/nyc-risk/data/cards';
import type { WaitingBoosts } from '../../../../engine/nyc-risk/offers/attack-ahead';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { OrderRow } from '../../../components/sequential-table/order-row';
import type { OrderRows } from '../../../components/sequential-table/use-order-rows';
import { LazyOrderFields } from '../../../components/table/fields/lazy-order-fields';
import type { Texts } from '../../../lib/texts';
import { fieldWords } from '../field-words';
import { cardName } from '../names';
import { OrderText, orderLabel } from '../order-text';
import { AttackFields } from './attack-fields';
import { firstOrder, mostOf, type RiskOffer } from './offers';

interface PlanRowProps {
  readonly view: View;
  readonly people: People;
  readonly place: number;
  readonly order: Order;
  /** The effect of the order, if its own words do not show it. */
  readonly words?: string | undefined;
  readonly offer: RiskOffer | undefined;
  readonly problem: Problem | undefined;
  readonly boosts: WaitingBoosts;
  /** Legal orders in place of one that cannot be carried out. */
  readonly alternatives: readonly RiskOffer[];
  readonly isLast: boolean;
  readonly rows: OrderRows<Order>;
}

/** One step of the plan: its text, its odds, and the buttons to change, move or drop it. */
export function PlanRow(props: PlanRowProps) {
  const { view, people, place, order, offer, problem, boosts, rows } = props;
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  const onChange = (next: Order) => rows.replace(place, next);
  const fields = { view, order, boosts, open: rows.open === place, onChange };
  return (
    <OrderRow
      system="nyc-risk"
      noun="step"
      place={place}
      name={orderLabel(order, people, t, language)}
      words={
        <>
          {props.words ?? <OrderText order={order} people={people} />}
          {problem === undefined ? <Note view={view} people={people} order={order} offer={offer} /> : null}
        </>
      }
      stored={false}
      problem={problem}
      alternatives={props.alternatives.map((other) => ({
        name: orderLabel(other.order, people, t, language),
        onTake: () => onChange(firstOrder(other)),
      }))}
      isLast={props.isLast}
      rows={rows}
      always={
        problem === undefined && offer !== undefined && order.type === 'attack' ? (
          <div className="plan-part">
            <AttackFields {...fields} offer={offer} order={order} />
          </div>
        ) : null
      }
    >
      {offer !== undefined && order.type !== 'attack' ? (
        <LazyOrderFields offer={offer} order={order} words={fieldWords(people, t)} onChange={onChange} />
      ) : null}
    </OrderRow>
  );
}

type NoteProps = Pick<PlanRowProps, 'view' | 'people' | 'order' | 'offer'>;

function Note({ view, people, order, offer }: NoteProps): ReactNode {
  const text = orderNote(view, people, order, (mostOf(offer, 'keep') ?? 0) + 1, useTexts('nyc-risk'));
  return text === '' ? null : <span className="sub">{text}</span>;
}

/** The details of an order in small print: "with your mayor, 7 against 4, where Wei's mayor stands". */
function orderNote(
  view: View,
  people: People,
  order: Order,
  attackers: number,
  t: Texts<'nyc-risk'>,
): string {
  switch (order.type) {
    case 'attack': {
      const mayor = Object.entries(view.mayors).find(([, hood]) => hood === order.to)?.[0];
      return t('note.attack', {
        mine: order.mayor ? 'yes' : 'no',
        attackers,
        defenders: view.hoods[order.to]?.units ?? 0,
        theirs: mayor === undefined ? 'no' : 'yes',
        name: nameOf(people, mayor ?? null),
      });
    }
    case 'fortify':
      return t('note.fortify');
    case 'trade':
      return order.cards.map((card) => cardName(card, t)).join(', ');
    case 'playCard':
      return t('points', { count: adventureOf(order.card).points });
    default:
      return '';
  }
}

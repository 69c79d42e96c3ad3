import { useTexts } from '#texts';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { Problem } from '../../../../engine/game';
import { useLanguage } from '../../../components/frame/reader';
import { OrderRow } from '../../../components/sequential-table/order-row';
import { orderDetail, orderTitle } from '../order-text';
import { cardOfOrder, countsOf, offerFor, targetsOf, usedAs } from '../targets';
import { OrderFields } from './order-fields';
import type { OrderRowProps } from './order-row-props';
import { TargetList } from './target-list';
import { UseChoice } from './use-choice';

/** One order of the list: its effect, whether it is stored, and when open all of its choices. */
function DominationRow(props: OrderRowProps) {
  const { people, place, order, stored, turn, last } = props;
  const t = useTexts('domination');
  const language = useLanguage();
  const [card, use] = orderTitle(order, t, language);
  // An order without all of its targets is unfinished, not wrong.
  const begunOnly = needsTargets(props);
  return (
    <OrderRow
      system="domination"
      place={place}
      name={use === '' ? card : t('order.name', { card, use })}
      words={
        <>
          {use === '' ? <b>{card}</b> : t.rich('order.words', { card, use, b: (words) => <b>{words}</b> })}
          <span className="sub">
            {begunOnly ? t('order.unnamed') : orderDetail(order, people, t, language)}
          </span>
        </>
      }
      stored={stored}
      problem={begunOnly ? undefined : props.problem}
      isLast={last}
      rows={turn.rows}
    >
      <UseChoice {...props} />
      <OrderFields {...props} />
      <TargetList {...props} />
    </OrderRow>
  );
}

interface DominationRowsProps extends Pick<OrderRowProps, 'view' | 'people' | 'turn'> {
  readonly orders: readonly Order[];
  readonly refused: ReadonlyMap<number, Problem>;
  readonly isStored: (order: Order) => boolean;
}

/** The orders of a list, row by row. */
export function DominationRows({ orders, refused, isStored, ...shared }: DominationRowsProps) {
  return (
    <ol className="plan-rows">
      {orders.map((order, place) => (
        <DominationRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an order of a list is its place in it
          key={place}
          {...{ ...shared, place, order }}
          problem={refused.get(place)}
          stored={isStored(order)}
          last={place === orders.length - 1}
        />
      ))}
    </ol>
  );
}

function needsTargets({ order, place, turn }: OrderRowProps): boolean {
  const [card, use] = [cardOfOrder(order), usedAs(order)];
  if (card === null || use === null || targetsOf(order).length > 0) return false;
  return (countsOf(offerFor(turn.offersAt(place), card, use))?.min ?? 0) > 0;
}

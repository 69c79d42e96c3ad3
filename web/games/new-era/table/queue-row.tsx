import { useTexts } from '#texts';
import { offerOf } from '../../../../engine/core/offers';
import type { View } from '../../../../engine/new-era/types';
import type { People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { OrderRow } from '../../../components/sequential-table/order-row';
import { LazyOrderFields } from '../../../components/table/fields/lazy-order-fields';
import { fieldWords } from '../field-words';
import { orderWords } from '../order-text';
import { Bargain } from './bargain';
import { LazyMissing } from './lazy-missing';
import type { Queue } from './use-queue';

interface QueueRowProps {
  readonly view: View;
  readonly people: People;
  readonly queue: Queue;
  readonly place: number;
}

/** One order of the list: its effect and gains, whether it is stored, and why it could not be carried out. */
export function QueueRow({ view, people, queue, place }: QueueRowProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const order = queue.orders[place];
  if (order === undefined) return null;
  const { verb, object, detail } = orderWords(order, { view, people, language }, t);
  const brings = queue.brings[place];
  const problem = queue.refused.get(place);
  const offer = offerOf(queue.offersAt(place), order);
  return (
    <OrderRow
      system="new-era"
      place={place}
      name={`${verb} ${object}`}
      words={
        <>
          <b>{verb}</b> {object}
          {detail === '' ? null : <span className="sub">{detail}</span>}
          {brings ? <Bargain order={order} brings={brings} /> : null}
        </>
      }
      stored={queue.isStored(place)}
      problem={problem}
      always={
        problem === undefined || queue.seat === null ? null : (
          <div className="plan-part">
            <LazyMissing
              {...{ view, order, seat: queue.seat, rule: problem.rule }}
              before={queue.orders.slice(0, place)}
            />
          </div>
        )
      }
      isLast={place === queue.orders.length - 1}
      rows={queue.rows}
    >
      {offer === undefined ? null : (
        <LazyOrderFields
          offer={offer}
          order={order}
          words={fieldWords(t, language)}
          onChange={(changed) => queue.rows.replace(place, changed)}
        />
      )}
    </OrderRow>
  );
}

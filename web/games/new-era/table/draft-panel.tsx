import { Check } from 'lucide-react';
import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import type { CardId, View } from '../../../../engine/new-era/types';
import { State } from '../../../components/frame/porthole';
import { PickList } from '../../../components/table/fields/pick-list';
import { MainButton } from '../../../components/table/main-button';
import { SavingNote } from '../../../components/table/saving-note';
import type { OrderList } from '../../../components/table/use-order-list';
import { CardLine } from '../card-line';
import { choiceName } from '../order-text';
import { NewEraRule } from '../rule';
import type { Queue } from './use-queue';

interface DraftPanelProps {
  readonly view: View;
  readonly asked: boolean;
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** A pick by ranking: the first wish that is still on display is the reader's, at once when they are asked. */
export function DraftPanel({ view, asked, list, queue }: DraftPanelProps) {
  const display = view.display ?? [];
  const wish = queue.orders.find((order): order is OrderOf<'draft'> => order.type === 'draft');
  const others = queue.orders.filter(({ type }) => type !== 'draft');
  const chosen = (wish?.prefer ?? []).filter((card) => display.includes(card));
  const stored = queue.orders.some(({ type }, at) => type === 'draft' && queue.isStored(at));
  const rank = (prefer: readonly CardId[]) =>
    queue.set([...(prefer.length === 0 ? [] : [{ type: 'draft', prefer } as const]), ...others]);
  return (
    <>
      <div className="panel-head">
        <h2 id={asked ? 'turn-title' : 'plan-title'}>{asked ? 'Your pick' : 'Your next pick'}</h2>
        {wish === undefined ? null : (
          <State reading={stored ? 'stored' : 'draft'}>{stored ? 'Stored' : 'Not stored'}</State>
        )}
      </div>
      <SavingNote sent={list} />
      <p className="panel-lead">
        {asked
          ? 'Tap the card you want.'
          : 'Rank any number of cards. When your pick comes, you get the first one still on display, without a wait. If none is left, you choose then.'}{' '}
        <NewEraRule rule="4.6" />
      </p>
      <PickList
        {...{ label: 'Cards on display', from: display, chosen, min: 0, max: display.length }}
        nameOf={choiceName}
        onChange={rank}
      >
        {(card) => <CardLine card={card} />}
      </PickList>
      {asked ? (
        <div className="ready-bar">
          <MainButton disabled={queue.busy || chosen.length === 0} onClick={() => list.setReady(true)}>
            <Check size={18} /> {chosen.length === 0 ? 'Pick' : `Pick ${choiceName(chosen[0])}`}
          </MainButton>
        </div>
      ) : null}
    </>
  );
}

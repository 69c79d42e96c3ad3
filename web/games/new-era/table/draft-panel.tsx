import { Check } from 'lucide-react';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import { LiveState } from '../../../components/frame/porthole';
import { PickList } from '../../../components/table/fields/pick-list';
import { MainButton } from '../../../components/table/main-button';
import { SavingNote } from '../../../components/table/saving-note';
import type { OrderList } from '../../../components/table/use-order-list';
import { CardLine } from '../card-line';
import { choiceName } from '../order-text';
import { NewEraRule } from '../rule';
import { rankingOf } from './ranking';
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
  const { wish, chosen, rank } = rankingOf(view, queue);
  const stored = queue.orders.some(({ type }, at) => type === 'draft' && queue.isStored(at));
  return (
    <>
      <div className="panel-head">
        <h2 id={asked ? 'turn-title' : 'plan-title'}>{asked ? 'Your pick' : 'Your next pick'}</h2>
        <LiveState reading={wish === undefined ? null : stored ? 'stored' : 'draft'}>
          {stored ? 'Stored' : 'Not stored'}
        </LiveState>
      </div>
      <SavingNote sent={list} />
      <p className="panel-lead">
        {asked
          ? 'Choose with the plus, or tap a card to read it and choose it there.'
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

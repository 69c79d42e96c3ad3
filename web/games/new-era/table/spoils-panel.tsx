import { Check } from 'lucide-react';
import { cardName, locationOf } from '../../../../engine/new-era/data/cards';
import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import { goodsText } from '../../../../engine/new-era/reading/names';
import type { View } from '../../../../engine/new-era/types';
import { PickList } from '../../../components/table/fields/pick-list';
import { MainButton } from '../../../components/table/main-button';
import { SavingNote } from '../../../components/table/saving-note';
import type { OrderList } from '../../../components/table/use-order-list';
import { Goods } from '../goods';
import { NewEraRule } from '../rule';
import type { Queue } from './use-queue';

interface SpoilsPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** Which spoils to take in this production; a card that is taken is gone. */
export function SpoilsPanel({ view, seat, list, queue }: SpoilsPanelProps) {
  const { under = {} } = view.players[seat] ?? {};
  const from = Object.keys(under).filter((card) => under[card] === 'spoils');
  const order = queue.orders.find((one): one is OrderOf<'spoils'> => one.type === 'spoils');
  const take = order?.take ?? [];
  const choose = (cards: readonly string[]) =>
    queue.set([{ type: 'spoils', take: cards }, ...queue.orders.filter(({ type }) => type !== 'spoils')]);
  return (
    <>
      <div className="panel-head">
        <h2 id="turn-title">Your spoils</h2>
      </div>
      <SavingNote sent={list} />
      <p className="panel-lead">
        Cards you take are discarded; cards you leave wait for a later production <NewEraRule rule="5.4" />.
        Goods you do not use this turn are lost <NewEraRule rule="12.1" />.
      </p>
      <PickList
        {...{ label: 'Spoils under your base', from, chosen: take, min: 0, max: from.length }}
        nameOf={(card) => `${cardName(card)}: ${goodsText(locationOf(card).spoils)}`}
        onChange={choose}
      >
        {(card) => (
          <span className="grow exchange">
            <b>{cardName(card)}</b> <Goods of={locationOf(card).spoils} />
          </span>
        )}
      </PickList>
      {order === undefined ? (
        <div className="ready-bar">
          <MainButton disabled={queue.busy} onClick={() => choose(from)}>
            Take all
          </MainButton>
          <button type="button" className="button quiet" disabled={queue.busy} onClick={() => choose([])}>
            Take none
          </button>
        </div>
      ) : (
        <SendBar
          list={list}
          queue={queue}
          words={take.length === 0 ? 'none' : `${take.length} of ${from.length}`}
        />
      )}
    </>
  );
}

function SendBar({
  list,
  queue,
  words,
}: Pick<SpoilsPanelProps, 'list' | 'queue'> & { readonly words: string }) {
  return (
    <div className="ready-bar">
      <MainButton disabled={queue.busy} onClick={() => list.setReady(true)}>
        <Check size={18} /> Take {words}
      </MainButton>
    </div>
  );
}

import { lazy } from 'react';
import { listed } from '../../../../engine/core/listed';
import { cardName } from '../../../../engine/new-era/data/cards';
import { MOST_SPENT } from '../../../../engine/new-era/offers/legal-standing';
import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import { standingAfter } from '../../../../engine/new-era/rules/standing';
import type { Standing, View } from '../../../../engine/new-era/types';
import { StandingFrame, stateOf } from '../../../components/table/standing-frame';
import type { OrderList } from '../../../components/table/use-order-list';
import { wishName } from '../order-text';
import { NewEraRule } from '../rule';

// Readers look at them often and change them seldom.
const StandingEditor = lazy(async () => ({ default: (await import('./standing-editor')).StandingEditor }));

interface StandingPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly list: OrderList<Order>;
}

/** What the reader's seat does without asking: in a shootout, and when a deadline passes. */
export function StandingPanel({ view, seat, list }: StandingPanelProps) {
  const own = view.players[seat];
  if (own?.standing === undefined) return null;
  const stored = list.orders.find((order): order is OrderOf<'standing'> => order.type === 'standing');
  const known = standingAfter(own.standing, stored ?? {});
  const places = Object.keys(own.locations).filter((card) => own.locations[card]?.debris === false);
  return (
    <StandingFrame
      state={stateOf(stored, list)}
      lead={
        <>
          They defend you while you are away, and answer for you when a deadline passes. Only you see them{' '}
          <NewEraRule rule="3.10" />.
        </>
      }
      summary={<Summary known={known} />}
      editor={(onDone) => (
        <StandingEditor
          places={places}
          known={known}
          onGive={(order) => {
            list.change([order, ...list.orders.filter(({ type }) => type !== 'standing')]);
            onDone();
          }}
          onCancel={onDone}
        />
      )}
    />
  );
}

function limitText(limit: number): string {
  if (limit === 0) return 'nothing';
  return limit >= MOST_SPENT ? 'whatever saves it' : `up to ${limit}`;
}

function Summary({ known: { defence, spoils, draft } }: { readonly known: Standing }) {
  const { '*': general = MOST_SPENT, ...places } = defence;
  const special = Object.entries(places).map(([card, limit]) => `${cardName(card)}: ${limitText(limit)}`);
  return (
    <ul className="standing-rows">
      <li>
        <span>
          <b>Shootout</b> defence tokens to spend: {limitText(general)} <NewEraRule rule="8.16" />
          {special.length === 0 ? null : <span className="sub">{special.join('. ')}.</span>}
        </span>
      </li>
      <li>
        <span>
          <b>Spoils</b> {spoils === 'all' ? 'take all' : 'take none'} if I miss the deadline
        </span>
      </li>
      <li>
        <span>
          <b>Wishes</b> {draft.length === 0 ? 'the first card on display' : listed(draft.map(wishName))} if I
          miss the deadline
        </span>
      </li>
    </ul>
  );
}

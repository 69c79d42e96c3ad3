'use client';

import { lazy, Suspense, useState } from 'react';
import { cardName } from '../../../../engine/new-era/data/cards';
import { MOST_SPENT } from '../../../../engine/new-era/offers/legal-standing';
import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import { listed } from '../../../../engine/new-era/reading/names';
import type { Standing, View } from '../../../../engine/new-era/types';
import { State } from '../../../components/frame/porthole';
import type { OrderList } from '../../../components/table/use-order-list';
import { wishName } from '../order-text';
import { NewEraRule } from '../rule';

// They are changed seldom and read often.
const StandingEditor = lazy(async () => ({ default: (await import('./standing-editor')).StandingEditor }));

interface StandingPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly list: OrderList<Order>;
}

/** What the reader's seat does where nobody is asked: in a shootout, and when a deadline passes. */
export function StandingPanel({ view, seat, list }: StandingPanelProps) {
  const [changing, setChanging] = useState(false);
  const own = view.players[seat];
  if (own?.standing === undefined) return null;
  const stored = list.orders.find((order): order is OrderOf<'standing'> => order.type === 'standing');
  const known: Standing = {
    defence: { ...(stored?.defence ?? own.standing.defence) },
    spoils: stored?.spoils ?? own.standing.spoils,
    draft: [...(stored?.draft ?? own.standing.draft)],
  };
  const places = Object.keys(own.locations).filter((card) => own.locations[card]?.debris === false);
  return (
    <>
      <div className="panel-head">
        <h2 id="standing-title">Standing orders</h2>
        {changing || (stored !== undefined && !list.isStored(stored)) ? (
          <State reading="draft">Not stored</State>
        ) : (
          <State reading="stored">{stored === undefined ? 'In force' : 'Stored'}</State>
        )}
      </div>
      <p className="panel-lead">
        They defend you while you are away, and answer for you when a deadline passes. Only you see them{' '}
        <NewEraRule rule="3.10" />.
      </p>
      {changing ? (
        <Suspense>
          <StandingEditor
            places={places}
            known={known}
            onGive={(order) => {
              list.change([order, ...list.orders.filter(({ type }) => type !== 'standing')]);
              setChanging(false);
            }}
            onCancel={() => setChanging(false)}
          />
        </Suspense>
      ) : (
        <>
          <Summary known={known} />
          <div className="ready-bar still">
            <button type="button" className="button" onClick={() => setChanging(true)}>
              Change
            </button>
            <p className="tiny muted">
              {stored === undefined
                ? 'They hold until you change them.'
                : 'They take effect with the next step.'}
            </p>
          </div>
        </>
      )}
    </>
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
          <b>Shootout</b> spend {limitText(general)} of your defence tokens <NewEraRule rule="8.16" />
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

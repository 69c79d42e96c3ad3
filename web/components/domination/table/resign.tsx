'use client';

import { useState } from 'react';
import type { Order } from '../../../../engine/domination/order-types';
import type { OrderList } from '../../orders/use-order-list';
import { DominationRule } from '../rule';

/** Leaving the game, said twice. */
export function Resign({ list }: { list: OrderList<Order> }) {
  const [asked, setAsked] = useState(false);
  if (list.orders.some(({ type }) => type === 'resign'))
    return <p className="panel-lead">You have resigned; it takes effect with the next step.</p>;
  return (
    <details className="typed">
      <summary>Resign</summary>
      <div className="resign">
        <p className="small">
          Your seat becomes vacant and keeps what it has, for somebody to take over{' '}
          <DominationRule rule="11.3" />.
        </p>
        {asked ? (
          <p className="resign-buttons">
            <button
              type="button"
              className="button"
              disabled={list.saving === 'saving'}
              onClick={() => list.change([...list.orders, { type: 'resign' }])}
            >
              Yes, resign this seat
            </button>
            <button type="button" className="button quiet" onClick={() => setAsked(false)}>
              Play on
            </button>
          </p>
        ) : (
          <button type="button" className="button compact" onClick={() => setAsked(true)}>
            Resign
          </button>
        )}
      </div>
    </details>
  );
}

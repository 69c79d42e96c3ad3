import type { Order } from '../../../../engine/new-era/orders/order-types';
import { Resign } from '../../../components/table/resign';
import type { OrderList } from '../../../components/table/use-order-list';
import { NewEraRule } from '../rule';

interface LeavingProps {
  readonly list: OrderList<Order>;
  /** Whether the reader has left already. */
  readonly gone?: boolean;
}

/** Leaving the game, and coming back to it. */
export function Leaving({ list, gone = false }: LeavingProps) {
  const has = (type: 'resign' | 'rejoin') => list.orders.some((order) => order.type === type);
  const give = (type: 'resign' | 'rejoin') => list.change([...list.orders, { type }]);
  const busy = list.saving === 'saving';
  if (!gone)
    return (
      <Resign resigned={has('resign')} busy={busy} onResign={() => give('resign')}>
        The game no longer waits for your seat, its locations are closed, and it cannot win. You can come back{' '}
        <NewEraRule rule="3.8" />.
      </Resign>
    );
  return (
    <>
      <div className="panel-head">
        <h2>You have resigned</h2>
      </div>
      <p className="panel-lead">
        {has('rejoin')
          ? 'You will be back with the next step.'
          : 'You can come back. If you return during the actions of a turn, your seat has passed until the next turn.'}{' '}
        <NewEraRule rule="3.9" />
      </p>
      {has('rejoin') ? null : (
        <p className="onward">
          <button type="button" className="button compact" disabled={busy} onClick={() => give('rejoin')}>
            Come back
          </button>
        </p>
      )}
    </>
  );
}

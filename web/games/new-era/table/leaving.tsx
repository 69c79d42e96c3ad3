import { useTexts } from '#texts';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { Resign } from '../../../components/table/resign';
import type { OrderList } from '../../../components/table/use-order-list';
import { NewEraRule } from '../rule';

interface LeavingProps {
  readonly list: OrderList<Order>;
  /** Whether the reader has left already. */
  readonly gone?: boolean;
}

/** Leaving the game, and returning to it. */
export function Leaving({ list, gone = false }: LeavingProps) {
  const t = useTexts('new-era');
  const has = (type: 'resign' | 'rejoin') => list.orders.some((order) => order.type === type);
  const give = (type: 'resign' | 'rejoin') => list.addLasting({ type }, type === 'resign');
  const busy = list.saving === 'saving';
  if (!gone)
    return (
      <Resign resigned={has('resign')} busy={busy} onResign={() => give('resign')}>
        {t.rich('leaving.resign', { rule: () => <NewEraRule rule="3.8" /> })}
      </Resign>
    );
  return (
    <>
      <div className="panel-head">
        <h2>{t('leaving.title')}</h2>
      </div>
      <p className="panel-lead">
        {t.rich(has('rejoin') ? 'leaving.back' : 'leaving.canReturn', {
          rule: () => <NewEraRule rule="3.9" />,
        })}
      </p>
      {has('rejoin') ? null : (
        <p className="onward">
          <button type="button" className="button compact" disabled={busy} onClick={() => give('rejoin')}>
            {t('leaving.return')}
          </button>
        </p>
      )}
    </>
  );
}

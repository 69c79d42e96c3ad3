import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '#texts';
import { State } from '../frame/game-thumbnail';
import type { OrderList } from '../table/use-order-list';

interface StandingFrameProps {
  /** The state of the orders that the page shows: a change waits for the next step, or is not stored. */
  readonly state: 'in-force' | 'waiting' | 'not-stored';
  readonly lead: ReactNode;
  readonly summary: ReactNode;
  /** The form to change them, which calls back when done. */
  readonly editor: (onDone: () => void) => ReactNode;
}

/** The default actions of the reader's seat when the reader is not asked. */
export function StandingOrdersFrame({ state, lead, summary, editor }: StandingFrameProps) {
  const t = useTexts('table');
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <div className="panel-head">
        <h2 id="standing-title">{t('standing.title')}</h2>
        {isChanging || state === 'not-stored' ? (
          <State reading="draft">{t('standing.not-stored')}</State>
        ) : (
          <State reading="stored">{t(state === 'waiting' ? 'standing.waiting' : 'standing.in-force')}</State>
        )}
      </div>
      <p className="panel-lead">{lead}</p>
      {isChanging ? (
        <Suspense>{editor(() => setChanging(false))}</Suspense>
      ) : (
        <>
          {summary}
          <div className="ready-bar still">
            <button type="button" className="button" onClick={() => setChanging(true)}>
              {t('standing.change')}
            </button>
            <p className="tiny muted">{t(state === 'in-force' ? 'standing.stay' : 'standing.next')}</p>
          </div>
        </>
      )}
    </>
  );
}

/** The standing orders that are an entry of the reader's list: what the list says, its state, and how to replace it. */
export function standingIn<Order extends { readonly type: string }>(list: OrderList<Order>) {
  type Standing = Extract<Order, { readonly type: 'standing' }>;
  const stored = list.orders.find((order): order is Standing => order.type === 'standing');
  const state: StandingFrameProps['state'] =
    stored === undefined ? 'in-force' : list.isStored(stored) ? 'waiting' : 'not-stored';
  const give = (order: Standing) =>
    list.change([order, ...list.orders.filter(({ type }) => type !== 'standing')]);
  return { stored, state, give };
}

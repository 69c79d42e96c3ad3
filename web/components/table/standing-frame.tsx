import { type ReactNode, Suspense, useState } from 'react';
import { State } from '../frame/porthole';
import type { OrderList } from './use-order-list';

interface StandingFrameProps {
  /** How the orders that the page shows stand: a change waits for the next step, or is not stored. */
  readonly state: 'in-force' | 'waiting' | 'not-stored';
  readonly lead: ReactNode;
  readonly summary: ReactNode;
  /** The form to change them, which ends with a call. */
  readonly editor: (onDone: () => void) => ReactNode;
}

/** What the reader's seat does when no one asks the reader. */
export function StandingFrame({ state, lead, summary, editor }: StandingFrameProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <div className="panel-head">
        <h2 id="standing-title">Standing orders</h2>
        {isChanging || state === 'not-stored' ? (
          <State reading="draft">Not stored</State>
        ) : (
          <State reading="stored">{state === 'waiting' ? 'Stored' : 'In force'}</State>
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
              Change
            </button>
            <p className="tiny muted">
              {state === 'in-force'
                ? 'They stay in force until you change them.'
                : 'They take effect with the next step.'}
            </p>
          </div>
        </>
      )}
    </>
  );
}

/** How standing orders stand that are an entry of the reader's list. */
export function stateOf<Order>(
  stored: Order | undefined,
  list: OrderList<Order>,
): StandingFrameProps['state'] {
  if (stored === undefined) return 'in-force';
  return list.isStored(stored) ? 'waiting' : 'not-stored';
}

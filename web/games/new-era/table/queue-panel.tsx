import { useTexts } from '#texts';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import { LiveState } from '../../../components/frame/game-thumbnail';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import type { PlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { DecisionHead } from '../../../components/table/decision-frame';
import { passOf, QueueRows, TypedQueue } from './action-panel';
import { OfferList } from './offer-list';
import type { Queue } from './use-queue';

interface QueuePanelProps extends TableView<View> {
  readonly queue: Queue;
  readonly plan: PlanAhead<Order>;
}

/** The reader's plan for their next decision, while another player decides. */
export function QueuePanel({ game, view, people, queue, plan }: QueuePanelProps) {
  const t = useTexts('new-era');
  const pass = passOf(queue.offers);
  const offers = queue.offers.filter(({ order }) => order.type !== 'pass');
  return (
    <>
      <DecisionHead id="plan-title" title={t('queue.title')} sent={plan} lead={t('queue.lead')}>
        <LiveState
          reading={
            queue.orders.length === 0
              ? null
              : queue.orders.every((_, at) => queue.isStored(at))
                ? 'stored'
                : 'draft'
          }
        >
          {t('queue.orders', { count: queue.orders.length })}
        </LiveState>
      </DecisionHead>
      <QueueRows view={view} people={people} queue={queue} />
      <OfferList view={view} people={people} queue={queue} offers={offers} />
      <TypedQueue game={game} queue={queue} />
      {pass === undefined ? null : (
        <div className="ready-bar">
          <button type="button" className="button" onClick={() => queue.add(pass)}>
            {t(queue.orders.length === 0 ? 'queue.pass' : 'queue.thenPass')}
          </button>
        </div>
      )}
    </>
  );
}

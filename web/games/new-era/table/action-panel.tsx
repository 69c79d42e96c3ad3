import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '#texts';
import type { WeighedOffer } from '../../../../engine/new-era/offers/brings';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { endsTurn } from '../../../../engine/new-era/rules/carry-out';
import type { View } from '../../../../engine/new-era/types';
import { LiveState } from '../../../components/frame/game-thumbnail';
import { useLanguage } from '../../../components/frame/reader';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { TypedPlan } from '../../../components/sequential-table/typed-plan';
import { DecisionFoot, DecisionHead } from '../../../components/table/decision-frame';
import { MainButton } from '../../../components/table/main-button';
import type { OrderList } from '../../../components/table/use-order-list';
import { lazily } from '../../../lib/lazily';
import { orderWords } from '../order-text';
import { NewEraRule } from '../rule';
import { NotNow } from './not-now';
import { OfferList } from './offer-list';
import type { Queue } from './use-queue';

// A turn begins without orders.
const QueueRow = lazily(async () => (await import('./queue-row')).QueueRow);

interface ActionPanelProps extends TableView<View> {
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** The reader's turn to act: one action and the orders before it, then a queue for later turns. */
export function ActionPanel({ game, view, people, list, queue }: ActionPanelProps) {
  const t = useTexts('new-era');
  const { orders, now } = queue;
  const stored = orders.filter((_, at) => !queue.refused.has(at) && queue.isStored(at)).length;
  return (
    <>
      <DecisionHead
        title={t('turn.title')}
        sent={list}
        lead={t.rich('turn.lead', { rule: () => <NewEraRule rule="3.4" /> })}
      >
        <LiveState reading={orders.length === 0 ? null : stored === orders.length ? 'stored' : 'draft'}>
          {t('turn.stored', { stored, all: orders.length })}
        </LiveState>
      </DecisionHead>
      {now === 0 && orders.length > 0 && !isQueueUsable(queue) ? (
        <p className="saving-note" role="status">
          {t('turn.noneUsable')}
        </p>
      ) : null}
      <QueueRows view={view} people={people} queue={queue} />
      <DecisionFoot
        game={game}
        stored={now === 0 ? null : list.stored}
        what="step"
        tools={
          <>
            <OfferList view={view} people={people} queue={queue} offers={queue.offers} />
            <NotNow view={view} people={people} queue={queue} />
            <TypedQueue game={game} queue={queue} />
          </>
        }
      >
        <SendBar view={view} people={people} list={list} queue={queue} />
      </DecisionFoot>
    </>
  );
}

/** The list as text. */
export function TypedQueue({ game, queue }: Pick<ActionPanelProps, 'game' | 'queue'>) {
  const t = useTexts('new-era');
  return (
    <TypedPlan
      game={game}
      orders={queue.orders}
      onChange={queue.set}
      load={async () => (await import('../../../../engine/new-era/orders/notation')).notation}
      help={t.rich('notation', { code: (words) => <code>{words}</code> })}
    />
  );
}

/** The list, with a line where this turn ends. */
export function QueueRows({ view, people, queue }: Pick<ActionPanelProps, 'view' | 'people' | 'queue'>) {
  const t = useTexts('new-era');
  const rows = queue.orders.map((order, place) => ({ order, place }));
  const [present, later] = [rows.slice(0, queue.now), rows.slice(queue.now)];
  return (
    <Suspense>
      <ol className="plan-rows">
        {present.map(({ place }) => (
          <QueueRow key={place} view={view} people={people} queue={queue} place={place} />
        ))}
      </ol>
      {later.length === 0 ? null : (
        <section className="offer-section" aria-label={t('queue.title')}>
          <h3>{t.rich('queue.then', { hint: (words) => <span className="tiny muted">{words}</span> })}</h3>
          <ol className="plan-rows">
            {later.map(({ place }) => (
              <QueueRow key={place} view={view} people={people} queue={queue} place={place} />
            ))}
          </ol>
        </section>
      )}
    </Suspense>
  );
}

function SendBar({ view, people, list, queue }: Omit<ActionPanelProps, 'game'>) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const { orders, now, refused, busy, complete } = queue;
  const action = orders.slice(0, now).find((order, at) => endsTurn(order) && !refused.has(at));
  const pass = passOf(complete ? queue.offersAt(0) : queue.offers);
  return (
    <div className="ready-bar">
      {action === undefined && isQueueUsable(queue) ? (
        <MainButton disabled={busy} onClick={() => queue.set(orders)}>
          {t('turn.takeNext')}
        </MainButton>
      ) : (
        <MainButton disabled={busy || !complete} onClick={() => list.setReady(true)}>
          <Check size={18} />{' '}
          {action === undefined
            ? t('turn.send')
            : t('turn.sendVerb', {
                verb: orderWords(action, { view, people, language }, t).verb.toLowerCase(),
              })}
        </MainButton>
      )}
      {pass === undefined || action?.type === 'pass' ? (
        <p className="tiny muted">{t(complete ? 'turn.carriedOut' : 'turn.addAction')}</p>
      ) : (
        <button
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() => queue.set([pass.order, ...orders.slice(now)])}
        >
          {t(complete ? 'turn.passInstead' : 'verb.pass')}
        </button>
      )}
    </div>
  );
}

/** Whether a queued order could be carried out at once. */
function isQueueUsable({ orders, now, refused }: Queue): boolean {
  return orders.some((order, at) => at >= now && endsTurn(order) && !refused.has(at));
}

/** The pass that stores as many goods as possible, which is offered first. */
export function passOf(offers: readonly WeighedOffer[]): WeighedOffer | undefined {
  return offers.find(({ order }) => order.type === 'pass');
}

import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { LiveState } from '../../../components/frame/game-thumbnail';
import { hidden } from '../../../components/frame/hidden';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { TypedPlan } from '../../../components/sequential-table/typed-plan';
import type { OrderRows } from '../../../components/sequential-table/use-order-rows';
import { DecisionFoot, DecisionHead } from '../../../components/table/decision-frame';
import type { History } from '../../../components/table/use-history';
import { lazily } from '../../../lib/lazily';
import type { LogStep } from '../history';
import { RiskRule } from '../rule';
import { AddOrder } from './add-order';
import { isHandTooLarge } from './hand-too-large';
import type { RiskOffer } from './offers';
import { Phases } from './phases';
import { SendBar } from './send-bar';
import type { Plan } from './use-plan';

// Loaded with the first step of a plan, including its fields and odds.
const PlanRows = lazily(async () => (await import('./plan-rows')).PlanRows);
// Loaded only in turns that need them.
const Occupation = lazily(async () => (await import('./occupation')).Occupation);
const CarriedOut = lazily(async () => (await import('./carried-out')).CarriedOut);
const MustTrade = lazily(async () => (await import('./must-trade')).MustTrade);
const Refusals = lazily(async () => (await import('./refusals')).Refusals);

interface TurnPanelProps extends TableView<View> {
  readonly seat: string;
  readonly plan: Plan;
  /** The possible orders after the plan. */
  readonly offers: readonly RiskOffer[];
  readonly history: History<LogStep>;
  readonly rows: OrderRows<Order>;
}

/** The reader's own turn: the orders carried out, then the plan, and the possible next orders. */
export function TurnPanel(props: TurnPanelProps) {
  const { game, view, seat, people, plan, offers, history, rows } = props;
  const t = useTexts('nyc-risk');
  const closing = game.state !== 'open';
  return (
    <>
      <DecisionHead title={t('plan.yourTurn')} sent={plan}>
        <LiveState reading={plan.orders.length > 0 ? 'draft' : null}>
          {t.rich('plan.draft', { count: plan.orders.length, hidden })}
        </LiveState>
      </DecisionHead>
      <Phases phase={view.phase} />
      <Suspense>
        {history.steps.some(({ turn }) => turn === view.turn) ? (
          <CarriedOut steps={history.steps} turn={view.turn} seat={seat} people={people} />
        ) : null}
      </Suspense>
      <Suspense>{plan.refusals.length === 0 ? null : <Refusals plan={plan} people={people} />}</Suspense>
      {view.pending === null || closing ? null : (
        <Suspense>
          <Occupation key={game.step} pending={view.pending} plan={plan} />
        </Suspense>
      )}
      {closing || !isHandTooLarge(view, seat, plan.orders) ? null : (
        <Suspense>
          <MustTrade {...{ view, people, offers }} onAdd={rows.add} />
        </Suspense>
      )}
      <p className="section-line">
        <b>{t('plan.title')}</b>
        <span>{t.rich('plan.skipped', { rule: () => <RiskRule rule="4.2" /> })}</span>
      </p>
      {plan.orders.length === 0 ? (
        <p className="empty small">{t('plan.empty')}</p>
      ) : (
        <Suspense>
          <PlanRows view={view} seat={seat} people={people} plan={plan} rows={rows} />
        </Suspense>
      )}
      <DecisionFoot
        game={game}
        stored={game.me.stored}
        tools={
          <>
            <AddOrder offers={offers} people={people} onAdd={rows.add} />
            <TypedPlan
              game={game}
              orders={plan.orders}
              onChange={plan.change}
              load={async () => (await import('../../../../engine/nyc-risk/orders/notation')).notation}
              help={t.rich('notation', { code, reinforce: REINFORCE })}
            />
          </>
        }
      >
        <SendBar {...{ view, plan, offers }} onAdd={rows.add} />
      </DecisionFoot>
    </>
  );
}

/** Braces are signs of the texts' own language. */
const REINFORCE = 'REINFORCE {to:harlem,count:2}';
const code = (words: ReactNode) => <code>{words}</code>;

import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { LiveState } from '../../../components/frame/game-thumbnail';
import type { People } from '../../../components/frame/people';
import type { PlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { DecisionHead } from '../../../components/table/decision-frame';
import { MainButton } from '../../../components/table/main-button';
import { DominationRows } from './domination-row';
import { TypedCards } from './turn-panel';
import type { Turn } from './use-turn';

interface PlanPanelProps {
  readonly game: Game;
  /** The board as if it were the reader's turn. */
  readonly view: View;
  readonly people: People;
  readonly plan: PlanAhead<Order>;
  readonly turn: Turn;
  /** The cards that can be played, for screens on which the hand is elsewhere. */
  readonly hand: ReactNode;
}

const PASS: Order = { type: 'pass' };

/** The reader's plan for their next turn, made while another player plays. */
export function PlanPanel({ game, view, people, plan, turn, hand }: PlanPanelProps) {
  const t = useTexts('domination');
  const { orders, refused, isDraft } = plan;
  return (
    <>
      <DecisionHead
        id="plan-title"
        title={t('plan.title')}
        sent={plan}
        lead={t(orders.length === 0 ? 'plan.empty' : 'plan.lead')}
      >
        <LiveState reading={orders.length === 0 ? null : isDraft ? 'draft' : 'stored'}>
          {t(isDraft ? 'plan.notStored' : 'plan.stored')}
        </LiveState>
      </DecisionHead>
      {hand}
      <DominationRows
        {...{ view, people, turn, orders, refused }}
        isStored={(order) => !isDraft || plan.isStored(order)}
      />
      <TypedCards game={game} orders={orders} onChange={plan.change} />
      <StoreBar plan={plan} turn={turn} />
    </>
  );
}

function StoreBar({ plan, turn }: Pick<PlanPanelProps, 'plan' | 'turn'>) {
  const t = useTexts('domination');
  const { orders, stored, isDraft } = plan;
  const busy = plan.saving === 'saving';
  const drop = () => {
    turn.rows.show(null);
    if (stored === null) plan.change([]);
    else void plan.store([]);
  };
  return (
    <div className="ready-bar still">
      {isDraft && orders.length > 0 ? (
        <MainButton disabled={busy || isUnfinished(plan)} onClick={() => plan.store(orders)}>
          <CalendarClock size={18} /> {t('plan.store')}
        </MainButton>
      ) : null}
      {orders.length === 0 ? (
        <button type="button" className="button" disabled={busy} onClick={() => plan.store([PASS])}>
          {t('plan.pass')}
        </button>
      ) : (
        <button type="button" className={isDraft ? 'button quiet' : 'button'} disabled={busy} onClick={drop}>
          {t(stored === null ? 'plan.again' : 'plan.delete')}
        </button>
      )}
      {isDraft && stored !== null ? <p className="tiny muted">{t('plan.before')}</p> : null}
    </div>
  );
}

/** 12.2 An order without all of its targets. */
function isUnfinished({ refused }: PlanAhead<Order>): boolean {
  return [...refused.values()].some(({ rule }) => rule === '12.2');
}

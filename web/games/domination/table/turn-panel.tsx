import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Problem } from '../../../../engine/game';
import type { Game } from '../../../../functions/core/game/games.schema';
import { LiveState } from '../../../components/frame/game-thumbnail';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { TypedPlan } from '../../../components/sequential-table/typed-plan';
import { DecisionFoot, DecisionHead } from '../../../components/table/decision-frame';
import { MainButton } from '../../../components/table/main-button';
import { DominationRule } from '../rule';
import type { BegunList } from './begun-with';
import { DominationRows } from './domination-row';
import type { Turn } from './use-turn';

interface TurnPanelProps extends TableView<View> {
  readonly list: BegunList;
  readonly turn: Turn;
  /** The cards that can be played, for screens on which the hand is elsewhere. */
  readonly hand: ReactNode;
}

/** The reader's present decision: the cards of a turn, or an answer before the scoring. */
export function TurnPanel({ game, view, people, list, turn, hand }: TurnPanelProps) {
  const t = useTexts('domination');
  const { orders, refused, isStored, notGiven } = list;
  const window = view.phase === 'scoring';
  const kept = orders.filter((order, at) => !refused.has(at) && isStored(order)).length;
  const pass = turn.offersAt(orders.length).find(({ order }) => order.type === 'pass');
  return (
    <>
      <DecisionHead
        title={t(window ? 'turn.window' : 'turn.title')}
        sent={list}
        lead={t.rich(window ? 'turn.windowLead' : 'turn.lead', {
          rule: () => <DominationRule rule={window ? '8.9' : '4.2'} />,
        })}
      >
        <LiveState reading={orders.length === 0 ? null : kept === orders.length ? 'stored' : 'draft'}>
          {t('turn.stored', { stored: kept, all: orders.length })}
        </LiveState>
      </DecisionHead>
      {list.isDraft ? (
        <p className="saving-note" role="status">
          {t('turn.draftBegun')}
        </p>
      ) : notGiven === null ? null : (
        <NotGiven problem={notGiven} begun={list.stored === null} />
      )}
      {hand}
      <DominationRows {...{ view, people, turn, orders, refused, isStored }} />
      <DecisionFoot
        game={game}
        stored={list.stored}
        tools={
          <>
            {pass === undefined ? null : (
              <p className="onward">
                <button
                  type="button"
                  className="button compact"
                  onClick={() => list.change([...orders, pass.order])}
                >
                  {t(window ? 'turn.playNothing' : 'turn.pass')}
                </button>
              </p>
            )}
            <TypedCards game={game} orders={orders} onChange={list.change} />
          </>
        }
      >
        <SendBar list={list} kept={list.isDraft ? orders.length - refused.size : kept} window={window} />
      </DecisionFoot>
    </>
  );
}

interface TypedCardsProps {
  readonly game: Game;
  readonly orders: readonly Order[];
  readonly onChange: (orders: readonly Order[]) => void;
}

/** The list of a turn, or of a plan for one, as text. */
export function TypedCards({ game, orders, onChange }: TypedCardsProps) {
  const t = useTexts('domination');
  return (
    <TypedPlan
      {...{ game, orders, onChange }}
      load={async () => (await import('../../../../engine/domination/orders/notation')).notation}
      help={t.rich('notation', { code: (words) => <code>{words}</code> })}
    />
  );
}

interface SendBarProps {
  readonly list: BegunList;
  /** How many orders it has to send: stored ones, or legal ones of a plan that was not stored. */
  readonly kept: number;
  readonly window: boolean;
}

function SendBar({ list, kept, window }: SendBarProps) {
  const t = useTexts('domination');
  return (
    <div className="ready-bar">
      <MainButton disabled={list.saving === 'saving' || kept === 0} onClick={() => list.setReady(true)}>
        <Check size={18} /> {t(window ? 'turn.answer' : 'turn.close')}
      </MainButton>
      <p className="tiny muted">
        {t(kept === 0 ? 'turn.nothing' : window ? 'turn.windowCloses' : 'turn.carriedOut')}
      </p>
    </div>
  );
}

/** The reason that the plan for this turn was not given; while the list begins with it, its rows show the problems. */
function NotGiven({ problem, begun }: { readonly problem: Problem; readonly begun: boolean }) {
  const t = useTexts('domination');
  const say = useTranslate('domination');
  return (
    <p className="saving-note" role="status">
      {begun
        ? t('turn.planBegun')
        : t.rich('turn.planRefused', {
            problem: say(problem.message),
            rule: () => <DominationRule rule={problem.rule} />,
          })}
    </p>
  );
}

import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { CardId } from '../../../../engine/domination/card-ids';
import type { View } from '../../../../engine/domination/types';
import { LogPanel } from '../../../components/sequential-table/log-panel';
import type { LogStep } from '../../../components/sequential-table/log-step';
import {
  SequentialTable,
  type TableView,
  useOpenTable,
} from '../../../components/sequential-table/sequential-table';
import { useQuotes } from '../../../components/sequential-table/use-quotes';
import type { TableProps } from '../../../components/table/game-table';
import { Panel } from '../../../components/table/panel';
import { Resign } from '../../../components/table/resign';
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import type { MapParts } from '../map-parts';
import { DominationRule } from '../rule';
import { HandPanel } from './hand-panel';
import { HandStrip } from './hand-strip';
import { MapArea } from './map-area';
import { PlanPanel } from './plan-panel';
import { RivalsPanel } from './rivals-panel';
import { ScorePanel } from './score-panel';
import { StacksPanel } from './stacks-panel';
import { StandingOrdersPanel } from './standing-orders-panel';
import { TurnPanel } from './turn-panel';
import { useDesk } from './use-desk';
import { WaitingPanel } from './waiting-panel';

const Steps = lazily(async () => (await import('../steps')).Steps);
const PressOrder = lazily(async () => (await import('./press-order')).PressOrder);
const loadLines = async () => (await import('./press-order')).linesOf;

type Tab = 'cards' | 'score' | 'rivals';

interface DominationTableProps extends TableProps {
  readonly history: readonly LogStep[];
  readonly parts: MapParts;
}

/** The game table: the world, the reader's turn and hand, the stacks, the score, the others, the log, press. */
export function DominationTable({ first, rules, history, parts }: DominationTableProps) {
  const t = useTexts('domination');
  const table = useOpenTable<View, Tab>(first);
  const { game, view, people } = table;
  const desk = useDesk(game, table.live.refetch);
  const { own, asked, planning, list, ahead, accepted, turn } = desk;
  const play = (card: CardId) => {
    turn.play(card);
    table.setTab('turn');
  };
  const hand = own === undefined ? null : <HandStrip own={own} playable={desk.isPlayable} onPlay={play} />;
  const shared = { game, view, people, desk };
  return (
    <SequentialTable<Tab>
      {...{ table, rules }}
      {...useQuotes(game, list.orders, PressOrder, loadLines)}
      title={titleOf(view, t)}
      measure={useMemo(() => ({ id: 'points', one: t('measure.one'), many: t('measure.many') }), [t])}
      drawing={(story) => <Steps {...{ parts, people }}>{story}</Steps>}
      map={<MapArea game={game} view={view} people={people} parts={parts} orders={accepted} turn={turn} />}
      tabs={{
        turn: t('tabs.turn'),
        cards: t(own === undefined ? 'tabs.stacks' : 'tabs.cards'),
        score: t('tabs.score'),
        rivals: t('tabs.rivals'),
      }}
      turn={
        asked ? (
          <TurnPanel {...{ game, view, people, list, turn }} hand={game.state === 'open' ? hand : null} />
        ) : (
          <WaitingPanel game={game} view={view} people={people} />
        )
      }
      plan={
        planning ? <PlanPanel {...{ game, people, turn, hand }} view={ahead.view} plan={ahead.plan} /> : null
      }
      right={
        <Panel id="score" by="score-title">
          <ScorePanel view={view} people={people} mine={table.seat} orders={asked ? accepted : []} />
        </Panel>
      }
      belowRulings={<LogPanel game={game} first={history} people={people} />}
      left={<Cards {...shared} onPlay={play} />}
      last={<Others {...shared} />}
    />
  );
}

interface SharedProps extends TableView<View> {
  readonly desk: ReturnType<typeof useDesk>;
}

interface PlayingProps extends SharedProps {
  readonly onPlay: (card: CardId) => void;
}

function Cards({ game, view, desk, onPlay }: PlayingProps) {
  const { own, asked, planning, accepted, isPlayable } = desk;
  const hasHand = own !== undefined && game.status !== 'finished';
  const active = planning || (asked && game.state === 'open');
  return (
    <>
      {hasHand ? (
        <Panel id="cards" by="hand-title">
          <HandPanel {...{ own, active, onPlay }} orders={accepted} playable={isPlayable} />
        </Panel>
      ) : null}
      <Panel id={hasHand ? undefined : 'cards'} under={['cards']} by="stacks-title">
        <StacksPanel view={view} />
      </Panel>
    </>
  );
}

function Others({ game: { me }, view, people, desk: { asked, planning, list } }: SharedProps) {
  const t = useTexts('domination');
  return (
    <>
      <Panel id="rivals" by="rivals-title">
        <RivalsPanel view={view} people={people} mine={me.seat} />
      </Panel>
      {me.seat !== null && (asked || planning) ? (
        <Panel under={['turn']} by="standing-title">
          <StandingOrdersPanel view={view} seat={me.seat} people={people} list={list} />
          <Resign
            resigned={list.orders.some(({ type }) => type === 'resign')}
            busy={list.saving === 'saving'}
            onResign={() => list.addLasting({ type: 'resign' }, true)}
          >
            {t.rich('resign', { rule: () => <DominationRule rule="11.3" /> })}
          </Resign>
        </Panel>
      ) : null}
    </>
  );
}

/** The present phase in a few words; the seat on turn is shown below. */
function titleOf({ phase, turn, turns }: View, t: Texts<'domination'>): readonly [string] {
  return [phase === 'over' ? t('title.over') : t('title.turn', { turn, turns })];
}

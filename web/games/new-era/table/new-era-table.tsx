import { type ReactNode, Suspense, useMemo } from 'react';
import { useTexts } from '#texts';
import { pointsAfter } from '../../../../engine/new-era/offers/brings';
import { hasPickLeft } from '../../../../engine/new-era/rules/lookout';
import type { View } from '../../../../engine/new-era/types';
import type { Game } from '../../../../functions/core/game/games.schema';
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
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import { CardReader } from '../card-reader';
import { CountPanel } from './count-panel';
import { DecisionPanel } from './decision-panel';
import { DisplayPanel } from './display-panel';
import { HandPanel } from './hand-panel';
import { Leaving } from './leaving';
import { choiceInReader } from './ranking';
import { RivalsPanel } from './rivals-panel';
import { ShownCards } from './shown-cards';
import { StandingOrdersPanel } from './standing-orders-panel';
import { StateArea } from './state-area';
import { useDesk } from './use-desk';

// Each belongs to its own part of a turn.
const QueuePanel = lazily(async () => (await import('./queue-panel')).QueuePanel);
const DraftPanel = lazily(async () => (await import('./draft-panel')).DraftPanel);
const Steps = lazily(async () => (await import('../steps')).Steps);
const PressOrder = lazily(async () => (await import('./press-order')).PressOrder);
const loadLines = async () => (await import('./press-order')).linesOf;

type Tab = 'cards' | 'rivals' | 'count';

interface NewEraTableProps extends TableProps {
  readonly history: readonly LogStep[];
  /** The pictures of goods and cards, to which the table refers. */
  readonly signs: ReactNode;
}

/** The game table: the reader's state, their options, their cards, the others, the score, the log, press. */
export function NewEraTable({ first, rules, history, signs }: NewEraTableProps) {
  const t = useTexts('new-era');
  const table = useOpenTable<View, Tab>(first);
  const { game, view, people } = table;
  const desk = useDesk(game, view, table.live.refetch);
  const { own, asked, list, queue } = desk;
  const shared = { game, view, people, desk };
  return (
    <CardReader choice={choiceOf(game, view, desk, t)}>
      {signs}
      <SequentialTable<Tab>
        {...{ table, rules }}
        {...useQuotes(game, queue.orders, PressOrder, loadLines)}
        title={titleOf(view, t)}
        measure={useMemo(() => ({ id: 'points', one: t('measure.one'), many: t('measure.many') }), [t])}
        drawing={(story) => (
          <Steps people={people} signs={null}>
            {story}
          </Steps>
        )}
        map={
          <>
            <ShownCards />
            <StateArea view={view} people={people} own={own} />
          </>
        }
        tabs={{
          turn: t('tabs.act'),
          ...(own === undefined ? {} : { cards: t('tabs.cards') }),
          rivals: t('tabs.rivals'),
          count: t('tabs.count'),
        }}
        turn={<DecisionPanel {...{ game, view, people, asked, list, queue }} />}
        plan={planOf(shared)}
        right={<StandingAndLeaving {...shared} />}
        left={<Standings {...shared} />}
        last={<CardsAndLog {...shared} history={history} />}
      />
    </CardReader>
  );
}

/** The use for which an open card can be chosen; undefined if the reader has no pick, now or next. */
function choiceOf(game: Game, view: View, desk: SharedProps['desk'], t: Texts<'new-era'>) {
  const { asked, queue } = desk;
  return isPicking(game, view, desk) && !queue.busy
    ? choiceInReader(view, queue, asked, t(asked ? 'pick.chooseCard' : 'pick.rankCard'))
    : undefined;
}

/** Whether the reader has a pick, now or next: the open cards then stand in its list. */
function isPicking({ me }: Game, view: View, { playing, asked, queue }: SharedProps['desk']): boolean {
  if (asked) return view.awaiting?.decision === 'draft';
  return playing && aheadOf(view, me.seat, queue.orders.length) === 'pick';
}

interface SharedProps extends TableView<View> {
  readonly desk: ReturnType<typeof useDesk>;
}

/** The reader's plan while another player decides: their next pick, or a queue of actions. */
function planOf({ game, view, people, desk: { playing, asked, list, plan, queue } }: SharedProps) {
  const ahead = playing && !asked ? aheadOf(view, game.me.seat, queue.orders.length) : null;
  if (ahead === null) return null;
  if (ahead === 'actions') return <QueuePanel {...{ game, view, people, queue, plan }} />;
  return (
    <Suspense>
      <DraftPanel view={view} asked={false} list={list} queue={queue} />
    </Suspense>
  );
}

function StandingAndLeaving({ game, view, desk: { own, playing, list } }: SharedProps) {
  const t = useTexts('new-era');
  const { seat } = game.me;
  if (playing && seat !== null)
    return (
      <Panel under={['turn']} by="standing-title">
        <StandingOrdersPanel view={view} seat={seat} list={list} />
        <Leaving list={list} />
      </Panel>
    );
  return own?.resigned && game.status === 'running' ? (
    <Panel under={['turn']} label={t('leaving.return')}>
      <Leaving list={list} gone />
    </Panel>
  ) : null;
}

function CardsAndLog({ game, view, people, desk, history }: SharedProps & { history: readonly LogStep[] }) {
  const t = useTexts('new-era');
  const { own } = desk;
  return (
    <>
      {own === undefined ? null : (
        <Panel id="cards" label={t('tabs.cards')}>
          {isPicking(game, view, desk) ? null : <DisplayPanel view={view} />}
          {typeof own.hand === 'object' ? <HandPanel hand={own.hand} view={view} /> : null}
        </Panel>
      )}
      <LogPanel game={game} first={history} people={people} />
    </>
  );
}

function Standings({ game: { me }, view, people, desk: { queue } }: SharedProps) {
  const after =
    queue.orders.length === 0 || me.seat === null ? null : pointsAfter(view, me.seat, queue.orders);
  return (
    <>
      <Panel id="count" by="count-title">
        <CountPanel view={view} people={people} mine={me.seat} after={after} />
      </Panel>
      <Panel id="rivals" by="rivals-title">
        <RivalsPanel view={view} people={people} mine={me.seat} />
      </Panel>
    </>
  );
}

/** The orders that a seat not on turn may prepare: its next pick, or the actions of this turn. */
function aheadOf(view: View, seat: string | null, queued: number): 'pick' | 'actions' | null {
  if (seat === null) return null;
  if (hasPickLeft(view, seat)) return 'pick';
  const isActing = view.phase === 'actions' && view.players[seat]?.passed === false;
  return isActing || queued > 0 ? 'actions' : null;
}

/** The present phase in a few words; the seat on turn is shown below. */
function titleOf({ phase, turn }: View, t: Texts<'new-era'>): readonly [string, string?] {
  if (phase === 'over') return [t('title.finished', { turn })];
  return [t('title.turn', { turn }), t('title.phase', { phase })];
}

import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import { ownHand } from '../../../../engine/nyc-risk/reading/hands';
import type { View } from '../../../../engine/nyc-risk/types';
import type { StillParts } from '../../../components/map/map-parts';
import { SequentialTable, useOpenTable } from '../../../components/sequential-table/sequential-table';
import { useOrderRows } from '../../../components/sequential-table/use-order-rows';
import { useQuotes } from '../../../components/sequential-table/use-quotes';
import type { TableProps } from '../../../components/table/game-table';
import { Panel } from '../../../components/table/panel';
import { Resign } from '../../../components/table/resign';
import { type History, useHistory } from '../../../components/table/use-history';
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import { type LogStep, logStepOf } from '../history';
import type { Geography } from '../map/geometry';
import { RiskRule } from '../rule';
import { CardsPanel } from './cards-panel';
import { DecisionPanel } from './decision-panel';
import { LogPanel } from './log-panel';
import { MapArea } from './map-area';
import { ScorePanel } from './score-panel';
import { StandingOrdersPanel } from './standing-orders-panel';
import { TrainPanel } from './train-panel';
import { useOffers } from './use-offers';
import { type Plan, usePlan } from './use-plan';

const Steps = lazily(async () => (await import('./steps')).Steps);
const PressOrder = lazily(async () => (await import('./press-order')).PressOrder);
const loadLines = async () => (await import('./press-order')).linesOf;

type Tab = 'cards' | 'defence';

interface RiskTableProps extends TableProps {
  readonly history: readonly LogStep[];
  readonly parts: StillParts;
  readonly geography: Geography;
}

/** The game table: the board, the reader's turn, the log, cards, standing orders, press. */
export function RiskTable({ first, rules, history: known, parts, geography }: RiskTableProps) {
  const t = useTexts('nyc-risk');
  const table = useOpenTable<View, Tab>(first);
  const { game, view, people } = table;
  const plan = usePlan(game, table.live.refetch);
  const rows = useOrderRows(plan.orders, plan.change);
  const offers = useOffers(game, plan.orders);
  const history = useHistory(game, known, logStepOf);
  const show = (index: number) => {
    rows.show(index);
    table.setTab('turn');
  };
  const desk = { game, view, people, plan, offers };

  return (
    <SequentialTable<Tab>
      {...{ table, rules }}
      {...useQuotes(game, plan.orders, PressOrder, loadLines)}
      title={useMemo(() => titleOf(view, t), [view, t])}
      measure={useMemo(() => ({ id: 'points', one: t('measure.one'), many: t('measure.many') }), [t])}
      drawing={(story) => <Steps {...{ parts, geography, people }}>{story}</Steps>}
      map={<MapArea {...desk} parts={parts} geography={geography} onMade={show} />}
      tabs={tabsOf(desk, t)}
      turn={<DecisionPanel {...desk} history={history} rows={rows} />}
      right={<Defence {...desk} />}
      left={<LogAndScore {...desk} history={history} />}
      last={<TrainAndCards {...desk} onMade={show} />}
    />
  );
}

type Desk = Omit<ComponentProps<typeof MapArea>, 'parts' | 'geography' | 'onMade'>;

function handOf({ game, view }: Desk) {
  return game.status === 'finished' ? undefined : ownHand(view, game.me.seat);
}

function isPlaying({ game: { me, status }, view }: Desk): boolean {
  return me.seat !== null && view.status[me.seat] === 'playing' && status === 'running';
}

function tabsOf(desk: Desk, t: Texts<'nyc-risk'>) {
  const cards = handOf(desk) === undefined ? {} : { cards: t('tabs.cards') };
  return {
    turn: t('tabs.turn'),
    log: t('tabs.log'),
    ...cards,
    ...(isPlaying(desk) ? { defence: t('tabs.defence') } : {}),
  };
}

function LogAndScore({ game, view, people, history }: Desk & { readonly history: History<LogStep> }) {
  const t = useTexts('nyc-risk');
  return (
    <>
      <Panel id="log" label={t('tabs.log')}>
        <LogPanel game={game} history={history} people={people} />
      </Panel>
      <Panel under={['log']} by="score-title">
        <ScorePanel view={view} seats={game.seats} people={people} mine={game.me.seat} />
      </Panel>
    </>
  );
}

function Defence(desk: Desk) {
  const { game, view, plan } = desk;
  const { seat } = game.me;
  if (seat === null || !isPlaying(desk)) return null;
  return (
    <Panel id="defence" by="standing-title">
      <StandingOrdersPanel game={game} view={view} seat={seat} plan={plan} />
      {view.turn === 0 ? null : <RiskResign plan={plan} />}
    </Panel>
  );
}

function TrainAndCards({ onMade, ...desk }: Desk & { readonly onMade: (index: number) => void }) {
  const { game, view, people, plan, offers } = desk;
  const { seat } = game.me;
  const hand = handOf(desk);
  const add = (order: Order) => {
    plan.change([...plan.orders, order]);
    onMade(plan.orders.length);
  };
  return (
    <>
      <Panel under={['cards', 'log']} by="train-title">
        <TrainPanel view={view} />
      </Panel>
      {hand === undefined || seat === null ? null : (
        <Panel id="cards" by="cards-title">
          <CardsPanel {...{ view, seat, people, hand, offers }} plan={plan.orders} onAdd={add} />
        </Panel>
      )}
    </>
  );
}

function RiskResign({ plan }: { readonly plan: Plan }) {
  const t = useTexts('nyc-risk');
  const stored = (plan.stored?.orders ?? []) as readonly { type?: string }[];
  return (
    <Resign
      resigned={stored.some(({ type }) => type === 'resign')}
      busy={plan.saving === 'saving'}
      onResign={() => plan.give({ type: 'resign' })}
    >
      {t.rich('resigning', { rule: () => <RiskRule rule="13.6" /> })}
    </Resign>
  );
}

/** The present phase in a few words; the seat on turn is shown below. */
function titleOf({ phase, turn }: View, t: Texts<'nyc-risk'>): readonly [string] {
  if (phase === 'over') return [t('title.final')];
  return [turn === 0 ? t(`phase.${phase}`) : t('title.turn', { turn })];
}

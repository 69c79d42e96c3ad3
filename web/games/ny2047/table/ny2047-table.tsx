import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { momentOf } from '../../../../engine/ny2047/offers/moment';
import { validate } from '../../../../engine/ny2047/offers/validate';
import { figuresOf } from '../../../../engine/ny2047/rules/tally';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game, Step } from '../../../../functions/api/schemas/games';
import type { Showing } from '../../../components/map/board-views';
import type { QuotedOrder } from '../../../components/press/quoted-order';
import { GameTable, type TableProps } from '../../../components/table/game-table';
import { Panel } from '../../../components/table/panel';
import type { StoreText } from '../../../components/table/typed-orders';
import { type LastTurn, useLastTurn } from '../../../components/table/use-last-turn';
import { useLiveTable } from '../../../components/table/use-live-table';
import { useOrderList } from '../../../components/table/use-order-list';
import { actorsOf } from './actors';
import type { ChartParts } from './board';
import { MapArea } from './map-area';
import { OrdersPanel, type OrdersPanelProps } from './orders-panel';
import { Race } from './race';
import { ResultsPanel } from './results-panel';
import { useChoice } from './use-choice';

// No Suspense boundary: without scripts, whatever waits in one stays hidden.
const Spectator = lazy(async () => ({ default: (await import('./spectator')).Spectator }));
const PressOrder = lazy(async () => ({ default: (await import('./press-order')).PressOrder }));

/** What begins like an order of a unit or Turreton (16.1). */
const LIKE_AN_ORDER = /^[AT] \S/i;

type Tab = 'orders' | 'results' | 'press';

interface Ny2047TableProps extends TableProps {
  readonly parts: ChartParts;
  /** The last turn, where an adjustment phase has closed since. */
  readonly turn: Step | null;
  readonly action: StoreText;
}

const STARS = { id: 'stars', one: 'star', many: 'stars' };

/** The game table: chart, orders, what happened, press. Everything on it follows from the game and the reader's list. */
export function Ny2047Table({ first, rules, parts, turn, action }: Ny2047TableProps) {
  const live = useLiveTable(first);
  const { game } = live;
  const position = game.position as Position;
  const { seat } = game.me;
  const last = useLastTurn(game, turn, isTurn);
  const { list, actors, choosing } = useDesk(game, live.refetch);
  const [open, onOpen] = useState<string | null>(null);
  const [showing, onShow] = useState<Showing>(seat === null && last.turn !== null ? 'last' : 'now');
  const [tab, setTab] = useState<Tab>(seat === null ? 'results' : 'orders');
  const onList = (key: string | null) => {
    choosing.choose(null);
    onOpen(key);
    setTab('orders');
  };
  const onTab = (next: Tab) => {
    setTab(next);
    onShow(next === 'results' && last.turn !== null ? 'last' : 'now');
  };
  return (
    <GameTable<Tab>
      live={live}
      rules={rules}
      title={momentOf(position)}
      measure={STARS}
      map={<MapArea {...{ game, last: last.turn, parts, list, actors, choosing, showing, onShow, onList }} />}
      tabs={tabsFor(seat, last)}
      tab={tab}
      onTab={onTab}
      right={<OrdersAndRace {...{ game, last, position, actors, list, open, onOpen, action }} />}
      left={
        <Panel id="results" label="What happened">
          <ResultsPanel game={game} last={last} />
        </Panel>
      }
      quoted={quotedOn(position, parts)}
    />
  );
}

function isTurn({ before }: Step): boolean {
  return (before as Position).phase === 'orders';
}

function tabsFor(seat: string | null, { turn }: LastTurn): Readonly<Record<Tab, string>> {
  return {
    orders: seat === null ? 'Seats' : 'Orders',
    results: turn?.label ?? 'Results',
    press: 'Press',
  };
}

function OrdersAndRace(props: Omit<OrdersPanelProps, 'seat'> & { readonly last: LastTurn }) {
  const { game, last } = props;
  const { seat } = game.me;
  const before = useMemo(() => starsBefore(game, last.turn), [game, last.turn]);
  return (
    <>
      <Panel id="orders" label="Orders">
        {seat === null || game.status === 'finished' ? (
          <Spectator game={game} />
        ) : (
          <OrdersPanel {...props} seat={seat} />
        )}
      </Panel>
      <Panel under={['results']} by="race-title">
        <Race seats={game.seats} before={before} />
      </Panel>
    </>
  );
}

function quotedOn(position: Position, parts: ChartParts): (author: string) => QuotedOrder {
  return (seat) => (text, otherwise) =>
    LIKE_AN_ORDER.test(text) ? (
      <Suspense fallback={otherwise}>
        <PressOrder {...{ text, seat, otherwise, position, ...parts }} />
      </Suspense>
    ) : null;
}

/** The reader's list, and how they make it by taps. */
function useDesk(game: Game, refetch: () => Promise<Game | undefined>) {
  const position = game.position as Position;
  const { seat } = game.me;
  const problemsOf = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : validate(position, seat, orders)),
    [position, seat],
  );
  const list = useOrderList<Order>(game, problemsOf, refetch);
  const actors = useMemo(
    () => (seat === null ? [] : actorsOf(position, seat, list.orders, list.refused)),
    [position, seat, list.orders, list.refused],
  );
  const choosing = useChoice({
    position,
    seat: seat ?? '',
    orders: list.orders,
    actors,
    change: list.change,
  });
  return { list, actors, choosing };
}

function starsBefore(game: Game, turn: Step | null): Readonly<Record<string, number>> {
  if (turn === null) return {};
  const figures = figuresOf(turn.before as Position);
  return Object.fromEntries(game.seats.map(({ seat }) => [seat, figures[seat]?.stars ?? 0]));
}

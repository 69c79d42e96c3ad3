import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { labelOf } from '../../../../engine/classic/offers/pending';
import { validate } from '../../../../engine/classic/offers/validate';
import { centresOf } from '../../../../engine/classic/rules/tally';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Game, Step } from '../../../../functions/api/schemas/games';
import type { Showing } from '../../../components/map/board-views';
import type { QuotedOrder } from '../../../components/press/quoted-order';
import { GameTable, type TableProps } from '../../../components/table/game-table';
import { Panel } from '../../../components/table/panel';
import type { StoreText } from '../../../components/table/typed-orders';
import { type LastTurn, useLastTurn } from '../../../components/table/use-last-turn';
import { useLiveTable } from '../../../components/table/use-live-table';
import { useOrderList } from '../../../components/table/use-order-list';
import type { MapParts } from '../map-parts';
import { turnBefore } from '../turns';
import { actorsOf } from './actors';
import { CentresPanel } from './centres-panel';
import { MapArea } from './map-area';
import { OrdersPanel, type OrdersPanelProps } from './orders-panel';
import { ResultsPanel } from './results-panel';
import { useChoice } from './use-choice';

// No Suspense boundary: without scripts, whatever waits in one stays hidden.
const Spectator = lazy(async () => ({ default: (await import('./spectator')).Spectator }));
const PressOrder = lazy(async () => ({ default: (await import('./press-order')).PressOrder }));

/** What begins like an order of a unit (15.1). */
const LIKE_AN_ORDER = /^[AF] \S/i;

type Tab = 'orders' | 'results' | 'press';

interface ClassicTableProps extends TableProps {
  readonly parts: MapParts;
  /** The last turn, where a phase has closed since. */
  readonly turn: Step | null;
  readonly action: StoreText;
}

const CENTRES = { id: 'centres', one: 'centre', many: 'centres' };

/** The game table: map, orders, what happened, press. Everything on it follows from the game and the reader's list. */
export function ClassicTable({ first, rules, parts, turn, action }: ClassicTableProps) {
  const live = useLiveTable(first);
  const { game } = live;
  const position = game.position as Position;
  const { seat } = game.me;
  const last = useLastTurn(game, turn, isTurn, turnBefore);
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
  const quoted = useCallback(
    (author: string): QuotedOrder =>
      (text, otherwise) =>
        LIKE_AN_ORDER.test(text) ? (
          <Suspense fallback={otherwise}>
            <PressOrder {...{ text, author, otherwise, position }} />
          </Suspense>
        ) : null,
    [position],
  );
  return (
    <GameTable<Tab>
      live={live}
      rules={rules}
      title={momentOf(position)}
      measure={CENTRES}
      map={<MapArea {...{ game, last: last.turn, parts, list, actors, choosing, showing, onShow, onList }} />}
      tabs={tabsFor(seat, last)}
      tab={tab}
      onTab={onTab}
      right={<OrdersAndCentres {...{ game, last, position, actors, list, open, onOpen, action }} />}
      left={
        <Panel id="results" label="What happened">
          <ResultsPanel game={game} last={last} />
        </Panel>
      }
      quoted={quoted}
    />
  );
}

function isTurn({ before }: Step): boolean {
  return (before as Position).phase === 'orders';
}

/** "Spring 1901", and "retreats" where units retreat. */
function momentOf(position: Position): readonly [turn: string, phase?: string] {
  const [turn = '', phase] = labelOf(position).split(', ');
  return phase === undefined ? [turn] : [turn, phase];
}

function tabsFor(seat: string | null, { turn }: LastTurn): Readonly<Record<Tab, string>> {
  return {
    orders: seat === null ? 'Seats' : 'Orders',
    results: turn?.label ?? 'Results',
    press: 'Press',
  };
}

function OrdersAndCentres(props: Omit<OrdersPanelProps, 'seat'> & { readonly last: LastTurn }) {
  const { game, last } = props;
  const { seat } = game.me;
  const before = useMemo(
    () => (last.turn === null ? {} : centresOf(last.turn.before as Position)),
    [last.turn],
  );
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
        <CentresPanel seats={game.seats} before={before} />
      </Panel>
    </>
  );
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

'use client';

import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game, Ruling } from '../../../../functions/api/schemas/games';
import type { Threads } from '../../../../functions/api/schemas/press';
import { PressPanel } from '../../../components/press/lazy';
import { usePress } from '../../../components/press/use-press';
import { SheetTabs } from '../../../components/table/sheet-tabs';
import { TableHead } from '../../../components/table/table-head';
import { hasMovedDeadline, useLiveGame } from '../../../components/table/use-live-game';
import { useOrderList } from '../../../components/table/use-order-list';
import { arrowOf, arrowsOfVerdicts } from '../arrows';
import type { Place } from '../map/shapes';
import { problemsOf, starsOf } from '../system';
import { ActorRings } from './actor-rings';
import { actorsOf } from './actors';
import { Board, type Chart } from './board';
import { ChoiceBar } from './choice-bar';
import { OrdersPanel } from './orders-panel';
import { Race } from './race';
import { ResultsPanel } from './results-panel';
import { Spectator } from './spectator';
import { type Showing, Tools } from './tools';
import type { TypedReply } from './typed-orders';
import { useChoice } from './use-choice';

const BoardList = lazy(async () => ({ default: (await import('./board-list')).BoardList }));
const PressOrder = lazy(async () => ({ default: (await import('./press-order')).PressOrder }));
const Rulings = lazy(async () => ({ default: (await import('../../../components/table/rulings')).Rulings }));

/** What begins like an order of a unit or Turreton (16.1). */
const LIKE_AN_ORDER = /^[AT] \S/i;

type Tab = 'orders' | 'results' | 'press';

interface GameTableProps {
  readonly initial: Game;
  readonly rulings: readonly Ruling[];
  /** Its press as the page came with it. */
  readonly press: Threads;
  /** Deadline, grace, votes: made on the server. */
  readonly time: ReactNode;
  readonly chart: Chart;
  readonly places: readonly Place[];
  readonly action: (before: TypedReply | null, form: FormData) => Promise<TypedReply | null>;
}

/** The game table: chart, orders, what happened, press. Everything on it follows from the game and the reader's list. */
export function GameTable({ initial, rulings, press: first, time, chart, places, action }: GameTableProps) {
  const { game, now, refetch } = useLiveGame(initial);
  const position = game.position as Position;
  const seat = game.me.seat;
  const validate = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : problemsOf(position, seat, orders)),
    [position, seat],
  );
  const list = useOrderList<Order>(game, validate, refetch);
  const actors = useMemo(
    () => (seat === null ? [] : actorsOf(position, seat, list.orders, list.refused)),
    [position, seat, list.orders, list.refused],
  );
  const ordering = seat !== null && game.state === 'open' && position.phase === 'orders';
  const choosing = useChoice({
    position,
    seat: seat ?? '',
    orders: list.orders,
    actors,
    change: list.change,
  });
  const [open, setOpen] = useState<string | null>(null);
  const [showing, setShowing] = useState<Showing>(seat === null && game.last !== null ? 'results' : 'orders');
  const [tab, setTab] = useState<Tab>(seat === null ? 'results' : 'orders');
  const press = usePress(game.id, first);

  const shown = showing === 'results' && game.last !== null ? (game.last.before as Position) : position;
  const arrows = useMemo(() => {
    if (showing === 'results' && game.last !== null)
      return arrowsOfVerdicts(game.last.before as Position, game.last.orders);
    return list.orders.flatMap((order, index) => {
      const arrow =
        seat === null ? null : arrowOf(position, seat, order, list.refused.has(index) ? 'refused' : 'plain');
      return arrow === null ? [] : [arrow];
    });
  }, [showing, game.last, list.orders, list.refused, position, seat]);
  const before = useMemo(() => starsBefore(game), [game]);
  const results = game.last?.label ?? 'Results';
  const mayRule =
    seat === null && game.status !== 'finished' && game.me.roles.some((role) => role !== 'player');

  const openList = (key: string | null) => {
    choosing.choose(null);
    setOpen(key);
    setTab('orders');
  };

  return (
    <>
      <TableHead game={game} now={now} title={game.label.replace('Finished, ', '')} />
      <main id="main" className="game-table" data-game="ny2047">
        <div className="table-map">
          <Tools showing={showing} last={game.last?.label ?? null} onShow={setShowing} />
          {showing === 'list' ? (
            <section className="panel shown" aria-label="The board in words">
              <Suspense>
                <BoardList position={position} />
              </Suspense>
            </section>
          ) : (
            <Board
              chart={chart}
              places={places}
              position={shown}
              arrows={arrows}
              label={`Map of the board, ${showing === 'results' ? results : game.label}. The tab List says the same in words.`}
              focus={focusOf(position, seat)}
              {...(ordering && showing === 'orders'
                ? {
                    onSpace: choosing.tap,
                    goals: choosing.goals,
                    aiding: choosing.choice?.support ?? false,
                    overlay: (layout) => (
                      <ActorRings
                        places={places}
                        layout={layout}
                        actors={actors}
                        choosing={choosing}
                        onList={openList}
                      />
                    ),
                  }
                : {})}
            >
              {ordering && showing === 'orders' ? (
                <ChoiceBar actors={actors} choosing={choosing} onList={openList} />
              ) : null}
            </Board>
          )}
        </div>
        <SheetTabs<Tab>
          tab={tab}
          names={{ orders: seat === null ? 'Seats' : 'Orders', results, press: 'Press' }}
          unread={press.unread}
          onTab={(next) => {
            setTab(next);
            setShowing(next === 'results' && game.last !== null ? 'results' : 'orders');
          }}
        />
        <div className="table-right">
          <section
            id="panel-orders"
            className={tab === 'orders' ? 'panel shown' : 'panel'}
            aria-label="Orders"
          >
            {seat === null || game.status === 'finished' ? (
              <Spectator game={game} />
            ) : (
              <OrdersPanel
                game={game}
                position={position}
                seat={seat}
                actors={actors}
                list={list}
                open={open}
                onOpen={setOpen}
                action={action}
              />
            )}
          </section>
          <section className={tab === 'results' ? 'panel shown' : 'panel'} aria-labelledby="race-title">
            <Race seats={game.seats} before={before} />
          </section>
          <section className={tab === 'press' ? 'panel' : 'panel shown'} aria-labelledby="absence-title">
            {time}
          </section>
          {mayRule || rulings.length > 0 || hasMovedDeadline(initial, game) ? (
            <section className={tab === 'press' ? 'panel' : 'panel shown'} aria-labelledby="rulings-title">
              <Suspense>
                <Rulings game={game} initial={rulings} mayRule={mayRule} />
              </Suspense>
            </section>
          ) : null}
        </div>
        <section
          id="panel-results"
          className={tab === 'results' ? 'panel table-left shown' : 'panel table-left'}
          aria-label="What happened"
        >
          <ResultsPanel game={game} />
        </section>
        <section
          id="panel-press"
          className={tab === 'press' ? 'panel table-press shown' : 'panel table-press'}
          aria-label="Press"
        >
          <div className="panel-head">
            <h2>Press</h2>
          </div>
          <PressPanel
            game={game}
            now={now}
            press={press}
            order={(seat) => (text, otherwise) =>
              LIKE_AN_ORDER.test(text) ? (
                <Suspense fallback={otherwise}>
                  <PressOrder {...{ text, seat, otherwise, position, chart, places }} />
                </Suspense>
              ) : null
            }
          />
        </section>
      </main>
    </>
  );
}

/** Where a narrow screen looks first: the reader's home base, or one of its units. */
function focusOf(position: Position, seat: string | null): string | null {
  if (seat === null) return null;
  const home = position.homes[seat as keyof typeof position.homes];
  return home ?? position.units.find(({ faction }) => faction === seat)?.space ?? null;
}

function starsBefore(game: Game): Readonly<Record<string, number>> {
  if (game.last === null) return {};
  const before = game.last.before as Position;
  return Object.fromEntries(game.seats.map(({ seat }) => [seat, starsOf(before, seat)]));
}

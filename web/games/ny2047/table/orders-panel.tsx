'use client';

import { useMemo } from 'react';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { type Reading, State } from '../../../components/frame/porthole';
import { ReadyBar } from '../../../components/table/ready-bar';
import { Receipt } from '../../../components/table/receipt';
import { SavingNote } from '../../../components/table/saving-note';
import type { OrderList } from '../../../components/table/use-order-list';
import { type Actor, withOrder, withoutActor } from './actors';
import { Adjustment } from './adjustment';
import { offersFor } from './offers';
import { OrderRow } from './order-row';
import { Preview } from './preview';
import { StrayOrders } from './stray-orders';
import { TypedOrders, type TypedReply } from './typed-orders';
import { Wishes } from './wishes';

export interface OrdersPanelProps {
  readonly game: Game;
  readonly position: Position;
  readonly seat: string;
  readonly actors: readonly Actor[];
  readonly list: OrderList<Order>;
  /** The actor whose list of legal orders is open. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly action: (before: TypedReply | null, form: FormData) => Promise<TypedReply | null>;
}

/** What the reader owes: refused orders first, then moves, supports, holds, and units without an order. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, position, seat, actors, list, open, onOpen, action } = props;
  const ready = list.stored?.ready ?? false;
  const locked = game.state !== 'open';
  const adjusting = position.phase === 'adjustment';
  const owes = game.me.decision !== null;
  const rows = useMemo(() => inReadingOrder(actors, list), [actors, list]);
  const owing = game.seats.filter(({ state }) => state !== 'none-owed');
  const legal = useMemo(
    () => list.orders.filter((_, index) => !list.refused.has(index)),
    [list.orders, list.refused],
  );
  const give = (order: Order) => {
    list.change(withOrder(list.orders, order));
    onOpen(null);
  };
  return (
    <>
      <div className="panel-head">
        <h2 id="orders-title">{adjusting ? (owes ? 'Your adjustments' : 'Adjustments') : 'Your orders'}</h2>
        <Summary game={game} actors={actors} list={list} />
      </div>
      <SavingNote sent={list} />
      {adjusting ? (
        <Adjustment
          game={game}
          position={position}
          seat={seat}
          orders={list.orders}
          locked={locked}
          onChange={list.change}
        />
      ) : (
        <ol className="order-rows">
          <StrayOrders position={position} actors={actors} list={list} />
          {rows.map((actor) => {
            const problem = actor.index === null ? null : (list.refused.get(actor.index) ?? null);
            const unfolded = open === actor.key;
            return (
              <OrderRow
                key={actor.key}
                position={position}
                actor={actor}
                reading={readingFor(actor, list)}
                problem={problem}
                offers={
                  unfolded || problem !== null ? offersFor(position, seat, list.orders, actor.key) : null
                }
                open={unfolded}
                locked={locked}
                onOpen={(next) => onOpen(next ? actor.key : null)}
                onGive={give}
                onClear={() => {
                  list.change(withoutActor(list.orders, actor.key));
                  onOpen(null);
                }}
              />
            );
          })}
        </ol>
      )}
      {adjusting || locked ? null : (
        <>
          <Preview position={position} seat={seat} orders={legal} options={game.options} />
          <TypedOrders
            position={position}
            seat={seat}
            orders={list.orders}
            onList={list.change}
            action={action}
            gameId={game.id}
            step={game.step}
          />
          <Wishes
            position={position}
            seat={seat}
            orders={list.orders}
            prefers={game.options.adjustment === false}
            onChange={list.change}
          />
        </>
      )}
      {list.stored === null ? null : <Receipt stored={list.stored} />}
      {adjusting && !owes ? null : locked ? (
        <p className="empty">
          The deadline has passed. The turn is being adjudicated; this takes a few seconds.
        </p>
      ) : (
        <ReadyBar
          ready={ready}
          saving={list.saving === 'saving'}
          earlyClose={game.earlyClose}
          readySeats={owing.filter((one) => (one.seat === seat ? ready : one.state === 'ready')).length}
          owingSeats={owing.length}
          onReady={list.setReady}
        />
      )}
    </>
  );
}

function Summary({ game, actors, list }: Pick<OrdersPanelProps, 'game' | 'actors' | 'list'>) {
  if (game.me.decision === null) return <State reading="nothing">Nothing owed</State>;
  if (list.stored?.ready && list.refused.size === 0) return <State reading="ready">Ready</State>;
  if (list.saving === 'offline') return <State reading="draft">Draft on this device</State>;
  if ((game.position as Position).phase === 'adjustment') {
    const any = (list.stored?.orders.length ?? 0) > 0;
    return <State reading={any ? 'stored' : 'nothing'}>{any ? 'Stored' : 'Nothing stored'}</State>;
  }
  const units = actors.filter(({ turreton, order }) => !turreton || order !== null);
  const stored = units.filter(({ order }) => order !== null && list.isStored(order)).length;
  if (stored === 0) return <State reading="nothing">Nothing stored</State>;
  return (
    <State reading="stored">
      {stored} of {units.length} stored
    </State>
  );
}

function readingFor(actor: Actor, list: OrderList<Order>): Reading {
  if (actor.order === null) return 'nothing';
  if (actor.index !== null && list.refused.has(actor.index)) return 'late';
  if (!list.isStored(actor.order)) return 'draft';
  return list.stored?.ready ? 'ready' : 'stored';
}

const RANKS: Readonly<Record<string, number>> = { MOVE: 1, SUPPORT: 2, HOLD: 3 };

function inReadingOrder(actors: readonly Actor[], list: OrderList<Order>): readonly Actor[] {
  const rank = (actor: Actor) => {
    if (actor.index !== null && list.refused.has(actor.index)) return 0;
    return actor.order === null ? 4 : (RANKS[actor.order.type] ?? 5);
  };
  return [...actors].sort((one, other) => rank(one) - rank(other) || (one.index ?? 99) - (other.index ?? 99));
}

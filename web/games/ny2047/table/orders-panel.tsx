import { useMemo } from 'react';
import { printOrder } from '../../../../engine/ny2047/orders/notation-print';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { type Reading, State } from '../../../components/frame/porthole';
import { Adjudicating } from '../../../components/table/adjudicating';
import { lazily } from '../../../components/table/lazily';
import { ReadyBar } from '../../../components/table/ready-bar';
import { Receipt } from '../../../components/table/receipt';
import { SavingNote } from '../../../components/table/saving-note';
import { type StoreText, TypedOrders } from '../../../components/table/typed-orders';
import type { OrderList } from '../../../components/table/use-order-list';
import { type Actor, withOrder, withoutActor } from './actors';
import { Notation } from './notation';
import { offersFor } from './offers';
import { OrderRow } from './order-row';
import { Preview } from './preview';
import { StrayOrders } from './stray-orders';
import { Wishes } from './wishes';

const Adjustment = lazily(async () => (await import('./adjustment')).Adjustment);

export interface OrdersPanelProps {
  readonly game: Game;
  readonly position: Position;
  readonly seat: string;
  readonly actors: readonly Actor[];
  readonly list: OrderList<Order>;
  /** The actor whose list of legal orders is open. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly action: StoreText;
}

/** What the reader owes: refused orders first, then moves, supports, holds, and units without an order. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, position, seat, actors, list } = props;
  const locked = game.state !== 'open';
  const adjusting = position.phase === 'adjustment';
  const owes = game.me.decision !== null;
  const desk = { position, seat, orders: list.orders, onChange: list.change };
  const legal = useMemo(
    () => list.orders.filter((_, at) => !list.refused.has(at)),
    [list.orders, list.refused],
  );
  return (
    <>
      <div className="panel-head">
        <h2 id="orders-title">{adjusting ? (owes ? 'Your adjustments' : 'Adjustments') : 'Your orders'}</h2>
        <Summary game={game} actors={actors} list={list} />
      </div>
      <SavingNote sent={list} />
      {adjusting ? <Adjustment game={game} locked={locked} {...desk} /> : <Rows {...props} locked={locked} />}
      {adjusting || locked ? null : (
        <>
          <Preview position={position} seat={seat} orders={legal} options={game.options} />
          <TypedOrders
            system="ny2047"
            orders={list.orders}
            onChange={list.change}
            print={(order) => printOrder(position, order)}
            read={(text) => readTyped(position, seat, text)}
            help={<Notation />}
            action={props.action}
            gameId={game.id}
            step={game.step}
          />
          <Wishes {...desk} prefers={game.options.adjustment === false} />
        </>
      )}
      {list.stored === null ? null : <Receipt stored={list.stored} />}
      {adjusting && !owes ? null : locked ? <Adjudicating /> : <Ready game={game} seat={seat} list={list} />}
    </>
  );
}

async function readTyped(position: Position, seat: string, text: string) {
  const { parseOrders } = await import('../../../../engine/ny2047/orders/notation-parse');
  return parseOrders(position, seat, text);
}

function Ready({ game, seat, list }: Pick<OrdersPanelProps, 'game' | 'seat' | 'list'>) {
  const ready = list.stored?.ready ?? false;
  const owing = game.seats.filter(({ state }) => state !== 'none-owed');
  const isReady = (one: Game['seats'][number]) => (one.seat === seat ? ready : one.state === 'ready');
  return (
    <ReadyBar
      ready={ready}
      saving={list.saving === 'saving'}
      earlyClose={game.earlyClose}
      waits={game.waits}
      isPractice={game.practice !== null && game.friends === null}
      readySeats={owing.filter(isReady).length}
      owingSeats={owing.length}
      onReady={list.setReady}
    />
  );
}

function Rows({
  position,
  seat,
  actors,
  list,
  open,
  onOpen,
  locked,
}: OrdersPanelProps & { locked: boolean }) {
  const rows = useMemo(() => inReadingOrder(actors, list), [actors, list]);
  const changeAndClose = (orders: readonly Order[]) => {
    list.change(orders);
    onOpen(null);
  };
  return (
    <ol className="order-rows">
      <StrayOrders position={position} actors={actors} list={list} />
      {rows.map((actor) => {
        const { key, index } = actor;
        const problem = index === null ? null : (list.refused.get(index) ?? null);
        const isOpen = open === key;
        return (
          <OrderRow
            key={key}
            {...{ position, actor, problem, locked }}
            reading={readingFor(actor, list)}
            offers={isOpen || problem !== null ? offersFor(position, seat, list.orders, key) : null}
            open={isOpen}
            onOpen={(next) => onOpen(next ? key : null)}
            onGive={(order) => changeAndClose(withOrder(list.orders, order))}
            onClear={() => changeAndClose(withoutActor(list.orders, key))}
          />
        );
      })}
    </ol>
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

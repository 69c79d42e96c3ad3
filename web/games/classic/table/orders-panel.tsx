import { useMemo } from 'react';
import { notation } from '../../../../engine/classic/orders/notation';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { type Reading, State } from '../../../components/frame/porthole';
import { seatName } from '../../../components/frame/seats';
import { Adjudicating } from '../../../components/table/adjudicating';
import { ifSilent } from '../../../components/table/if-silent';
import { ReadyBar } from '../../../components/table/ready-bar';
import { Receipt } from '../../../components/table/receipt';
import { SavingNote } from '../../../components/table/saving-note';
import { type StoreText, TypedOrders } from '../../../components/table/typed-orders';
import type { OrderList } from '../../../components/table/use-order-list';
import { listed } from '../province-text';
import { ClassicRule } from '../rule';
import { type Actor, withOrder, withoutActor } from './actors';
import { Notation } from './notation';
import { offersFor } from './offers';
import { OrderRow } from './order-row';
import { Preview } from './preview';
import { StrayOrders } from './stray-orders';
import { Votes } from './votes';

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

const TITLES: Readonly<Record<Position['phase'], string>> = {
  orders: 'Your orders',
  retreats: 'Your retreats',
  adjustments: 'Your Winter',
  finished: 'Your orders',
};

/** What the reader owes in this phase: orders, retreats, builds or removals. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, position, seat, list } = props;
  const locked = game.state !== 'open';
  const asked = game.me.decision !== null;
  const standing = useMemo(
    () => list.orders.filter((_, at) => !list.refused.has(at)),
    [list.orders, list.refused],
  );
  return (
    <>
      <div className="panel-head">
        <h2 id="orders-title">{TITLES[position.phase]}</h2>
        <Summary game={game} actors={props.actors} list={list} />
      </div>
      <SavingNote sent={list} />
      {asked ? <Asked {...props} locked={locked} /> : <Waiting game={game} />}
      {asked && !locked ? (
        <>
          {position.phase === 'orders' ? <Preview position={position} seat={seat} orders={standing} /> : null}
          <TypedOrders
            system="classic"
            orders={list.orders}
            onChange={list.change}
            print={(order) => (typeof order === 'string' ? order : notation.print(position, order))}
            read={async (text) => notation.parse(position, seat, text)}
            help={<Notation />}
            action={props.action}
            gameId={game.id}
            step={game.step}
          />
          {position.phase === 'orders' ? (
            <Votes position={position} seat={seat} orders={list.orders} onChange={list.change} />
          ) : null}
        </>
      ) : null}
      {list.stored === null ? null : <Receipt stored={list.stored} />}
      {asked ? locked ? <Adjudicating /> : <Ready game={game} seat={seat} list={list} /> : null}
    </>
  );
}

/** The rows of all that can be ordered, and what happens without. */
function Asked(props: OrdersPanelProps & { readonly locked: boolean }) {
  const { fallback, decision } = props.game.me;
  return (
    <>
      {props.position.phase === 'orders' ? null : (
        <p className="panel-lead small">
          You owe {decision}.{' '}
          {fallback === null ? null : (
            <>
              {ifSilent(fallback.text)} <ClassicRule rule={fallback.rule} />
            </>
          )}
        </p>
      )}
      <Rows {...props} />
    </>
  );
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
      isPractice={game.practice !== null}
      readySeats={owing.filter(isReady).length}
      owingSeats={owing.length}
      onReady={list.setReady}
    />
  );
}

/** Shown to a reader who owes nothing in this phase. */
function Waiting({ game }: { game: Game }) {
  const owing = game.seats.filter(({ state }) => state !== 'none-owed').map(({ seat }) => seatName(seat));
  return (
    <p className="empty small">You have nothing to choose in this phase. It waits for {listed(owing)}.</p>
  );
}

function Rows(props: OrdersPanelProps & { readonly locked: boolean }) {
  const { position, seat, actors, list, open, onOpen, locked } = props;
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
            onGive={(order) => changeAndClose(withOrder(position, list.orders, order))}
            onClear={() => changeAndClose(withoutActor(position, list.orders, key))}
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
  const stored = actors.filter(({ order, index }) => order !== null && isStored(list, index)).length;
  if (stored === 0) return <State reading="nothing">Nothing stored</State>;
  const isWinter = (game.position as Position).phase === 'adjustments';
  return (
    <State reading="stored">{isWinter ? `${stored} stored` : `${stored} of ${actors.length} stored`}</State>
  );
}

/** The entry itself is asked for: a typed line is stored as it stands. */
function isStored(list: OrderList<Order>, index: number | null): boolean {
  const entry = index === null ? undefined : list.orders[index];
  return entry !== undefined && list.isStored(entry);
}

function readingFor({ order, index }: Actor, list: OrderList<Order>): Reading {
  if (order === null) return 'nothing';
  if (index !== null && list.refused.has(index)) return 'late';
  if (!isStored(list, index)) return 'draft';
  return list.stored?.ready ? 'ready' : 'stored';
}

const RANKS: Readonly<Partial<Record<Order['type'], number>>> = { MOVE: 1, CONVOY: 2, SUPPORT: 3, HOLD: 4 };

function inReadingOrder(actors: readonly Actor[], list: OrderList<Order>): readonly Actor[] {
  const rank = ({ index, order }: Actor) => {
    if (index !== null && list.refused.has(index)) return 0;
    return order === null ? 6 : (RANKS[order.type] ?? 5);
  };
  return [...actors].sort((one, other) => rank(one) - rank(other) || (one.index ?? 99) - (other.index ?? 99));
}

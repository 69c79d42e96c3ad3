import { useMemo } from 'react';
import { useTexts } from '#texts';
import { printOrder } from '../../../../engine/ny2047/orders/notation-print';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { OrderRows, storedCount } from '../../../components/simultaneous-table/order-rows';
import { OrdersPanel as Panel } from '../../../components/simultaneous-table/orders-panel';
import { ResignSeat } from '../../../components/simultaneous-table/resign-seat';
import type { Opened } from '../../../components/simultaneous-table/simultaneous-table';
import type { Desk } from '../../../components/simultaneous-table/use-desk';
import { type StoreText, TypedOrders } from '../../../components/table/typed-orders';
import { fetchScript } from '../../../lib/fetch-script';
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import { useAtlas } from '../atlas';
import { Forecast } from './forecast';
import { Notation } from './notation';
import type { Actor } from './order-rules';
import { orderWords } from './order-words';
import { Wishes } from './wishes';

const Adjustment = lazily(async () => (await import('./adjustment')).Adjustment);

interface OrdersPanelProps extends Opened {
  readonly game: Game;
  readonly position: Position;
  readonly seat: string;
  readonly desk: Desk<Order, Actor>;
  readonly action: StoreText;
}

/** The reader's duties: a turn's orders, or choices of an adjustment phase. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, position, seat, desk, open, onOpen } = props;
  const { list, actors } = desk;
  const locked = game.state !== 'open';
  const isAdjusting = position.phase === 'adjustment';
  const owes = game.me.decision !== null;
  const t = useTexts('ny2047');
  const all = useTexts('turns');
  const atlas = useAtlas();
  const words = useMemo(() => orderWords(atlas, position, t), [atlas, position, t]);
  const choosing = { position, seat, orders: list.orders, onChange: list.change };
  return (
    <Panel
      {...{ game, seat, list }}
      title={t(isAdjusting ? (owes ? 'orders.yourAdjustments' : 'orders.adjustments') : 'orders.yours')}
      stored={
        isAdjusting ? (list.stored?.orders.length ? t('orders.stored') : null) : storedText(actors, desk, all)
      }
      asked={!isAdjusting || owes}
      rows={
        isAdjusting ? (
          <Adjustment game={game} locked={locked} {...choosing} />
        ) : (
          <OrderRows {...{ desk, words, open, onOpen, locked }} />
        )
      }
    >
      {isAdjusting ? null : (
        <>
          <LegalForecast {...props} />
          <Typed {...props} />
          <Wishes {...choosing} prefers={game.options.adjustment === false} />
          <ResignSeat measure="stars" {...{ game, seat, list }} />
        </>
      )}
    </Panel>
  );
}

function Typed({ game, position, seat, desk: { list }, action }: OrdersPanelProps) {
  return (
    <TypedOrders
      {...{ system: 'ny2047', action }}
      orders={list.orders}
      onChange={list.change}
      print={(order) => printOrder(position, order)}
      read={(text) => readTyped(position, seat, text)}
      help={<Notation />}
      gameId={game.id}
      step={game.step}
    />
  );
}

/** The results of the orders that are not refused. Without any there is nothing to work out, nor its script to fetch. */
function LegalForecast({ game, position, seat, desk: { list } }: OrdersPanelProps) {
  const { orders, refused } = list;
  const legal = useMemo(() => orders.filter((_, at) => !refused.has(at)), [orders, refused]);
  if (legal.length === 0) return null;
  return <Forecast position={position} seat={seat} orders={legal} options={game.options} />;
}

/** A Turreton defends without an order: only those with an order are counted. */
function storedText(
  actors: readonly Actor[],
  { list }: Desk<Order, Actor>,
  t: Texts<'turns'>,
): string | null {
  const counted = actors.filter(({ turreton, order }) => !turreton || order !== null);
  const stored = storedCount(counted, list);
  return stored === 0 ? null : t('summary.someOf', { stored, all: counted.length });
}

async function readTyped(position: Position, seat: string, text: string) {
  const { parseOrders } = await fetchScript(() => import('../../../../engine/ny2047/orders/notation-parse'));
  return parseOrders(position, seat, text);
}

import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#texts';
import { printOrder } from '../../../../engine/classic/orders/notation-print';
import { survivorsOf } from '../../../../engine/classic/rules/votes';
import type { Order, Position } from '../../../../engine/classic/types';
import { listed } from '../../../../engine/core/listed';
import type { Game } from '../../../../functions/api/schemas/games';
import { seatName } from '../../../components/frame/seats';
import { OrderRows, storedCount } from '../../../components/simultaneous-table/order-rows';
import { OrdersPanel as Panel } from '../../../components/simultaneous-table/orders-panel';
import type { Opened } from '../../../components/simultaneous-table/simultaneous-table';
import type { Desk } from '../../../components/simultaneous-table/use-desk';
import { VoteField } from '../../../components/simultaneous-table/vote-field';
import { ifSilent } from '../../../components/table/if-silent';
import { type StoreText, TypedOrders } from '../../../components/table/typed-orders';
import type { Texts } from '../../../lib/texts';
import { readOrder } from '../read-order';
import { ClassicRule } from '../rule';
import { Forecast } from './forecast';
import type { Actor } from './order-rules';
import { orderWords } from './order-words';

interface OrdersPanelProps extends Opened {
  readonly game: Game;
  readonly position: Position;
  readonly seat: string;
  readonly desk: Desk<Order, Actor>;
  readonly action: StoreText;
  readonly notation: ReactNode;
}

const TITLES: Readonly<Record<Position['phase'], string>> = {
  orders: 'Your orders',
  retreats: 'Your retreats',
  adjustments: 'Your Winter',
  finished: 'Your orders',
};

/** What the reader owes in this phase: orders, retreats, builds or removals. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, position, seat, desk } = props;
  const { list } = desk;
  const asked = game.me.decision !== null;
  return (
    <Panel
      {...{ game, seat, list, asked }}
      title={TITLES[position.phase]}
      stored={storedText(position, desk, useTexts('turns'))}
      rows={asked ? <Asked {...props} /> : <Waiting game={game} />}
    >
      {asked ? (
        <>
          {position.phase === 'orders' ? <StandingForecast {...props} /> : null}
          <TypedOrders
            system="classic"
            orders={list.orders}
            onChange={list.change}
            print={(order) => (typeof order === 'string' ? order : printOrder(position, order))}
            read={async (text) => {
              const { parseOrders } = await import('../../../../engine/classic/orders/notation-parse');
              return parseOrders(position, text);
            }}
            help={props.notation}
            action={props.action}
            gameId={game.id}
            step={game.step}
          />
          {position.phase === 'orders' ? <Votes {...props} /> : null}
        </>
      ) : null}
    </Panel>
  );
}

function storedText(
  { phase }: Position,
  { actors, list }: Desk<Order, Actor>,
  t: Texts<'turns'>,
): string | null {
  const stored = storedCount(actors, list);
  if (stored === 0) return null;
  return phase === 'adjustments'
    ? t('summary.some', { stored })
    : t('summary.someOf', { stored, all: actors.length });
}

/** The rows of all that can be ordered, and what happens without. */
function Asked({ game, position, desk, open, onOpen }: OrdersPanelProps) {
  const t = useTexts('table');
  const { fallback, decision } = game.me;
  const words = useMemo(() => orderWords(position), [position]);
  return (
    <>
      {position.phase === 'orders' ? null : (
        <p className="panel-lead small">
          You owe {decision}.{' '}
          {fallback === null ? null : (
            <>
              {ifSilent(fallback.text, t)} <ClassicRule rule={fallback.rule} />
            </>
          )}
        </p>
      )}
      <OrderRows
        {...{ desk, words, open, onOpen }}
        locked={game.state !== 'open'}
        shows={(entry) => readOrder(position, entry)?.type === 'WAIVE'}
      />
    </>
  );
}

/** Shown to a reader who owes nothing in this phase. */
function Waiting({ game }: { game: Game }) {
  const owing = game.seats.filter(({ state }) => state !== 'none-owed').map(({ seat }) => seatName(seat));
  return (
    <p className="empty small">You have nothing to choose in this phase. It waits for {listed(owing)}.</p>
  );
}

/** What would come of the orders that are not refused. */
function StandingForecast({ position, seat, desk: { list } }: OrdersPanelProps) {
  const { orders, refused } = list;
  const standing = useMemo(() => orders.filter((_, at) => !refused.has(at)), [orders, refused]);
  return <Forecast position={position} seat={seat} orders={standing} />;
}

/** A vote to end the game. */
function Votes({ position, seat, desk: { list } }: OrdersPanelProps) {
  return (
    <details className="typed">
      <summary>Vote to end the game</summary>
      <div className="wishes">
        <VoteField
          system="classic"
          noun="power"
          rules={['12.3', '12.4']}
          orders={list.orders}
          others={survivorsOf(position).filter((power) => power !== seat)}
          onChange={list.change}
        />
      </div>
    </details>
  );
}

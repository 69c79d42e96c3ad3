import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#texts';
import { printOrder } from '../../../../engine/classic/orders/notation-print';
import { survivorsOf } from '../../../../engine/classic/rules/votes';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { useLanguage } from '../../../components/frame/reader';
import { seatName } from '../../../components/frame/seats';
import { OrderRows, storedCount } from '../../../components/simultaneous-table/order-rows';
import { OrdersPanel as Panel } from '../../../components/simultaneous-table/orders-panel';
import { ResignSeat } from '../../../components/simultaneous-table/resign-seat';
import type { Opened } from '../../../components/simultaneous-table/simultaneous-table';
import type { Desk } from '../../../components/simultaneous-table/use-desk';
import { VoteField } from '../../../components/simultaneous-table/vote-field';
import { ifSilent } from '../../../components/table/if-silent';
import { type StoreText, TypedOrders } from '../../../components/table/typed-orders';
import { fetchScript } from '../../../lib/fetch-script';
import { listInWords } from '../../../lib/lists';
import type { Texts } from '../../../lib/texts';
import { useAtlas } from '../atlas';
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

/** The reader's duties in this phase: orders, retreats, builds or removals. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, position, seat, desk } = props;
  const t = useTexts('classic');
  const atlas = useAtlas();
  const { list } = desk;
  const asked = game.me.decision !== null;
  return (
    <Panel
      {...{ game, seat, list, asked }}
      title={t(`owed.${position.phase}`)}
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
            print={(order) => (typeof order === 'string' ? order : printOrder(atlas, position, order))}
            read={async (text) => {
              const { parseOrders } = await fetchScript(
                () => import('../../../../engine/classic/orders/notation-parse'),
              );
              return parseOrders(atlas, position, text);
            }}
            help={props.notation}
            action={props.action}
            gameId={game.id}
            step={game.step}
          />
          {position.phase === 'orders' ? (
            <>
              <Votes {...props} />
              <ResignSeat measure="centres" {...{ game, seat, list }} />
            </>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}

function storedText(
  { phase }: Position,
  { actors, list }: Desk<Order, Actor>,
  turns: Texts<'turns'>,
): string | null {
  const stored = storedCount(actors, list);
  if (stored === 0) return null;
  return phase === 'adjustments'
    ? turns('summary.some', { stored })
    : turns('summary.someOf', { stored, all: actors.length });
}

/** The rows of everything that can be ordered, and the defaults. */
function Asked({ game, position, desk, open, onOpen }: OrdersPanelProps) {
  const t = useTexts('classic');
  const table = useTexts('table');
  const { fallback, decision } = game.me;
  const atlas = useAtlas();
  const words = useMemo(() => orderWords(atlas, position, t), [atlas, position, t]);
  return (
    <>
      {position.phase === 'orders' ? null : (
        <p className="panel-lead small">
          {t('owe', { decision: decision ?? '' })}{' '}
          {fallback === null ? null : (
            <>
              {ifSilent(fallback.text, table)} <ClassicRule rule={fallback.rule} />
            </>
          )}
        </p>
      )}
      <OrderRows
        {...{ desk, words, open, onOpen }}
        locked={game.state !== 'open'}
        shows={(entry) => readOrder(atlas, position, entry)?.type === 'WAIVE'}
      />
    </>
  );
}

/** Shown to a reader who owes nothing in this phase. */
function Waiting({ game }: { game: Game }) {
  const owing = game.seats.filter(({ state }) => state !== 'none-owed').map(({ seat }) => seatName(seat));
  const names = listInWords(owing, useLanguage());
  return <p className="empty small">{useTexts('classic')('waits', { names })}</p>;
}

/** The results of the orders that are not refused. Without any there is nothing to work out, nor its script to fetch. */
function StandingForecast({ position, seat, desk: { list } }: OrdersPanelProps) {
  const { orders, refused } = list;
  const standing = useMemo(() => orders.filter((_, at) => !refused.has(at)), [orders, refused]);
  if (standing.length === 0) return null;
  return <Forecast position={position} seat={seat} orders={standing} />;
}

/** A vote to end the game. */
function Votes({ position, seat, desk: { list } }: OrdersPanelProps) {
  return (
    <details className="typed">
      <summary>{useTexts('classic')('vote')}</summary>
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

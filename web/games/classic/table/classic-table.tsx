import { memo, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { useTexts } from '#texts';
import type { Atlas } from '../../../../engine/classic/data/atlas';
import { printOrder } from '../../../../engine/classic/orders/notation-print';
import { centresOf } from '../../../../engine/classic/rules/tally';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Definition } from '../../../../engine/classic/variant/definition';
import type { Game, Step } from '../../../../functions/core/game/games.schema';
import { seatColours } from '../../../components/frame/seat-chip';
import type { QuotedOrder } from '../../../components/press/quoted-order';
import { Race } from '../../../components/simultaneous-table/race';
import { ResultsPanel } from '../../../components/simultaneous-table/results-panel';
import { SimultaneousTable } from '../../../components/simultaneous-table/simultaneous-table';
import { titleOf } from '../../../components/simultaneous-table/title-of';
import { useDesk } from '../../../components/simultaneous-table/use-desk';
import { useQuotable } from '../../../components/simultaneous-table/use-quotable';
import type { TableProps } from '../../../components/table/game-table';
import type { StoreText } from '../../../components/table/typed-orders';
import { useLastTurn } from '../../../components/table/use-last-turn';
import { useLiveTable } from '../../../components/table/use-live-table';
import { lazily } from '../../../lib/lazily';
import { useAtlas } from '../atlas';
import type { MapParts } from '../map-parts';
import { OnVariant } from '../on-variant';
import { turnBefore } from '../turns';
import { VerdictList } from '../verdict-list';
import { MapArea } from './map-area';
import { orderRules } from './order-rules';
import { OrdersPanel } from './orders-panel';

// No Suspense boundary: without scripts, its waiting content would stay hidden.
const Spectator = lazily(async () => (await import('./spectator')).Spectator);
const PressOrder = lazily(async () => (await import('./press-order')).PressOrder);
const Steps = lazily(async () => (await import('../steps')).Steps);

/** The beginning of an order of a unit (15.1). */
const LIKE_AN_ORDER = /^[AF] \S/i;

interface OnMapProps extends TableProps {
  readonly parts: MapParts;
  /** The last turn, if a phase has closed since. */
  readonly turn: Step | null;
  readonly action: StoreText;
  /** How orders are typed; rendered on the server, without a script. */
  readonly notation: ReactNode;
}

interface ClassicTableProps extends OnMapProps {
  /** The variant of the game; absent for Classic itself. */
  readonly variant: Definition | undefined;
}

/** The game table, on the map of its variant. */
export function ClassicTable({ variant, ...table }: ClassicTableProps) {
  if (variant === undefined) return <TableOnMap {...table} />;
  return (
    <OnVariant variant={variant}>
      <TableOnMap {...table} />
    </OnVariant>
  );
}

/** Map, orders, events, press. Everything on it follows from the game and the reader's list. */
function TableOnMap({ first, rules, parts, turn, action, notation }: OnMapProps) {
  const live = useLiveTable(first);
  const t = useTexts('classic');
  const atlas = useAtlas();
  const { game } = live;
  const position = game.position as Position;
  const { seat } = game.me;
  const last = useLastTurn(game, turn, isTurn, turnBefore);
  const desk = useDesk(
    game,
    live.refetch,
    useMemo(() => orderRules(atlas, position, seat, t), [atlas, position, seat, t]),
  );
  return (
    <SimultaneousTable
      {...{ live, rules, last }}
      choosing={desk.choosing}
      title={useMemo(() => titleOf(game.label), [game.label])}
      measure={useMemo(() => ({ id: 'centres', one: t('measure.one'), many: t('measure.many') }), [t])}
      drawing={(story) => (
        <Steps parts={parts} own={seat}>
          {story}
        </Steps>
      )}
      map={(opened) => <MapArea {...{ game, last: last.turn, parts, desk, ...opened }} />}
      orders={(own, opened) => (
        <OrdersPanel {...{ game, position, seat: own, desk, action, notation, ...opened }} />
      )}
      spectator={<Spectator game={game} />}
      results={
        <ResultsPanel
          {...{ game, last }}
          phaseName={({ label }) => label}
          verdicts={(step) => verdictsOf(step, seat)}
        />
      }
      race={<CentreRace seats={game.seats} turn={last.turn} />}
      quotable={useQuotable(
        desk.list.orders,
        position,
        last.turn,
        useMemo(() => lineOn(atlas), [atlas]),
      )}
      quoted={useQuoted(position)}
    />
  );
}

/** An order in notation; a vote is nothing to quote. */
function lineOn(atlas: Atlas) {
  return (before: unknown, order: unknown): string | null => {
    if (typeof order === 'string') return order;
    return (order as Order).type === 'VOTE' ? null : printOrder(atlas, before as Position, order as Order);
  };
}

function isTurn({ before }: Step): boolean {
  return (before as Position).phase === 'orders';
}

/** "Spring 1901", and "retreats" where units retreat. */
function verdictsOf({ before, orders, sentences }: Step, seat: string | null) {
  return <VerdictList before={before as Position} verdicts={orders} sentences={sentences} seat={seat} />;
}

const CentreRace = memo(function CentreRace({ seats, turn }: { seats: Game['seats']; turn: Step | null }) {
  const t = useTexts('classic');
  const before = useMemo(() => (turn === null ? {} : centresOf(turn.before as Position)), [turn]);
  return (
    <Race
      title={t('measure.race', { centres: useAtlas().centresToWin })}
      seats={seats}
      figure="centres"
      before={before}
      bar={(power, centres) => <CentreBar power={power.seat} centres={centres} />}
      counts={({ figures }) => t('measure.counts', { units: figures.units ?? 0 })}
    />
  );
});

function CentreBar({ power, centres }: { power: string; centres: number }) {
  return (
    <span className="centre-bar" aria-hidden="true" style={seatColours(power)}>
      <i style={{ width: `${Math.min(1, centres / useAtlas().centresToWin) * 100}%` }} />
    </span>
  );
}

function useQuoted(position: Position): (author: string) => QuotedOrder {
  return useCallback(
    (author) => (text, otherwise) =>
      LIKE_AN_ORDER.test(text) ? (
        <Suspense fallback={otherwise}>
          <PressOrder {...{ text, author, otherwise, position }} />
        </Suspense>
      ) : null,
    [position],
  );
}

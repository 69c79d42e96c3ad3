import { memo, Suspense, useMemo } from 'react';
import { useTexts } from '#texts';
import { printOrder } from '../../../../engine/ny2047/orders/notation-print';
import { figuresOf } from '../../../../engine/ny2047/rules/tally';
import type { Event, Order, Position } from '../../../../engine/ny2047/types';
import type { Definition } from '../../../../engine/ny2047/variant/definition';
import type { Game, Step } from '../../../../functions/core/game/games.schema';
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
import { OnVariant } from '../on-variant';
import { VerdictList } from '../verdict-list';
import type { ChartParts } from './board';
import { MapArea } from './map-area';
import { orderRules } from './order-rules';
import { OrdersPanel } from './orders-panel';

// No Suspense boundary: without scripts, its waiting content would stay hidden.
const Spectator = lazily(async () => (await import('./spectator')).Spectator);
const PressOrder = lazily(async () => (await import('./press-order')).PressOrder);
const Steps = lazily(async () => (await import('./steps')).Steps);

/** The beginning of an order of a unit or Turreton (16.1). */
const LIKE_AN_ORDER = /^[AT] \S/i;

interface OnMapProps extends TableProps {
  readonly parts: ChartParts;
  /** The last turn, if an adjustment phase has closed since. */
  readonly turn: Step | null;
  readonly action: StoreText;
}

interface Ny2047TableProps extends OnMapProps {
  /** The variant of the game; absent for New York 2047 itself. */
  readonly variant: Definition | undefined;
}

/** The game table, on the map of its variant. */
export function Ny2047Table({ variant, ...table }: Ny2047TableProps) {
  if (variant === undefined) return <TableOnMap {...table} />;
  return (
    <OnVariant variant={variant}>
      <TableOnMap {...table} />
    </OnVariant>
  );
}

/** Map, orders, events, press. Everything on it follows from the game and the reader's list. */
function TableOnMap({ first, rules, parts, turn, action }: OnMapProps) {
  const live = useLiveTable(first);
  const t = useTexts('ny2047');
  const { game } = live;
  const position = game.position as Position;
  const atlas = useAtlas();
  const { starsToWin } = atlas;
  const { seat } = game.me;
  const last = useLastTurn(game, turn, isTurn);
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
      measure={useMemo(() => ({ id: 'stars', one: t('measure.one'), many: t('measure.many') }), [t])}
      drawing={(story) => (
        <Steps parts={parts} own={seat}>
          {story}
        </Steps>
      )}
      map={(opened) => <MapArea {...{ game, last: last.turn, parts, desk, ...opened }} />}
      orders={(own, opened) => <OrdersPanel {...{ game, position, seat: own, desk, action, ...opened }} />}
      spectator={<Spectator game={game} stars={starsToWin} />}
      results={
        <ResultsPanel
          {...{ game, last }}
          phaseName={() => t('adjustment')}
          verdicts={(step) => verdictsOf(step, seat)}
        />
      }
      race={<StarRace seats={game.seats} turn={last.turn} toWin={starsToWin} />}
      quotable={useQuotable(desk.list.orders, position, last.turn, lineOf)}
      quoted={useMemo(() => quotedOn(position, parts), [position, parts])}
    />
  );
}

/** An order in notation; a vote is nothing to quote. */
function lineOf(before: unknown, order: unknown): string | null {
  const { type } = order as Order;
  return type === 'VOTE' || type === 'PREFER' ? null : printOrder(before as Position, order as Order);
}

function isTurn({ before }: Step): boolean {
  return (before as Position).phase === 'orders';
}

function verdictsOf({ before, orders, events }: Step, seat: string | null) {
  return (
    <VerdictList
      before={before as Position}
      verdicts={orders}
      events={events as unknown as readonly Event[]}
      seat={seat}
    />
  );
}

interface StarRaceProps {
  readonly seats: Game['seats'];
  readonly turn: Step | null;
  /** 14.1 The number of stars that wins. */
  readonly toWin: number;
}

const StarRace = memo(function StarRace({ seats, turn, toWin }: StarRaceProps) {
  const t = useTexts('ny2047');
  const before = useMemo(() => starsBefore(turn), [turn]);
  return (
    <Race
      title={t('measure.race', { stars: toWin })}
      seats={seats}
      figure="stars"
      before={before}
      bar={(_, stars) => <StarDots stars={stars} of={toWin} />}
      counts={() => t('measure.many')}
    />
  );
});

function StarDots({ stars, of }: { stars: number; of: number }) {
  return (
    <span className="race-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never move
        <i key={index} className={index < stars ? 'on' : ''} />
      ))}
    </span>
  );
}

function starsBefore(turn: Step | null): Readonly<Record<string, number>> {
  if (turn === null) return {};
  const figures = Object.entries(figuresOf(turn.before as Position));
  return Object.fromEntries(figures.map(([seat, { stars }]) => [seat, stars ?? 0]));
}

function quotedOn(position: Position, parts: ChartParts): (author: string) => QuotedOrder {
  return (seat) => (text, otherwise) =>
    LIKE_AN_ORDER.test(text) ? (
      <Suspense fallback={otherwise}>
        <PressOrder {...{ text, seat, otherwise, position, parts }} />
      </Suspense>
    ) : null;
}

import { lazy, useMemo } from 'react';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game, Step } from '../../../../functions/api/schemas/games';
import { BoardViews, type Showing } from '../../../components/map/board-views';
import type { LayoutName } from '../../../components/map/map-frame';
import { stepBefore } from '../../../components/table/step-before';
import type { OrderList } from '../../../components/table/use-order-list';
import { arrowOf, arrowsOfVerdicts } from '../arrows';
import { ActorRings } from './actor-rings';
import type { Actor } from './actors';
import { Board, type ChartParts } from './board';
import { ChoiceBar } from './choice-bar';
import type { Choosing } from './use-choice';

const BoardList = lazy(async () => ({ default: (await import('./board-list')).BoardList }));

const LEGEND = (
  <>
    <svg width="14" height="14" viewBox="-12 -12 24 24" aria-hidden="true">
      <use href="#star" fill="var(--map-star)" />
    </svg>
    star space: 11 after a Fall turn win
  </>
);

interface MapAreaProps {
  readonly game: Game;
  /** The last turn of orders. */
  readonly last: Step | null;
  readonly parts: ChartParts;
  readonly list: OrderList<Order>;
  readonly actors: readonly Actor[];
  readonly choosing: Choosing;
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  /** Opens the list of a unit's legal orders. */
  readonly onList: (key: string | null) => void;
}

/** The chart with the reader's orders on it, or the last turn's results, or the board as text. */
export function MapArea(props: MapAreaProps) {
  const { game, last, parts, actors, choosing, showing, onShow, onList } = props;
  const position = game.position as Position;
  const { seat } = game.me;
  const past = showing === 'last' ? last : null;
  const arrows = useArrows(props);
  const ordering = seat !== null && game.state === 'open' && position.phase === 'orders' && showing === 'now';
  const desk = { actors, choosing, onList };
  const orderable = {
    onSpace: (space: string) => takes(choosing, actors, space),
    goals: choosing.goals,
    aiding: choosing.choice?.support ?? false,
    overlay: (layout: LayoutName) => <ActorRings places={parts.places} layout={layout} {...desk} />,
  };
  return (
    <BoardViews
      showing={showing}
      onShow={onShow}
      last={last?.label ?? null}
      earlier={stepBefore(game, last)}
      legend={LEGEND}
      list={<BoardList position={position} />}
    >
      <Board
        {...parts}
        position={past === null ? position : (past.before as Position)}
        arrows={arrows}
        label={`Map of the board, ${past?.label ?? game.label}. The tab List says the same in words.`}
        focus={focusOf(position, seat)}
        {...(ordering ? orderable : {})}
      >
        {ordering && choosing.choice !== null ? <ChoiceBar {...desk} /> : null}
      </Board>
    </BoardViews>
  );
}

/** Whether a tap on a space belongs to an order: a unit of the reader's stands there, or waits to hear where it goes. */
function takes(choosing: Choosing, actors: readonly Actor[], space: string): boolean {
  if (choosing.choice === null && actors.every((actor) => actor.space !== space)) return false;
  choosing.tap(space);
  return true;
}

/** The reader's orders as arrows, or all orders of the last turn with their results. */
function useArrows({ game, last, list: { orders, refused }, showing }: MapAreaProps) {
  const { position, me } = game;
  return useMemo(() => {
    if (showing === 'last' && last !== null) return arrowsOfVerdicts(last.before as Position, last.orders);
    const { seat } = me;
    if (seat === null) return [];
    return orders.flatMap(
      (order, at) => arrowOf(position as Position, seat, order, refused.has(at) ? 'refused' : 'plain') ?? [],
    );
  }, [showing, last, orders, refused, position, me]);
}

/** Where a narrow screen looks first: the reader's home base, or one of its units. */
function focusOf(position: Position, seat: string | null): string | null {
  if (seat === null) return null;
  const home = position.homes[seat as keyof typeof position.homes];
  return home ?? position.units.find(({ faction }) => faction === seat)?.space ?? null;
}

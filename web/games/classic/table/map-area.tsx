import { lazy, useMemo } from 'react';
import { homesOf } from '../../../../engine/classic/data/map';
import { isPower } from '../../../../engine/classic/data/powers';
import { CENTRES_TO_WIN } from '../../../../engine/classic/rules/ending';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Game, Step } from '../../../../functions/api/schemas/games';
import { BoardViews, type Showing } from '../../../components/map/board-views';
import type { LayoutName } from '../../../components/map/map-frame';
import { stepBefore } from '../../../components/table/step-before';
import type { OrderList } from '../../../components/table/use-order-list';
import { Board } from '../board';
import { type DrawnOrder, drawnOrders, drawnVerdicts } from '../drawn-orders';
import { CentreMark } from '../map/centres';
import type { MapParts } from '../map-parts';
import { provinceId } from '../places';
import { ActorRings } from './actor-rings';
import type { Actor } from './actors';
import { ChoiceBar } from './choice-bar';
import type { Choosing } from './use-choice';

const BoardList = lazy(async () => ({ default: (await import('./board-list')).BoardList }));

const LEGEND = (
  <>
    <svg width="14" height="14" viewBox="-9 -9 18 18" aria-hidden="true">
      <CentreMark />
    </svg>
    centre: {CENTRES_TO_WIN} after a Fall win
  </>
);

interface MapAreaProps {
  readonly game: Game;
  /** The last turn of orders. */
  readonly last: Step | null;
  readonly parts: MapParts;
  readonly list: OrderList<Order>;
  readonly actors: readonly Actor[];
  readonly choosing: Choosing;
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  /** Opens the list of an actor's legal orders. */
  readonly onList: (key: string | null) => void;
}

/** The map with the reader's orders on it, or the last turn's results, or the board as text. */
export function MapArea(props: MapAreaProps) {
  const { game, last, parts, actors, choosing, showing, onShow, onList } = props;
  const position = game.position as Position;
  const past = showing === 'last' ? last : null;
  const orders = useDrawn(props);
  const ordering = actors.length > 0 && game.state === 'open' && showing === 'now';
  const desk = { actors, choosing, onList };
  const orderable = {
    onProvince: (province: string) => takes(choosing, actors, province),
    goals: choosing.goals,
    aiding: choosing.choice !== null && choosing.choice.verb !== 'go',
    overlay: (layout: LayoutName) => (
      <ActorRings
        places={parts.places}
        layout={layout}
        marksMissing={position.phase !== 'adjustments'}
        {...desk}
      />
    ),
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
        parts={parts}
        position={past === null ? position : (past.before as Position)}
        orders={orders}
        label={`Map of the board, ${past?.label ?? game.label}. The tab List says the same in words.`}
        focus={focusOf(position, game.me.seat)}
        {...(ordering ? orderable : {})}
      >
        {ordering && choosing.choice !== null ? <ChoiceBar {...desk} /> : null}
      </Board>
    </BoardViews>
  );
}

/** Whether a tap on a province belongs to an order: something of the reader's is there, or waits to hear where it goes. */
function takes(choosing: Choosing, actors: readonly Actor[], province: string): boolean {
  if (choosing.choice === null && actors.every(({ key }) => key !== province)) return false;
  choosing.tap(province);
  return true;
}

/** The reader's orders, or all orders of the last turn with their results. */
function useDrawn({ game, last, list: { orders, refused }, showing }: MapAreaProps): readonly DrawnOrder[] {
  const { position, me } = game;
  return useMemo(() => {
    if (showing === 'last' && last !== null) return drawnVerdicts(last.before as Position, last.orders);
    const { seat } = me;
    if (seat === null) return [];
    return drawnOrders(
      position as Position,
      orders.map((order, at) => ({ seat, order, fate: refused.has(at) ? 'refused' : 'plain' })),
    );
  }, [showing, last, orders, refused, position, me]);
}

/** Where a narrow screen looks first: the unit that the reader must move, else the first home centre, else a unit. */
function focusOf(position: Position, seat: string | null): string | null {
  if (seat === null || !isPower(seat)) return null;
  const driven = position.dislodged.find(({ power }) => power === seat);
  const home = homesOf(seat).find(({ id }) => position.centres[id] === seat);
  const unit = position.units.find(({ power }) => power === seat);
  if (driven !== undefined) return provinceId(driven.at);
  return home?.id ?? (unit === undefined ? null : provinceId(unit.at));
}

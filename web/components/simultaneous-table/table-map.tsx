import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { BoardViews, type Showing } from '../map/board-views';
import type { LayoutName } from '../map/map-frame';
import { stepBefore } from '../table/step-before';
import type { Actor, AnyOrder } from './orders';
import type { Choosing } from './use-choice';
import type { Desk } from './use-desk';

/** How a board takes orders: the effects of taps on it, and the drawing for them. */
export interface Ordering {
  /**
   * Handles a tap on a place as part of an order.
   * @returns whether it was one; otherwise the board describes the place
   */
  readonly onPlace: (place: string) => boolean;
  /** Places that a tap may name now, and whether they are marked as places to help instead of destinations. */
  readonly goals: readonly string[];
  readonly aiding: boolean;
  /** Drawn above the pieces: rings that can be tapped. */
  readonly overlay: (layout: LayoutName) => ReactNode;
}

/** The board that a map shows, and how it takes orders. */
export interface ShownBoard<Position> {
  readonly position: Position;
  readonly label: string;
  /** Absent if no orders can be given on it now. */
  readonly ordering?: Ordering;
  /** The next tap to make, while an order is being prepared. */
  readonly children: ReactNode;
}

interface TableMapProps<Order extends AnyOrder, Who extends Actor<Order>, Position> {
  readonly game: Game;
  /** The last turn of orders. */
  readonly last: Step | null;
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  readonly desk: Desk<Order, Who>;
  /** Whether the reader orders by taps in this phase. */
  readonly mayOrder: boolean;
  readonly legend: ReactNode;
  /** The board as text. */
  readonly list: ReactNode;
  readonly rings: (layout: LayoutName) => ReactNode;
  readonly bar: ReactNode;
  readonly board: (shown: ShownBoard<Position>) => ReactNode;
}

/** The map with the reader's orders on it, or the last turn's results, or the board as text. */
export function TableMap<Order extends AnyOrder, Who extends Actor<Order>, Position>(
  props: TableMapProps<Order, Who, Position>,
) {
  const { game, last, showing, onShow, desk, legend, list } = props;
  const t = useTexts('turns');
  const { choosing, actors } = desk;
  const past = showing === 'last' ? last : null;
  const isOrdering = props.mayOrder && game.state === 'open' && showing === 'now';
  const ordering = {
    onPlace: (place: string) => takes(choosing, actors, place),
    goals: choosing.goals,
    aiding: choosing.choice !== null && choosing.choice.verb !== 'go',
    overlay: props.rings,
  };
  return (
    <BoardViews
      {...{ showing, onShow, legend, list }}
      last={last?.label ?? null}
      earlier={stepBefore(game, last)}
    >
      {props.board({
        position: (past === null ? game.position : past.before) as Position,
        label: t('map', { step: past?.label ?? game.label }),
        ...(isOrdering ? { ordering } : {}),
        children: isOrdering && (choosing.choice ?? choosing.detour) !== null ? props.bar : null,
      })}
    </BoardViews>
  );
}

/** Whether a tap on a place belongs to an order: one of the reader's actors is there, or waits for its destination. */
function takes<Order>(
  { choice, tap }: Choosing<Order>,
  actors: readonly Actor<Order>[],
  place: string,
): boolean {
  if (choice === null && actors.every((actor) => actor.place !== place)) return false;
  tap(place);
  return true;
}

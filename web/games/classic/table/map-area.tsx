import { Suspense, useMemo } from 'react';
import { useTexts } from '#texts';
import type { Atlas } from '../../../../engine/classic/data/atlas';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Game, Step } from '../../../../functions/core/game/games.schema';
import type { Opened } from '../../../components/simultaneous-table/simultaneous-table';
import { TableMap } from '../../../components/simultaneous-table/table-map';
import type { Desk } from '../../../components/simultaneous-table/use-desk';
import { lazily } from '../../../lib/lazily';
import { useAtlas } from '../atlas';
import { Board } from '../board';
import { type DrawnOrder, drawnOrders, drawnVerdicts } from '../drawn-orders';
import { CentreMark } from '../map/centres';
import type { MapParts } from '../map-parts';
import { provinceId } from '../places';
import { ActorRings } from './actor-rings';
import type { Actor } from './order-rules';

const BoardList = lazily(async () => (await import('./board-list')).BoardList);
// Shown only once a piece is selected on the map.
const ChoiceBar = lazily(async () => (await import('./choice-bar')).ChoiceBar);

function Legend({ fog }: { fog: Position['fog'] | undefined }) {
  const t = useTexts('classic');
  return (
    <>
      <svg width="14" height="14" viewBox="-9 -9 18 18" aria-hidden="true">
        <CentreMark />
      </svg>
      {t('legend', { centres: useAtlas().centresToWin })}
      {fog && ` · ${t('legendOfFog')}`}
    </>
  );
}

interface MapAreaProps extends Opened {
  readonly game: Game;
  /** The last turn of orders. */
  readonly last: Step | null;
  readonly parts: MapParts;
  readonly desk: Desk<Order, Actor>;
}

/** The map with the reader's orders on it, or the last turn's results, or the board as text. */
export function MapArea(props: MapAreaProps) {
  const { game, parts, desk, onList } = props;
  const position = game.position as Position;
  const atlas = useAtlas();
  const orders = useDrawn(atlas, props);
  const making = { actors: desk.actors, choosing: desk.choosing, onList };
  return (
    <TableMap<Order, Actor, Position>
      {...props}
      mayOrder={desk.actors.length > 0}
      legend={<Legend fog={position.fog} />}
      list={<BoardList position={position} />}
      rings={(layout) => (
        <ActorRings
          places={parts.places}
          layout={layout}
          needsOrders={position.phase !== 'adjustments'}
          {...making}
        />
      )}
      bar={
        <Suspense>
          <ChoiceBar {...making} />
        </Suspense>
      }
      board={(shown) => (
        <Board {...shown} parts={parts} orders={orders} focus={focusOf(atlas, position, game.me.seat)} />
      )}
    />
  );
}

/** The reader's orders, or all orders of the last turn with their results. */
function useDrawn(atlas: Atlas, { game, last, desk, showing }: MapAreaProps): readonly DrawnOrder[] {
  const { position, me } = game;
  const { orders, refused } = desk.list;
  return useMemo(() => {
    if (showing === 'last' && last !== null)
      return drawnVerdicts(atlas, last.before as Position, last.orders);
    const { seat } = me;
    if (seat === null) return [];
    return drawnOrders(
      atlas,
      position as Position,
      orders.map((order, at) => ({ seat, order, fate: refused.has(at) ? 'refused' : 'plain' })),
    );
  }, [atlas, showing, last, orders, refused, position, me]);
}

/** The first focus of a narrow screen: the unit that the reader must move, else the first home centre, else a unit. */
function focusOf({ isPower, homesOf }: Atlas, position: Position, seat: string | null): string | null {
  if (seat === null || !isPower(seat)) return null;
  const driven = position.dislodged.find(({ power }) => power === seat);
  const home = homesOf(seat).find(({ id }) => position.centres[id] === seat);
  const unit = position.units.find(({ power }) => power === seat);
  if (driven !== undefined) return provinceId(driven.at);
  return home?.id ?? (unit === undefined ? null : provinceId(unit.at));
}

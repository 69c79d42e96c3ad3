import { Suspense, useMemo } from 'react';
import { useTexts } from '#texts';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game, Step } from '../../../../functions/core/game/games.schema';
import type { Opened } from '../../../components/simultaneous-table/simultaneous-table';
import { TableMap } from '../../../components/simultaneous-table/table-map';
import type { Desk } from '../../../components/simultaneous-table/use-desk';
import { lazily } from '../../../lib/lazily';
import { arrowOf, arrowsOfVerdicts } from '../arrows';
import { useAtlas } from '../atlas';
import { ActorRings } from './actor-rings';
import { Board, type ChartParts } from './board';
import type { Actor } from './order-rules';

const BoardList = lazily(async () => (await import('./board-list')).BoardList);
// Shown only once a piece is selected on the map.
const ChoiceBar = lazily(async () => (await import('./choice-bar')).ChoiceBar);

function Legend({ stars }: { stars: number }) {
  return (
    <>
      <svg width="14" height="14" viewBox="-12 -12 24 24" aria-hidden="true">
        <use href="#star" fill="var(--map-star)" />
      </svg>
      {useTexts('ny2047')('legend', { stars })}
    </>
  );
}

interface MapAreaProps extends Opened {
  readonly game: Game;
  /** The last turn of orders. */
  readonly last: Step | null;
  readonly parts: ChartParts;
  readonly desk: Desk<Order, Actor>;
}

/** The chart with the reader's orders on it, or the last turn's results, or the board as text. */
export function MapArea(props: MapAreaProps) {
  const { game, parts, desk, onList } = props;
  const position = game.position as Position;
  const arrows = useArrows(props);
  const making = { actors: desk.actors, choosing: desk.choosing, onList };
  return (
    <TableMap<Order, Actor, Position>
      {...props}
      mayOrder={game.me.seat !== null && position.phase === 'orders'}
      legend={<Legend stars={useAtlas().starsToWin} />}
      list={<BoardList game={game} />}
      rings={(layout) => <ActorRings places={parts.places} layout={layout} {...making} />}
      bar={
        <Suspense>
          <ChoiceBar {...making} />
        </Suspense>
      }
      board={(shown) => (
        <Board {...shown} parts={parts} arrows={arrows} focus={focusOf(position, game.me.seat)} />
      )}
    />
  );
}

/** The reader's orders as arrows, or all orders of the last turn with their results. */
function useArrows({ game, last, desk, showing }: MapAreaProps) {
  const { position, me } = game;
  const { orders, refused } = desk.list;
  return useMemo(() => {
    if (showing === 'last' && last !== null) return arrowsOfVerdicts(last.before as Position, last.orders);
    const { seat } = me;
    if (seat === null) return [];
    return orders.flatMap(
      (order, at) => arrowOf(position as Position, seat, order, refused.has(at) ? 'refused' : 'plain') ?? [],
    );
  }, [showing, last, orders, refused, position, me]);
}

/** The first focus of a narrow screen: the reader's home base, or one of its units. */
function focusOf(position: Position, seat: string | null): string | null {
  if (seat === null) return null;
  const home = position.homes[seat as keyof typeof position.homes];
  return home ?? position.units.find(({ faction }) => faction === seat)?.space ?? null;
}

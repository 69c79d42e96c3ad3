import { lazy, useState } from 'react';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { nameOf, namesOf, type People } from '../../../components/frame/people';
import { withNames } from '../../../components/frame/seats';
import { BoardViews, type Showing } from '../../../components/map/board-views';
import { PlaceButtons } from '../../../components/map/place-buttons';
import { Board } from '../board';
import { changesOf } from '../changes';
import type { MapParts } from '../map-parts';
import { areaName, strengthName } from '../names';
import type { Target } from '../targets';
import { ForceMark } from './force-mark';
import type { Turn } from './use-turn';

const BoardList = lazy(async () => ({ default: (await import('./board-list')).BoardList }));

const LEGEND = (
  <>
    <ForceMark force={{ seat: 'teal', full: true }} /> Full
    <ForceMark force={{ seat: 'teal', full: false }} /> Struggling
  </>
);

interface MapAreaProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
  readonly parts: MapParts;
  /** The orders that the map shows on it. */
  readonly orders: readonly Order[];
  readonly turn: Turn;
}

/** The board with the reader's orders on it, or before the last step with what was done then, or as text. */
export function MapArea({ game, view, people, parts, orders, turn }: MapAreaProps) {
  const [showing, setShowing] = useState<Showing>('now');
  const past = showing === 'last' ? game.last : null;
  const done = past?.orders.filter(({ result }) => result === 'ok' || result === 'partial') ?? [];
  const label = withNames(past?.label ?? game.label, namesOf(people));
  const focus = Object.keys(view.forces).find((area) => view.forces[area]?.seat === game.me.seat) ?? null;
  return (
    <BoardViews
      showing={showing}
      onShow={setShowing}
      last={game.last === null ? null : 'Last step'}
      legend={LEGEND}
      list={<BoardList view={view} people={people} />}
    >
      <Board
        parts={parts}
        forces={past === null ? view.forces : (past.before as View).forces}
        changes={changesOf(past === null ? orders : done.map(({ order }) => order as Order))}
        label={`Map of the board, ${label}. The tab List says the same in words.`}
        focus={focus}
        marks={past === null ? <Reach targets={turn.next} /> : null}
        overlay={(layout, dragged) =>
          past === null ? (
            <PlaceButtons
              places={parts.places.map(({ id, name, ...place }) => ({ id, name, at: place[layout].unit }))}
              outline="area"
              chosen={null}
              focus={focus}
              labelOf={(area) => areaLabel(view, people, area, turn.next)}
              onTap={turn.tap}
              onLeave={() => turn.show(null)}
              dragged={dragged}
            />
          ) : null
        }
      />
    </BoardViews>
  );
}

/** Areas that the open order can name next, with a dotted line around them. */
function Reach({ targets }: { targets: readonly Target[] }) {
  return (
    <g pointerEvents="none">
      {[...new Set(targets.map(({ area }) => area))].map((area) => (
        <use key={area} href={`#area-${area}`} className="area-reach" />
      ))}
    </g>
  );
}

const WORDS: Readonly<Record<Target['does'], string>> = {
  build: 'build here',
  reduce: 'reduce it',
  choose: 'choose it',
};

/** "Brazil, Ines, Full, reduce it" */
function areaLabel(view: View, people: People, area: string, next: readonly Target[]): string {
  const force = view.forces[area];
  const target = next.find((one) => one.area === area);
  return [
    areaName(area),
    ...(force === undefined ? [] : [nameOf(people, force.seat)]),
    strengthName(force),
    ...(target === undefined ? [] : [WORDS[target.does]]),
  ].join(', ');
}

import { useState } from 'react';
import { useTexts } from '#texts';
import { RESOURCES } from '../../../../engine/domination/data/map';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import { nameOf, namesOf, type People } from '../../../components/frame/people';
import { withNames } from '../../../components/frame/seats';
import { BoardViews, type Showing } from '../../../components/map/board-views';
import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceButtons } from '../../../components/map/place-buttons';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { stepBefore } from '../../../components/table/step-before';
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import { AreaInfo } from '../area-info';
import { Board } from '../board';
import { changesOf } from '../changes';
import type { MapParts } from '../map-parts';
import { areaName, strengthOf } from '../names';
import type { Target } from '../targets';
import { ForceMark } from './force-mark';
import type { Turn } from './use-turn';

const BoardList = lazily(async () => (await import('./board-list')).BoardList);

function Legend() {
  const t = useTexts('domination');
  return (
    <>
      <ForceMark force={{ seat: 'teal', full: true }} /> {t('strength', { strength: 'full' })}
      <ForceMark force={{ seat: 'teal', full: false }} /> {t('strength', { strength: 'struggling' })}
      {RESOURCES.map(({ id, symbol, name }) => (
        <span key={id} className="resource-key">
          <b>{symbol}</b> {name}
        </span>
      ))}
    </>
  );
}

interface MapAreaProps extends TableView<View> {
  readonly parts: MapParts;
  /** The orders shown on the map. */
  readonly orders: readonly Order[];
  readonly turn: Turn;
}

/** The board with the reader's orders on it, or before the last step with its orders, or as text. */
export function MapArea({ game, view, people, parts, orders, turn }: MapAreaProps) {
  const t = useTexts('domination');
  const [showing, setShowing] = useState<Showing>('now');
  const past = showing === 'last' ? game.last : null;
  const done = past?.orders.filter(({ result }) => result === 'ok' || result === 'partial') ?? [];
  const label = withNames(past?.label ?? game.label, namesOf(people));
  const { forces } = past === null ? view : (past.before as View);
  const next = past === null ? turn.next : [];
  const { selected, tap, leave } = useSelectedArea(turn, next);
  const focus = Object.keys(view.forces).find((area) => view.forces[area]?.seat === game.me.seat) ?? null;
  return (
    <BoardViews
      showing={showing}
      onShow={setShowing}
      last={game.last === null ? null : t('map.last')}
      earlier={stepBefore(game, game.last)}
      legend={<Legend />}
      list={<BoardList view={view} people={people} />}
    >
      <Board
        {...{ parts, forces, focus }}
        changes={changesOf(past === null ? orders : done.map(({ order }) => order as Order))}
        label={t('map.label', { step: label })}
        prompted={next.map(({ area }) => area)}
        marks={<Reach targets={next} />}
        overlay={(layout, dragged) => (
          <PlaceButtons
            places={placesIn(parts, layout)}
            outline="area"
            chosen={selected}
            labelOf={(area) => areaLabel(forces[area], people, area, next, t)}
            onTap={tap}
            {...{ focus, dragged }}
            onLeave={leave}
          />
        )}
      >
        {selected === null ? null : <AreaInfo area={selected} onLeave={leave} {...{ forces, people }} />}
      </Board>
    </BoardViews>
  );
}

/** Taps on areas: an area that the open order can name next is added to it; for others the map shows information. */
function useSelectedArea(turn: Turn, next: readonly Target[]) {
  const [selected, select] = useState<string | null>(null);
  const tap = (area: string) => {
    const isNext = next.some((one) => one.area === area);
    if (isNext) turn.tap(area);
    select(isNext || selected === area ? null : area);
  };
  const leave = () => {
    if (selected === null) turn.rows.show(null);
    select(null);
  };
  return { selected, tap, leave };
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

/** "Brazil, Ines, Full, reduce it" */
function areaLabel(
  force: View['forces'][string] | undefined,
  people: People,
  area: string,
  next: readonly Target[],
  t: Texts<'domination'>,
): string {
  return t('area.label', {
    area: areaName(area),
    holder: force === undefined ? 'none' : 'some',
    name: force === undefined ? '' : nameOf(people, force.seat),
    strength: strengthOf(force),
    does: next.find((one) => one.area === area)?.does ?? 'none',
  });
}

function placesIn({ places }: MapParts, layout: LayoutName) {
  return places.map(({ id, name, ...place }) => ({ id, name, at: place[layout].unit }));
}

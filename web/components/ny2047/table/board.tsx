'use client';

import { Maximize, Minus, Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '../../../../engine/ny2047/types';
import { useView, viewAround, WHOLE } from '../../map/use-view';
import type { Arrow } from '../arrows';
import { ArrowLines } from '../map/arrow-lines';
import { Holders } from '../map/holders';
import { Marks } from '../map/marks';
import { type LayoutName, Names } from '../map/names';
import { Pieces, stacksOf } from '../map/pieces';
import type { Place } from '../map/shapes';

const SIZE = { width: 1000, height: 1022 };
const NEAR = 2.1;
/** From so many pixels a unit on there is room for names in full. */
const ROOM_FOR_NAMES = 1.25;

/** The parts of the chart that never change, drawn on the server. */
export interface Chart {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
  readonly frame: ReactNode;
}

interface BoardProps {
  readonly chart: Chart;
  readonly places: readonly Place[];
  readonly position: Position;
  readonly arrows: readonly Arrow[];
  readonly label: string;
  /** The space that narrow screens show first. */
  readonly focus: string | null;
  /** Spaces that react to a tap, and what to do then. */
  readonly onSpace?: (space: string) => void;
  /** Spaces that a tap may name now, and whether they are marked as aided rather than gone to. */
  readonly goals?: readonly string[];
  readonly aiding?: boolean;
  /** Drawn above the pieces: rings that can be tapped. */
  readonly overlay?: (layout: LayoutName) => ReactNode;
  readonly children?: ReactNode;
}

/** The chart with its pieces: whole on wide screens, close to one's own on narrow ones; drag, pinch and buttons move it. */
export function Board(props: BoardProps) {
  const { chart, places, position, arrows, label, onSpace, overlay, children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const near = useMemo(() => nearView(places, props.focus), [places, props.focus]);
  const initial = useCallback(() => (matchMedia('(max-width: 63.99em)').matches ? near : WHOLE), [near]);
  const { view, zoom, show, dragged, handlers } = useView(SIZE, svg, initial);
  const layout = useLayout(svg, view?.scale);
  const stacks = useMemo(() => stacksOf(position), [position]);
  const style = {
    '--near': cssView(near),
    ...(view === null ? {} : { '--view': cssView(view) }),
  } as CSSProperties;

  return (
    <figure className="map-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        ref={svg}
        className={view !== null && view.scale > 1 ? 'map moved' : 'map'}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="group"
        aria-label={label}
        {...handlers}
      >
        {chart.definitions}
        <g className="map-world" style={style}>
          {chart.ground}
          <Holders control={position.control} />
          {chart.relief}
          <Areas places={places} {...(onSpace ? { onSpace } : {})} dragged={dragged} />
          {props.goals?.map((space) => (
            <use
              key={space}
              href={`#space-${space}`}
              className={props.aiding ? 'space-goal aid' : 'space-goal'}
              pointerEvents="none"
            />
          ))}
          <ArrowLines arrows={arrows} places={places} layout={layout} part="lines" />
          <Marks places={places} position={position} layout={layout} />
          <Pieces places={places} stacks={stacks} layout={layout} />
          <ArrowLines arrows={arrows} places={places} layout={layout} part="ends" />
          <Names places={places} layout={layout} />
          {overlay?.(layout)}
        </g>
        {chart.frame}
      </svg>
      <div className="zoom">
        <button
          type="button"
          className="icon-button by-button"
          aria-label="Zoom in"
          onClick={() => zoom(1.5)}
        >
          <Plus size={20} />
        </button>
        <button
          type="button"
          className="icon-button by-button"
          aria-label="Zoom out"
          onClick={() => zoom(1 / 1.5)}
        >
          <Minus size={20} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Whole board"
          onClick={() => show((current) => ((current ?? initial()).scale > 1 ? WHOLE : near))}
        >
          <Maximize size={18} />
        </button>
      </div>
      {children}
    </figure>
  );
}

interface AreasProps {
  readonly places: readonly Place[];
  readonly onSpace?: (space: string) => void;
  readonly dragged: () => boolean;
}

/** Invisible outlines that take taps and name the space under the pointer. The keyboard goes by units instead. */
function Areas({ places, onSpace, dragged }: AreasProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: units and the list of orders are the way for the keyboard
    <g
      onClick={(event) => {
        const space = (event.target as Element).getAttribute('data-space');
        if (space !== null && !dragged()) onSpace?.(space);
      }}
    >
      {places.map(({ id, name }) => (
        <use
          key={id}
          href={`#space-${id}`}
          data-space={id}
          className={onSpace ? 'space-area may' : 'space-area'}
        >
          <title>{name}</title>
        </use>
      ))}
    </g>
  );
}

function nearView(places: readonly Place[], focus: string | null) {
  const place = places.find(({ id }) => id === focus);
  return place === undefined ? WHOLE : viewAround(place.compact.unit[0], place.compact.unit[1], NEAR, SIZE);
}

function cssView({ scale, x, y }: { scale: number; x: number; y: number }): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** Names in full where there is room for them, abbreviations elsewhere and until a script has measured. */
function useLayout(svg: React.RefObject<SVGSVGElement | null>, scale: number | undefined): LayoutName {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  return (width / SIZE.width) * (scale ?? 1) >= ROOM_FOR_NAMES ? 'full' : 'compact';
}

import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Position } from '../../../../engine/ny2047/types';
import type { Arrivals } from '../../../components/map/arrival';
import { type LayoutName, MapFrame } from '../../../components/map/map-frame';
import type { Arrow } from '../arrows';
import { ArrowLines } from '../map/arrow-lines';
import { Holders } from '../map/holders';
import { Marks } from '../map/marks';
import { Names } from '../map/names';
import { Pieces, stacksOf } from '../map/pieces';
import type { Place } from '../map/shapes';

// Nothing is told before a reader taps a space.
const ToldSpace = lazy(async () => ({ default: (await import('./told-space')).ToldSpace }));

const SIZE = { width: 1000, height: 1022 };

/** The parts of the chart that never change, drawn on the server. */
interface Chart {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
  readonly frame: ReactNode;
}

/** The still parts, and the anchors of those that move. */
export interface ChartParts {
  readonly chart: Chart;
  readonly places: readonly Place[];
}

interface BoardProps extends ChartParts {
  readonly position: Position;
  readonly arrows: readonly Arrow[];
  /** Spaces whose units came from elsewhere, to be shown as they arrive. */
  readonly arrivals?: Arrivals;
  readonly label: string;
  /** The space that narrow screens show first. */
  readonly focus: string | null;
  /** Takes a tap on a space as part of an order. @returns whether it was one; the board tells of the space otherwise */
  readonly onSpace?: (space: string) => boolean;
  /** Spaces that a tap may name now, and whether they are marked as aided rather than gone to. */
  readonly goals?: readonly string[];
  readonly aiding?: boolean;
  /** Drawn above the pieces: rings that can be tapped. */
  readonly overlay?: (layout: LayoutName) => ReactNode;
  /** What to tap next, while an order is being made. */
  readonly children?: ReactNode;
}

/** The chart with its pieces. A tap on a space says what it is, unless it makes an order. */
export function Board(props: BoardProps) {
  const { chart, places, position, arrows, label, onSpace, overlay, children } = props;
  const [told, tell] = useState<string | null>(null);
  const tap = (space: string) => tell(onSpace?.(space) === true || told === space ? null : space);
  if (children != null && told !== null) tell(null);
  const stacks = useMemo(() => stacksOf(position), [position]);
  const near = places.find(({ id }) => id === props.focus)?.compact.unit ?? null;
  return (
    <MapFrame
      size={SIZE}
      near={near}
      label={label}
      definitions={chart.definitions}
      border={chart.frame}
      world={(layout, dragged) => (
        <>
          {chart.ground}
          <Holders control={position.control} />
          {chart.relief}
          <Areas places={places} onSpace={tap} dragged={dragged} />
          <Goals spaces={props.goals ?? []} aiding={props.aiding === true} />
          <ArrowLines arrows={arrows} places={places} layout={layout} part="lines" />
          <Marks places={places} position={position} layout={layout} />
          <Pieces {...{ places, stacks, layout }} {...(props.arrivals && { arrivals: props.arrivals })} />
          <ArrowLines arrows={arrows} places={places} layout={layout} part="ends" />
          <Names places={places} layout={layout} />
          {overlay?.(layout)}
        </>
      )}
    >
      {children ??
        (told === null ? null : (
          <Suspense>
            <ToldSpace space={told} position={position} onLeave={() => tell(null)} />
          </Suspense>
        ))}
    </MapFrame>
  );
}

/** The spaces that an order in the making may name. */
function Goals({ spaces, aiding }: { spaces: readonly string[]; aiding: boolean }) {
  const className = aiding ? 'space-goal aid' : 'space-goal';
  return spaces.map((space) => (
    <use key={space} href={`#space-${space}`} className={className} pointerEvents="none" />
  ));
}

interface AreasProps {
  readonly places: readonly Place[];
  readonly onSpace: (space: string) => void;
  readonly dragged: () => boolean;
}

/** Invisible outlines that take taps and name the space under the pointer. The keyboard goes by units instead. */
function Areas({ places, onSpace, dragged }: AreasProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: units, orders and the board in words are the way for the keyboard
    <g
      onClick={(event) => {
        const space = (event.target as Element).getAttribute('data-space');
        if (space !== null && !dragged()) onSpace(space);
      }}
    >
      {places.map(({ id, name }) => (
        <use key={id} href={`#space-${id}`} data-space={id} className="space-area may">
          <title>{name}</title>
        </use>
      ))}
    </g>
  );
}

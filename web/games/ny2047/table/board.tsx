import { type ReactNode, useMemo } from 'react';
import type { Position } from '../../../../engine/ny2047/types';
import { type LayoutName, MapFrame } from '../../../components/map/map-frame';
import type { Arrow } from '../arrows';
import { ArrowLines } from '../map/arrow-lines';
import { Holders } from '../map/holders';
import { Marks } from '../map/marks';
import { Names } from '../map/names';
import { Pieces, stacksOf } from '../map/pieces';
import type { Place } from '../map/shapes';

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

/** The chart with its pieces. */
export function Board(props: BoardProps) {
  const { chart, places, position, arrows, label, onSpace, overlay, children } = props;
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
        </>
      )}
    >
      {children}
    </MapFrame>
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

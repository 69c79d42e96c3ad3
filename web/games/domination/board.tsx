import type { ReactNode } from 'react';
import type { View } from '../../../engine/domination/types';
import { type LayoutName, MapFrame } from '../../components/map/map-frame';
import { useNear } from '../../components/map/shown-first';
import type { Change } from './changes';
import { Forces } from './map/forces';
import { SIZE } from './map/geometry';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import type { MapParts } from './map-parts';

export interface BoardProps {
  readonly parts: MapParts;
  readonly forces: View['forces'];
  readonly changes?: ReadonlyMap<string, Change>;
  /** Areas whose Force is new or changed, animated as it appears. */
  readonly appearing?: ReadonlySet<string>;
  /** Forces that are removed or reduced. */
  readonly fates?: ReadonlyMap<string, string>;
  /** Forces that land shows as its holders, while areas still have their former owners. */
  readonly held?: View['forces'];
  readonly label: string;
  /** The area that narrow screens show first. */
  readonly focus: string | null;
  /** Areas that a prompt speaks of: their names are written out. */
  readonly prompted?: readonly string[];
  /** Drawn below the Forces: marks on areas. */
  readonly marks?: ReactNode;
  /** Drawn above everything: targets for pointer and keyboard. */
  readonly overlay?: (layout: LayoutName, dragged: () => boolean) => ReactNode;
  readonly children?: ReactNode;
}

/** The world has few names on a large area. */
const ROOM_FOR_NAMES = 0.85;
const UNCHANGED: ReadonlyMap<string, Change> = new Map();

/** The war-room map with everything on it. */
export function Board({ parts, forces, changes = UNCHANGED, label, focus, ...props }: BoardProps) {
  const { places } = parts;
  const land = new Set(places.filter(({ sea }) => !sea).map(({ id }) => id));
  return (
    <MapFrame
      size={SIZE}
      near={useNear(places, focus)}
      label={label}
      roomForNames={ROOM_FOR_NAMES}
      definitions={parts.definitions}
      border={parts.border}
      world={(layout, dragged) => (
        <>
          {parts.ground}
          <Holdings forces={props.held ?? forces} land={land} />
          {parts.relief}
          {props.marks}
          <Names places={places} layout={layout} prompted={props.prompted ?? []} />
          <Forces
            {...{ places, forces, changes, layout }}
            {...(props.appearing && { appearing: props.appearing })}
            {...(props.fates && { fates: props.fates })}
          />
          {props.overlay?.(layout, dragged)}
        </>
      )}
    >
      {props.children}
    </MapFrame>
  );
}

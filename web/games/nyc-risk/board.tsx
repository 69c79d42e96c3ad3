import type { ReactNode } from 'react';
import type { View } from '../../../engine/nyc-risk/types';
import type { People } from '../../components/frame/people';
import type { Arrivals } from '../../components/map/arrival';
import { type LayoutName, MapFrame } from '../../components/map/map-frame';
import type { StillParts } from '../../components/map/map-parts';
import { useNear } from '../../components/map/shown-first';
import type { Arrow } from './arrows';
import { Armies } from './map/armies';
import { ArrowLines } from './map/arrow-lines';
import { BoroughBullets } from './map/boroughs';
import { Closures } from './map/closures';
import { type Geography, SIZE } from './map/geometry';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { TrainToken } from './map/train-token';

export interface BoardProps {
  readonly parts: StillParts;
  readonly geography: Geography;
  readonly view: View;
  /** Holdings that differ from those of the view, while hoods still have their former owners. */
  readonly held?: View['hoods'];
  readonly people: People;
  readonly arrows: readonly Arrow[];
  /** Hoods whose units came from elsewhere, animated as they arrive. */
  readonly arrivals?: Arrivals;
  readonly label: string;
  /** The hood that narrow screens show first. */
  readonly focus: string | null;
  /** Hoods that a prompt speaks of: their names are written out. */
  readonly prompted?: readonly string[];
  /** Drawn below the armies: marks on hoods. */
  readonly marks?: ReactNode;
  /** Drawn above everything: targets for pointer and keyboard. */
  readonly overlay?: (layout: LayoutName, dragged: () => boolean) => ReactNode;
  readonly children?: ReactNode;
}

/** The street plan with everything on it. */
export function Board({ parts, geography, view, people, arrows, label, focus, ...props }: BoardProps) {
  const { places } = geography;
  return (
    <MapFrame
      size={SIZE}
      near={useNear(places, focus)}
      label={label}
      definitions={parts.definitions}
      border={parts.border}
      world={(layout, dragged) => (
        <>
          {parts.ground}
          <Holdings hoods={props.held ?? view.hoods} />
          {parts.relief}
          {props.marks}
          <Closures geography={geography} view={view} />
          <BoroughBullets hoods={view.hoods} />
          <ArrowLines arrows={arrows} places={places} layout={layout} />
          <Names
            places={places}
            mayors={Object.values(view.mayors)}
            layout={layout}
            prompted={props.prompted ?? []}
          />
          <Armies
            {...{ places, view, people, layout }}
            {...(props.arrivals && { arrivals: props.arrivals })}
          />
          <TrainToken at={geography.stops[view.train]} />
          {props.overlay?.(layout, dragged)}
        </>
      )}
    >
      {props.children}
    </MapFrame>
  );
}

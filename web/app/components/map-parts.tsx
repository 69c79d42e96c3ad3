'use client';

import { useState } from 'react';
import { capitalized } from '../../../engine/core/capitalized';
import { SEAT_COLOURS } from '../../../engine/game-identity';
import { BoardViews, type Showing } from '../../components/map/board-views';
import { type ChangedHands, ChangedPlaces } from '../../components/map/changed-places';
import { pathOf, straight } from '../../components/map/curve';
import { MapBorder } from '../../components/map/map-border';
import { type LayoutName, MapFrame } from '../../components/map/map-frame';
import { HoldRing, LostCross, StopBar } from '../../components/map/order-marks';
import { ArrowHead, Outlines } from '../../components/map/outlines';
import { OwnedPlaces } from '../../components/map/owned-places';
import { Patterns } from '../../components/map/patterns';
import { PlaceGoals } from '../../components/map/place-areas';
import { PlaceButtons } from '../../components/map/place-buttons';
import { PlaceInfoBar } from '../../components/map/place-info-bar';
import { PlaceNames } from '../../components/map/place-names';
import type { MapPlace } from '../../components/map/places';
import { LeaningName, LeaningText, watersIn } from '../../components/map/water-name';
import { Part, Shown } from './part';

const SIZE = { width: 100 * SEAT_COLOURS.length, height: 420 };

/** A row of spaces, one for each colour. */
const PLACES: readonly (MapPlace & { readonly d: string; readonly owner: string })[] = SEAT_COLOURS.map(
  (owner, at) => {
    const layout = { label: { x: at * 100 + 50, y: 48, size: 13 }, unit: [at * 100 + 50, 200] as const };
    return {
      id: owner,
      owner,
      name: `${capitalized(owner)} hood`,
      abbr: owner.slice(0, 3).toUpperCase(),
      d: `M${at * 100} 20h100v380h-100z`,
      full: layout,
      compact: layout,
    };
  },
);
const CURVE = straight([170, 200], [230, 200]);

/** The parts of every map, on a map with a hood of each colour. */
export function MapParts() {
  const [showing, setShowing] = useState<Showing>('now');
  return (
    <>
      <Part
        name="BoardViews"
        about="A map in its MapFrame, or the board as text, with Tools to choose: outlines, owners’ washes and Patterns, places that changed hands last turn, names, marks of orders, places to press, and PlaceInfoBar."
      >
        <Shown name="eleven owners; press a hood" wide>
          <BoardViews
            showing={showing}
            onShow={setShowing}
            last="Turn 1"
            earlier={null}
            legend="Eleven hoods"
            list={<p className="panel-lead">Eleven hoods, each with another owner.</p>}
          >
            <Board isPast={showing === 'last'} />
          </BoardViews>
        </Shown>
      </Part>
      <Part name="LeaningName" about="A place’s name in a sentence: water leans.">
        <Shown name="land, bold land, water">
          <p>
            <LeaningName name="SoHo" isWater={false} />, <LeaningName name="Chelsea" isWater={false} bold />,{' '}
            <LeaningName name="the Hudson" isWater />
          </p>
        </Shown>
      </Part>
      <Part name="LeaningText" about="A sentence in which the waters lean.">
        <Shown name="one water">
          <p>
            <LeaningText text="The fleet sails from the Hudson to SoHo." waters={watersIn(['the Hudson'])} />
          </p>
        </Shown>
      </Part>
    </>
  );
}

function Board({ isPast }: { readonly isPast: boolean }) {
  const [chosen, setChosen] = useState<string | null>('green');
  const leave = () => setChosen(null);
  return (
    <MapFrame
      size={SIZE}
      near={[]}
      label="A map of eleven hoods"
      definitions={
        <defs>
          <Outlines outline="sample" places={PLACES} coast={`M0 20h${SIZE.width}v380h-${SIZE.width}z`} />
          <Patterns />
          <ArrowHead size={4} />
        </defs>
      }
      border={<MapBorder size={SIZE} />}
      world={(layout, dragged) => <World {...{ layout, dragged, chosen, setChosen, leave, isPast }} />}
    >
      {chosen === null ? null : (
        <PlaceInfoBar onLeave={leave}>The {chosen} hood. It takes no order.</PlaceInfoBar>
      )}
    </MapFrame>
  );
}

interface WorldProps {
  readonly layout: LayoutName;
  readonly dragged: () => boolean;
  readonly chosen: string | null;
  readonly setChosen: (place: string) => void;
  readonly leave: () => void;
  readonly isPast: boolean;
}

const CHANGED: ChangedHands = new Map([
  ['teal', 'pink'],
  ['violet', null],
]);
const NOT_CHANGED: ChangedHands = new Map();

function World({ layout, dragged, chosen, setChosen, leave, isPast }: WorldProps) {
  return (
    <>
      <rect width={SIZE.width} height={SIZE.height} fill="var(--map-sea)" />
      <OwnedPlaces
        owners={Object.fromEntries(PLACES.map(({ id, owner }) => [id, owner]))}
        outline="sample"
        land="var(--map-land)"
      />
      <use href="#coast" fill="none" stroke="var(--map-land-edge)" strokeWidth="2" />
      <PlaceGoals places={isPast ? [] : ['teal', 'violet']} outline="sample" aiding={false} />
      <PlaceGoals places={isPast ? [] : ['pink']} outline="sample" aiding />
      <ChangedPlaces places={isPast ? CHANGED : NOT_CHANGED} outline="sample" />
      <PlaceNames places={PLACES} layout={layout} on={() => 'land'} shortSize={(size) => size} />
      <g fill="none">
        <HoldRing at={[50, 200]} scale={1} />
        <path
          d={pathOf(CURVE)}
          stroke="var(--map-ink)"
          strokeWidth="4"
          markerEnd={isPast ? undefined : 'url(#head)'}
        />
        {isPast ? <StopBar curve={CURVE} scale={1} /> : null}
        <LostCross at={isPast ? [350, 200] : undefined} scale={1} halo={10} ink={4} />
      </g>
      <PlaceButtons
        places={PLACES.map(({ id, name, full }) => ({ id, name, at: full.unit }))}
        outline="sample"
        chosen={chosen}
        focus={null}
        labelOf={(place) => `${capitalized(place)} hood`}
        onTap={setChosen}
        onLeave={leave}
        dragged={dragged}
      />
    </>
  );
}

import { BOROUGHS } from '../../../engine/nyc-risk/data/map';
import type { View } from '../../../engine/nyc-risk/types';
import { Armies } from './map/armies';
import { BoroughBullets } from './map/boroughs';
import { SIZE } from './map/geometry';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { GEOGRAPHY } from './map/shapes';
import { TrainToken } from './map/train-token';
import { planParts } from './plan';

/** The owners in the picture of the front page: about a borough each. */
const OWNERS: Readonly<Record<string, string>> = {
  manhattan: 'yellow',
  bronx: 'violet',
  queens: 'blue',
  brooklyn: 'teal',
  'staten-island': 'red',
  'new-jersey': 'red',
};
const CONTESTED: Readonly<Record<string, string>> = {
  'financial-district': 'teal',
  inwood: 'violet',
  'washington-heights': 'violet',
  melrose: 'blue',
  'howard-beach': 'teal',
  soho: 'teal',
};
const MAYORS = {
  yellow: 'midtown',
  violet: 'fordham',
  blue: 'astoria',
  teal: 'soho',
  red: 'secaucus',
};

/** An invented board for pictures. */
const DEALT: Pick<View, 'hoods' | 'mayors'> = {
  hoods: Object.fromEntries(
    BOROUGHS.flatMap(({ id, hoods }) =>
      hoods.map((hood, index) => [
        hood,
        { owner: CONTESTED[hood] ?? OWNERS[id] ?? null, units: 1 + ((index * 3 + hood.length) % 6) },
      ]),
    ),
  ),
  mayors: MAYORS,
};

interface PlanPictureProps {
  readonly label: string;
  readonly view?: Pick<View, 'hoods' | 'mayors' | 'train'>;
}

/** A still picture of the street plan, by default of an invented game, for pages about the game. */
export function PlanPicture({ label, view = { ...DEALT, train: 8 } }: PlanPictureProps) {
  const { definitions, ground, relief, border } = planParts();
  const { places, stops } = GEOGRAPHY;
  return (
    <svg className="map" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {definitions}
      {ground}
      <Holdings hoods={view.hoods} />
      {relief}
      <BoroughBullets hoods={view.hoods} />
      <Names places={places} mayors={Object.values(view.mayors)} layout="compact" />
      <Armies places={places} view={view} people={{}} layout="compact" />
      <TrainToken at={stops[view.train]} />
      {border}
    </svg>
  );
}

import type { View } from '../../../engine/nyc-risk/types';
import { DEALT } from './dealt';
import { Armies } from './map/armies';
import { BoroughBullets } from './map/boroughs';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { GEOGRAPHY } from './map/shapes';
import { SIZE } from './map/size';
import { TrainToken } from './map/train-token';
import { planParts } from './plan';

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

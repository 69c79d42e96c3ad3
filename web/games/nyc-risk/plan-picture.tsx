import { DEALT } from './dealt';
import { Armies } from './map/armies';
import { BoroughBullets } from './map/boroughs';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { GEOGRAPHY } from './map/shapes';
import { SIZE } from './map/size';
import { TrainToken } from './map/train-token';
import { planParts } from './plan';

/** A still picture of the street plan in a running game, for pages about the game. */
export function PlanPicture({ label }: { label: string }) {
  const { definitions, ground, relief, border } = planParts();
  const { places, stops } = GEOGRAPHY;
  return (
    <svg className="map" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {definitions}
      {ground}
      <Holdings hoods={DEALT.hoods} />
      {relief}
      <BoroughBullets hoods={DEALT.hoods} />
      <Names places={places} mayors={Object.values(DEALT.mayors)} layout="compact" />
      <Armies places={places} view={DEALT} people={{}} layout="compact" />
      <TrainToken at={stops[8]} />
      {border}
    </svg>
  );
}

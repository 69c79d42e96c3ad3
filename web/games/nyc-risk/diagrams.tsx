import type { Order } from '../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../engine/nyc-risk/types';
import type { Language } from '../../../messages/languages';
import { MapDiagram, SharedMap } from '../../components/diagrams/map-diagram';
import type { Texts } from '../../lib/texts';
import type { Diagrams, Pictured } from '../diagrams';
import { type Arrow, arrowOf } from './arrows';
import { corrections } from './corrections';
import { Armies } from './map/armies';
import { ArrowLines } from './map/arrow-lines';
import { BoroughBullets } from './map/boroughs';
import { Closures } from './map/closures';
import { SIZE } from './map/geometry';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { GEOGRAPHY } from './map/shapes';
import { TrainToken } from './map/train-token';
import { planParts } from './plan';

/** The boards on the pages of the rules. */
export const diagrams = (t: Texts<'nyc-risk'>, language: Language): Diagrams => ({
  shared: () => <SharedMap {...planParts()} />,
  picture: (pictured) => <Picture {...pictured} />,
  words: corrections(t, language).words,
  hasStory: true,
});

function Picture({ step, isAfter, around }: Pictured) {
  const view = (isAfter ? step.position : step.before) as View;
  const arrows = isAfter ? [] : arrowsOf(step.orders);
  const places = around.length > 0 ? around : arrows.flatMap(({ from, to }) => [from, to]);
  return (
    <MapDiagram
      size={SIZE}
      places={GEOGRAPHY.places}
      around={places}
      shows={isAfter ? 'left' : 'done'}
      below={<Holdings hoods={view.hoods} />}
      above={(seen, layout) => (
        <>
          <Closures geography={GEOGRAPHY} view={view} />
          <BoroughBullets hoods={view.hoods} />
          <ArrowLines {...{ arrows, layout }} places={GEOGRAPHY.places} />
          <Names {...{ layout }} places={seen} mayors={Object.values(view.mayors)} />
          <Armies {...{ view, layout }} places={seen} people={{}} />
          <TrainToken at={GEOGRAPHY.stops[view.train]} />
        </>
      )}
    />
  );
}

/** Attacks and moves; refused ones are crossed out. */
function arrowsOf(verdicts: readonly { order: unknown; result: string }[]): readonly Arrow[] {
  return verdicts.flatMap(({ order, result }) => arrowOf(order as Order, null, result === 'rejected') ?? []);
}

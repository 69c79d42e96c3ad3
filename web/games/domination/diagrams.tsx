import type { Order } from '../../../engine/domination/orders/order-types';
import type { View } from '../../../engine/domination/types';
import type { Language } from '../../../messages/languages';
import { MapDiagram, SharedMap } from '../../components/diagrams/map-diagram';
import type { ShownStep } from '../../lib/shown-step';
import type { Texts } from '../../lib/texts';
import type { Diagrams, Pictured } from '../diagrams';
import { changesOf } from './changes';
import { corrections } from './corrections';
import { Forces } from './map/forces';
import { SIZE } from './map/geometry';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { PLACES } from './map/shapes';
import { mapParts } from './map-parts';

/** The boards on the pages of the rules. */
export const diagrams = (t: Texts<'domination'>, language: Language): Diagrams => ({
  shared: () => <SharedMap {...mapParts()} />,
  picture: (pictured) => <Picture {...pictured} />,
  words: corrections(t, language).words,
  hasStory: true,
});

const LAND = new Set(PLACES.filter(({ sea }) => !sea).map(({ id }) => id));

function Picture({ step, isAfter, around }: Pictured) {
  const { forces } = (isAfter ? step.position : step.before) as View;
  const changes = changesOf(isAfter ? [] : ordersDone(step));
  const places = around.length > 0 ? around : [...Object.keys(forces), ...changes.keys()];
  return (
    <MapDiagram
      size={SIZE}
      places={PLACES}
      around={places}
      shows={isAfter ? 'left' : 'done'}
      below={<Holdings forces={forces} land={LAND} />}
      above={(seen, layout) => (
        <>
          <Names {...{ layout }} places={seen} />
          <Forces {...{ forces, changes, layout }} places={seen} />
        </>
      )}
    />
  );
}

function ordersDone({ orders }: ShownStep): readonly Order[] {
  return orders
    .filter(({ result }) => result === 'ok' || result === 'partial')
    .map(({ order }) => order as Order);
}

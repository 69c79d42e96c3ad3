import { STANDARD } from '../../../engine/classic/data/standard';
import type { Position } from '../../../engine/classic/types';
import { MapDiagram, SharedMap } from '../../components/diagrams/map-diagram';
import { OwnedPlaces } from '../../components/map/owned-places';
import type { Texts } from '../../lib/texts';
import type { Diagrams, Pictured } from '../diagrams';
import { corrections } from './corrections';
import { type DrawnOrder, drawnVerdicts } from './drawn-orders';
import { Centres } from './map/centres';
import { SIZE } from './map/geometry';
import { Names } from './map/names';
import { OrderLines } from './map/order-lines';
import { Pieces } from './map/pieces';
import { PLACES } from './map/shapes';
import { mapParts } from './map-parts';
import { provinceId } from './places';

/** The boards on the pages of the rules. */
export const diagrams = (t: Texts<'classic'>): Diagrams => ({
  shared: () => <SharedMap {...mapParts()} />,
  picture: (pictured) => <Picture {...pictured} />,
  words: corrections(STANDARD, t).words,
  result: corrections(STANDARD, t).result,
  hasStory: false,
});

function Picture({ step, isAfter, around }: Pictured) {
  const { centres, units, dislodged } = (isAfter ? step.position : step.before) as Position;
  const orders = isAfter ? [] : drawnVerdicts(STANDARD, step.before as Position, step.orders);
  const places = around.length > 0 ? around : placesOf(orders, units);
  return (
    <MapDiagram
      size={SIZE}
      places={PLACES}
      around={places}
      shows={isAfter ? 'left' : 'orders'}
      below={<OwnedPlaces outline="province" owners={centres} />}
      above={(seen, layout) => (
        <>
          <OrderLines {...{ orders, layout }} places={PLACES} part="lines" />
          <Centres {...{ centres, layout }} places={seen} />
          <Pieces {...{ units, dislodged, layout }} places={PLACES} />
          <OrderLines {...{ orders, layout }} places={PLACES} part="ends" />
          <Names {...{ layout }} places={seen} />
        </>
      )}
    />
  );
}

/** The provinces in which a unit stands, or to which an order goes. */
function placesOf(orders: readonly DrawnOrder[], units: Position['units']): readonly string[] {
  const goals = orders.flatMap((order) => ('to' in order ? [order.to] : 'at' in order ? [order.at] : []));
  return [...units.map(({ at }) => at), ...goals].map((place) => provinceId(place));
}

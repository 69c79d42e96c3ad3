import { STANDARD } from '../../../engine/ny2047/data/standard';
import type { Position } from '../../../engine/ny2047/types';
import { MapDiagram, SharedMap } from '../../components/diagrams/map-diagram';
import { OwnedPlaces } from '../../components/map/owned-places';
import type { Texts } from '../../lib/texts';
import type { Diagrams, Pictured } from '../diagrams';
import { type Arrow, arrowsOfVerdicts } from './arrows';
import { chartParts } from './chart';
import { corrections } from './corrections';
import { ArrowLines } from './map/arrow-lines';
import { Marks } from './map/marks';
import { Names } from './map/names';
import { Pieces, stacksOf } from './map/pieces';
import { PLACES, SIZE } from './map/shapes';

/** The boards on the pages of the rules. */
export const diagrams = (t: Texts<'ny2047'>): Diagrams => ({
  shared: () => <SharedMap {...chartParts()} />,
  picture: (pictured) => <Picture {...pictured} />,
  words: corrections(STANDARD, t).words,
  result: corrections(STANDARD, t).result,
  hasStory: false,
});

function Picture({ step, isAfter, around }: Pictured) {
  const position = (isAfter ? step.position : step.before) as Position;
  const arrows = isAfter ? [] : arrowsOfVerdicts(step.before as Position, step.orders);
  const places = around.length > 0 ? around : placesOf(arrows, position);
  return (
    <MapDiagram
      size={SIZE}
      places={PLACES}
      around={places}
      shows={isAfter ? 'turn' : 'orders'}
      below={<OwnedPlaces outline="space" owners={position.control} land="var(--map-land)" />}
      above={(seen, layout) => (
        <>
          <ArrowLines {...{ arrows, layout }} places={PLACES} part="lines" />
          <Marks {...{ position, layout }} places={seen} />
          <Pieces {...{ layout }} places={seen} stacks={stacksOf(position)} />
          <ArrowLines {...{ arrows, layout }} places={PLACES} part="ends" />
          <Names {...{ layout }} places={seen} />
        </>
      )}
    />
  );
}

/** The spaces of units, and the goals of orders. */
function placesOf(arrows: readonly Arrow[], { units }: Position): readonly string[] {
  return [
    ...units.map(({ space }) => space),
    ...arrows.map((arrow) => ('to' in arrow ? arrow.to : arrow.at)),
  ];
}

import type { Drawing, DrawnSpace, Point } from '../../../engine/drawing/drawing';
import { graphDrawing } from '../../../engine/drawing/graph';
import { TURRETONS } from '../../../engine/ny2047/types';
import type { SpaceDefinition, Variant } from '../../../engine/ny2047/variant/definition';
import { beside, type DrawnMap, drawnMap, LETTERS } from '../../components/map/drawn-map';
import type { MarkedLayout } from '../../components/map/map-file';
import type { Place } from './map/shapes';
import type { ChartParts } from './table/board';

/** Where a star, a flag or a Turreton stands beside units. */
const MARK: Point = [24, -4];

/** Graphs by the spaces that they show: one of many spaces takes half a second. */
const GRAPHS = new Map<string, Drawing>();
/** More than are looked at at one time. */
const MOST_GRAPHS = 50;

/** A drawing of a map that has none: a disc for each water, a hexagon for each land, a line for each border. */
function graphOf(spaces: readonly SpaceDefinition[]): Drawing {
  const nodes = spaces.map(({ id, kind, adj }) => ({ id, isWater: kind === 'water', next: adj }));
  const key = JSON.stringify(nodes);
  const known = GRAPHS.get(key);
  if (known !== undefined) return known;
  const drawing = graphDrawing(nodes);
  if (GRAPHS.size >= MOST_GRAPHS) GRAPHS.clear();
  GRAPHS.set(key, drawing);
  return drawing;
}

/** The map of a variant from its drawing, or as a graph. */
export function ownChartParts({ spaces, turretons, drawing }: Variant): ChartParts {
  const map = drawnMap({
    spaces: spaces.map(({ id, kind }) => ({ id, isWater: kind === 'water' })),
    drawing: drawing ?? graphOf(spaces),
    outline: 'space',
  });
  const { shapeOf, placed: _, ...parts } = map;
  return {
    ...parts,
    places: spaces.flatMap((space): readonly Place[] => {
      const shape = shapeOf(space.id);
      if (shape === undefined) return [];
      const { id, name, abbr, kind, star } = space;
      const turreton = TURRETONS.find((one) => turretons[one] === id) ?? null;
      const hasMark = star || turreton !== null;
      const layout = (letters: number) => layoutOf(shape, map, hasMark, letters);
      return [
        {
          ...{ id, name, abbr, kind, star, turreton },
          full: layout(LETTERS.full),
          compact: layout(LETTERS.compact),
        },
      ];
    }),
  };
}

function layoutOf(
  { unit: at, label, centre }: DrawnSpace,
  { placed }: DrawnMap,
  hasMark: boolean,
  letters: number,
): MarkedLayout {
  const unit = placed(at);
  const [x, y] = placed(label);
  return {
    unit,
    label: { x, y, size: letters },
    mark: hasMark ? (centre === undefined ? beside(unit, MARK) : placed(centre)) : null,
  };
}

import { CLASSIC } from '../../../../engine/classic/data/standard';
import { type Variant, type VariantOnMap, withMap } from '../../../../engine/classic/variant/definition';
import type { Drawing, DrawnSpace } from '../../../../engine/drawing/drawing';
import { SIZE } from '../map/geometry';
import { BEYOND, LAKES, PLACES, PROVINCES } from '../map/shapes';

/** A variant on the map of Classic as one with its own copy of that map, so that its spaces can be changed. */
export function withOwnMap(variant: VariantOnMap): Variant {
  return { ...withMap(variant, CLASSIC), drawing: DRAWING };
}

/** The drawing of Classic's map in the form of a variant's. */
const DRAWING: Drawing = {
  viewBox: [0, 0, SIZE.width, SIZE.height],
  credit: 'Coast and some borders: Natural Earth (public domain), through world-atlas',
  spaces: PLACES.map(({ id, compact }, at): DrawnSpace => {
    const coasts = Object.entries(compact.coasts).map(([coast, { unit }]) => [coast, unit] as const);
    return {
      id,
      path: PROVINCES[at]?.d ?? '',
      unit: compact.unit,
      label: [compact.label.x, compact.label.y],
      ...(compact.mark !== null && { centre: compact.mark }),
      ...(coasts.length > 0 && { coasts: Object.fromEntries(coasts) }),
    };
  }),
  decorations: [
    ...BEYOND.map(({ d, kind }) => ({ path: d, role: kind === 'land' ? 'land' : 'water' }) as const),
    ...LAKES.map(({ d }) => ({ path: d, role: 'water' }) as const),
  ],
};

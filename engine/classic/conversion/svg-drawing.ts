import { type Drawing, type DrawnSpace, type Point, PROPORTIONS } from '../../drawing/drawing';
import type { SpaceDefinition } from '../variant/definition';
import { BELOW, outlinesWithIds, within } from '../variant/edits/from-svg';
import { middleOf, pointsAlong } from '../variant/edits/outlines';

/**
 * The drawing of a map from an SVG of its program, in which each space has an outline with one of its codes as its id, and
 * coasts perhaps have their own, "stp/nc". Otherwise the codes of the spaces that have no outline, which are none where
 * the SVG has no size, or proportions for which pages have no room.
 * @param codes what the program calls the spaces, by our ids
 */
export function svgDrawing(
  svg: string,
  spaces: readonly SpaceDefinition[],
  codes: ReadonlyMap<string, readonly string[]>,
): Drawing | readonly string[] {
  const codesOf = (location: string) => {
    const [id = '', coast] = location.split('/');
    return (codes.get(id) ?? []).map((code) => (coast === undefined ? code : `${code}/${coast}`));
  };
  const wanted = spaces.flatMap(({ id, coasts = [] }) => [id, ...coasts.map((coast) => coast.id)]);
  const found = outlinesWithIds(svg, new Set(wanted.flatMap(codesOf)));
  if (found === null) return [];
  const outlineOf = (location: string) => codesOf(location).flatMap((code) => found.paths.get(code) ?? [])[0];
  const missing = spaces.flatMap(({ id }) => (outlineOf(id) === undefined ? codesOf(id).slice(0, 1) : []));
  if (missing.length > 0) return missing;
  const { width, height } = found.size;
  if (width < PROPORTIONS.least * height || width > PROPORTIONS.most * height) return [];
  const middle = (path: string) => within(middleOf(pointsAlong(path)), found.size);
  return {
    viewBox: [0, 0, width, height],
    spaces: spaces.map(({ id, coasts = [] }): DrawnSpace => {
      const path = outlineOf(id) ?? '';
      const unit = middle(path);
      const berths = coasts.flatMap((coast): readonly (readonly [string, Point])[] => {
        const shore = outlineOf(coast.id);
        return shore === undefined ? [] : [[coast.id, middle(shore)]];
      });
      const label = within([unit[0], unit[1] + BELOW], found.size);
      return { id, path, unit, label, ...(berths.length > 0 && { coasts: Object.fromEntries(berths) }) };
    }),
  };
}

import { type Path, problem, twice, type VariantProblem } from '../core/variant-checks';
import { fault } from '../fault';
import { type Drawing, type Point, PROPORTIONS } from './drawing';
import { pathCommands } from './path';

/** A space as its drawing is checked. */
interface Space {
  readonly id: string;
  readonly abbr: string;
  readonly coasts?: readonly { readonly id: string }[] | undefined;
}

/** What is wrong with the drawing of a map; a map may have none. */
export function drawingProblems(
  drawing: Drawing | undefined,
  spaces: readonly Space[],
): readonly VariantProblem[] {
  if (drawing === undefined) return [];
  const drawn = new Set(drawing.spaces.map(({ id }) => id));
  const known = new Map(spaces.map((space) => [space.id, space]));
  const [left, top, width, height] = drawing.viewBox;
  const isInside = ([x, y]: Point) => x >= left && x <= left + width && y >= top && y <= top + height;
  const { least, most } = PROPORTIONS;
  return [
    ...(width < least * height || width > most * height
      ? [problem('proportions', ['drawing', 'viewBox'], fault('variant.proportions', PROPORTIONS))]
      : []),
    ...spaces.flatMap(({ id }, at) =>
      drawn.has(id) ? [] : [problem('no-shape', ['spaces', at], fault('variant.noShape', { id }))],
    ),
    ...drawing.spaces.flatMap((shape, at): readonly VariantProblem[] => {
      const path: Path = ['drawing', 'spaces', at];
      const isTwice = drawing.spaces.findIndex(({ id }) => id === shape.id) < at;
      const own = (known.get(shape.id)?.coasts ?? []).map(({ id }) => id);
      const { centre, coasts = {} } = shape;
      const points = [shape.unit, shape.label, ...(centre ? [centre] : []), ...Object.values(coasts)];
      return [
        ...(known.has(shape.id)
          ? []
          : [problem('no-space', path, fault('variant.noSpace', { id: shape.id }))]),
        ...(isTwice ? [twice(path, shape.id)] : []),
        ...(points.every(isInside)
          ? []
          : [problem('outside', path, fault('variant.outside', { id: shape.id }))]),
        ...Object.keys(coasts).flatMap((coast) =>
          own.includes(coast)
            ? []
            : [
                problem(
                  'unknown-place',
                  [...path, 'coasts', coast],
                  fault('variant.unknownPlace', { id: coast }),
                ),
              ],
        ),
        ...pathProblems(shape.path, [...path, 'path']),
      ];
    }),
    ...crowdedCodes(drawing, known),
    ...(drawing.decorations ?? []).flatMap((one, at) =>
      pathProblems(one.path, ['drawing', 'decorations', at, 'path']),
    ),
  ];
}

/** How wide a capital letter of a code is, and how high a line of them, in widths of the whole drawing. */
const LETTER = { width: 0.015, height: 0.018 };

/** Codes that the edge of the drawing would cut off, or that would be written over each other. */
function crowdedCodes(
  { viewBox, spaces }: Drawing,
  known: ReadonlyMap<string, Space>,
): readonly VariantProblem[] {
  const [left, , width] = viewBox;
  const codes = spaces.flatMap(({ id, label: [x, y] }, at) => {
    const { abbr } = known.get(id) ?? {};
    return abbr === undefined ? [] : [{ at, id, abbr, x, y, half: (abbr.length * LETTER.width * width) / 2 }];
  });
  return codes.flatMap(({ at, abbr, id, x, y, half }, place): readonly VariantProblem[] => {
    const path: Path = ['drawing', 'spaces', at, 'label'];
    if (x - half < left || x + half > left + width)
      return [problem('cut-off', path, fault('variant.cutOff', { code: abbr, id }))];
    const other = codes
      .slice(0, place)
      .find((one) => Math.abs(one.x - x) < one.half + half && Math.abs(one.y - y) < LETTER.height * width);
    return other === undefined
      ? []
      : [problem('no-room', path, fault('variant.noRoom', { code: abbr, other: other.abbr }))];
  });
}

function pathProblems(text: string, path: Path): readonly VariantProblem[] {
  return pathCommands(text) === undefined ? [problem('bad-path', path, fault('variant.badPath'))] : [];
}

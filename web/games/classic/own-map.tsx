import type { CoastDefinition, SpaceDefinition, Variant } from '../../../engine/classic/variant/definition';
import type { Drawing, DrawnSpace, Point } from '../../../engine/drawing/drawing';
import { type Placing, pathCommands, pathText } from '../../../engine/drawing/path';
import { MapBorder } from '../../components/map/map-border';
import { ArrowHead, Outlines } from '../../components/map/outlines';
import { Patterns } from '../../components/map/patterns';
import type { Size } from '../../components/map/use-view';
import { MUTED } from './map/ground';
import type { Layout, Place } from './map/size';
import type { MapParts } from './map-parts';
import { PowerSigns } from './power-signs';

/** The width of every drawn map, for which pieces, names and lines are made. */
const WIDTH = 1000;

/** The sizes of names where they are written out, and of abbreviations. */
const NAME = 13;
const SHORT = 24;

/** Where the mark of a centre and a dislodged unit stand beside a unit. */
const MARK: Point = [21, 9];
const ASIDE: Point = [-15, -13];
/** Where a fleet stands on a coast that the drawing does not place, from the place of units. */
const COASTS: Readonly<Record<string, Point>> = { nc: [0, -34], sc: [0, 34], ec: [34, 0], wc: [-34, 0] };

interface Outline {
  readonly id: string;
  readonly d: string;
  readonly isWater: boolean;
}

/**
 * The map of a variant from its drawing. Nothing of the file becomes markup: paths are read and printed anew, everything
 * else is numbers, and names are texts.
 */
export function ownMapParts({ spaces, powers }: Variant, drawing: Drawing): MapParts {
  const [left, top, width, height] = drawing.viewBox;
  const placing: Placing = { left, top, scale: WIDTH / width };
  const size: Size = { width: WIDTH, height: Math.round(height * placing.scale) };
  const path = (text: string) => pathText(pathCommands(text) ?? [], placing);
  const drawn = new Map(drawing.spaces.map((shape) => [shape.id, shape]));
  const outlines = spaces.flatMap(({ id, kind }): readonly Outline[] => {
    const shape = drawn.get(id);
    return shape === undefined ? [] : [{ id, d: path(shape.path), isWater: kind === 'water' }];
  });
  const decorations = (drawing.decorations ?? []).map(({ role, path: text }) => ({ role, d: path(text) }));
  const coast = [
    ...outlines.flatMap(({ isWater, d }) => (isWater ? [] : [d])),
    ...decorations.flatMap(({ role, d }) => (role === 'land' ? [d] : [])),
  ].join('');
  return {
    size,
    places: spaces.flatMap((space) => {
      const shape = drawn.get(space.id);
      return shape === undefined ? [] : [placeOf(space, shape, placing)];
    }),
    definitions: (
      <defs>
        <Patterns />
        <Outlines outline="province" places={outlines} coast={coast} />
        <ArrowHead size={3.6} tip={7} />
        <PowerSigns powers={powers} />
      </defs>
    ),
    ground: <Ground {...{ size, outlines, decorations }} />,
    relief: <Relief {...{ outlines, decorations }} />,
    border: <MapBorder size={size} />,
  };
}

interface LayersProps {
  readonly outlines: readonly Outline[];
  readonly decorations: readonly { readonly role: string; readonly d: string }[];
}

/** Everything below the owners' colours: the sea, parts out of play, bare land. */
function Ground({ size, outlines, decorations }: LayersProps & { readonly size: Size }) {
  return (
    <g>
      <rect width={size.width} height={size.height} fill="var(--skin-ground)" />
      <g fill="none" stroke="var(--skin-line)" strokeLinejoin="round">
        <use href="#coast" strokeWidth="14" opacity=".12" />
        <use href="#coast" strokeWidth="6" opacity=".2" />
      </g>
      {decorations.map(({ role, d }, at) =>
        role === 'land' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <path key={at} d={d} fillRule="evenodd" style={MUTED} />
        ) : null,
      )}
      {outlines.map(({ id, isWater }) =>
        isWater ? null : <use key={id} href={`#province-${id}`} fill="var(--skin-land)" />,
      )}
    </g>
  );
}

/** Everything above the owners' colours: lakes, borders, lines at sea. */
function Relief({ outlines, decorations }: LayersProps) {
  const of = (wanted: string) => decorations.filter(({ role }) => role === wanted).map(({ d }) => d);
  return (
    <g fill="none" pointerEvents="none" strokeLinejoin="round">
      <path
        d={of('water').join('')}
        fill="var(--skin-ground)"
        stroke="var(--skin-line)"
        strokeWidth=".8"
        fillRule="evenodd"
      />
      <g stroke="var(--skin-line)" strokeWidth="1.4" strokeDasharray="6 5" opacity=".85">
        {outlines.map(({ id, isWater }) => (isWater ? <use key={id} href={`#province-${id}`} /> : null))}
      </g>
      <g stroke="var(--skin-line)" strokeWidth="1.6">
        {outlines.map(({ id, isWater }) => (isWater ? null : <use key={id} href={`#province-${id}`} />))}
      </g>
      <path d={of('line').join('')} stroke="var(--map-water-ink)" strokeWidth="1.6" />
    </g>
  );
}

function placeOf(space: SpaceDefinition, shape: DrawnSpace, placing: Placing): Place {
  return {
    id: space.id,
    name: space.name,
    abbr: space.abbr,
    water: space.kind === 'water',
    full: layoutOf(space, shape, placing, NAME),
    compact: layoutOf(space, shape, placing, SHORT),
  };
}

function layoutOf(
  { centre: isCentre, coasts = [] }: SpaceDefinition,
  { unit: at, label, centre, coasts: berths = {} }: DrawnSpace,
  { left, top, scale }: Placing,
  letters: number,
): Layout {
  const placed = ([x, y]: Point): Point => [tenth((x - left) * scale), tenth((y - top) * scale)];
  const unit = placed(at);
  const [x, y] = placed(label);
  const berth = ({ id }: CoastDefinition): Point => {
    const drawn = berths[id];
    return drawn === undefined ? beside(unit, COASTS[id.split('/')[1] ?? ''] ?? MARK) : placed(drawn);
  };
  return {
    unit,
    label: { x, y, size: letters },
    mark: isCentre ? (centre === undefined ? beside(unit, MARK) : placed(centre)) : null,
    dislodged: beside(unit, ASIDE),
    coasts: Object.fromEntries(
      coasts.map((coast) => {
        const [fleetX, fleetY] = berth(coast);
        return [
          coast.id,
          { unit: [fleetX, fleetY] as const, label: { x: fleetX, y: fleetY - 19, size: letters * 0.7 } },
        ] as const;
      }),
    ),
  };
}

function beside([x, y]: Point, [right, down]: Point): Point {
  return [tenth(x + right), tenth(y + down)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

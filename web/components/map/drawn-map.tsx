import type { ReactNode } from 'react';
import type { Drawing, DrawnSpace, Point } from '../../../engine/drawing/drawing';
import { type Placing, pathCommands, pathText } from '../../../engine/drawing/path';
import { MapBorder } from './map-border';
import type { StillParts } from './map-parts';
import { ArrowHead, Outlines } from './outlines';
import { Patterns } from './patterns';
import type { Size } from './use-view';

/** The width of every drawn map, for which pieces, names and lines are made. */
const WIDTH = 1000;

/** The sizes of names where they are written out, and of abbreviations. */
export const LETTERS = { full: 13, compact: 24 } as const;

const MUTED = { fill: 'color-mix(in oklab, var(--skin-land) 45%, var(--skin-ground))' };

interface Outline {
  readonly id: string;
  readonly d: string;
  readonly isWater: boolean;
}

/** The parts of a drawn map that do not move, and what places its moving ones. */
export interface DrawnMap extends StillParts {
  readonly size: Size;
  /** A point of the drawing on the map. */
  readonly placed: (point: Point) => Point;
  readonly shapeOf: (space: string) => DrawnSpace | undefined;
}

interface DrawnMapProps {
  readonly spaces: readonly { readonly id: string; readonly isWater: boolean }[];
  readonly drawing: Drawing;
  /** The prefix of a space's id in the id of its outline. */
  readonly outline: string;
  /** Further definitions: signs that only this map has. */
  readonly signs?: ReactNode;
}

/**
 * The map of a variant from its drawing. Nothing of the file becomes markup: paths are read and printed anew, everything
 * else is numbers, and names are texts.
 */
export function drawnMap({ spaces, drawing, outline, signs = null }: DrawnMapProps): DrawnMap {
  const [left, top, width, height] = drawing.viewBox;
  const placing: Placing = { left, top, scale: WIDTH / width };
  const size: Size = { width: WIDTH, height: Math.round(height * placing.scale) };
  const path = (text: string) => pathText(pathCommands(text) ?? [], placing);
  const drawn = new Map(drawing.spaces.map((shape) => [shape.id, shape]));
  const outlines = spaces.flatMap(({ id, isWater }): readonly Outline[] => {
    const shape = drawn.get(id);
    return shape === undefined ? [] : [{ id, d: path(shape.path), isWater }];
  });
  const decorations = (drawing.decorations ?? []).map(({ role, path: text }) => ({ role, d: path(text) }));
  const coast = [
    ...outlines.flatMap(({ isWater, d }) => (isWater ? [] : [d])),
    ...decorations.flatMap(({ role, d }) => (role === 'land' ? [d] : [])),
  ].join('');
  return {
    size,
    shapeOf: (space) => drawn.get(space),
    placed: ([x, y]) => [tenth((x - left) * placing.scale), tenth((y - top) * placing.scale)],
    definitions: (
      <defs>
        <Patterns />
        <Outlines outline={outline} places={outlines} coast={coast} />
        <ArrowHead size={3.6} tip={7} />
        {signs}
      </defs>
    ),
    ground: <Ground {...{ size, outline, outlines, decorations }} />,
    relief: <Relief {...{ outline, outlines, decorations }} />,
    border: <MapBorder size={size} />,
  };
}

interface LayersProps {
  readonly outline: string;
  readonly outlines: readonly Outline[];
  readonly decorations: readonly { readonly role: string; readonly d: string }[];
}

/** Everything below the owners' colours: the sea, parts out of play, bare land. */
function Ground({ size, outline, outlines, decorations }: LayersProps & { readonly size: Size }) {
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
        isWater ? null : <use key={id} href={`#${outline}-${id}`} fill="var(--skin-land)" />,
      )}
    </g>
  );
}

/** Everything above the owners' colours: lakes, borders, lines at sea. */
function Relief({ outline, outlines, decorations }: LayersProps) {
  const of = (wanted: string) => decorations.filter(({ role }) => role === wanted).map(({ d }) => d);
  const borders = (water: boolean) =>
    outlines.map(({ id, isWater }) =>
      isWater === water ? <use key={id} href={`#${outline}-${id}`} /> : null,
    );
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
        {borders(true)}
      </g>
      <g stroke="var(--skin-line)" strokeWidth="1.6">
        {borders(false)}
      </g>
      <path d={of('line').join('')} stroke="var(--map-water-ink)" strokeWidth="1.6" />
    </g>
  );
}

/** A point this far from another one. */
export function beside([x, y]: Point, [right, down]: Point): Point {
  return [tenth(x + right), tenth(y + down)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

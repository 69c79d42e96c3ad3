import { Parser } from 'htmlparser2';
import svgpath from 'svgpath';
import type { Drawing, DrawnSpace, Point } from '../../../drawing/drawing';
import { pathCommands } from '../../../drawing/path';
import type { SpaceDefinition, Variant } from '../definition';
import { FORM } from '../definition';
import { LIMITS } from '../schema';
import { cleaned, idsFor, slugOf } from './names';
import { middleOf, neighboursOf, type Outline, pointsAlong } from './outlines';
import { newPower } from './powers';

/** Why an SVG cannot be read. */
export type SvgFault = 'no-svg' | 'no-size' | 'too-much' | 'few-spaces' | 'many-spaces';

/** A variant made of an SVG, and how many shapes without a name are left out. */
export interface FromSvg {
  readonly variant: Variant;
  readonly unnamed: number;
}

const MOST_ELEMENTS = 20_000;
const DEEPEST = 100;
/** The width of every drawing that is made here. */
const WIDTH = 1000;
/** How far below its unit the name of a space stands. */
export const BELOW = 34;

/** What is only used elsewhere in a drawing, or is none of its shapes. */
const NOT_DRAWN = new Set([
  ...['defs', 'symbol', 'clippath', 'mask', 'pattern', 'marker', 'style', 'script', 'foreignobject'],
]);

/** Ids that drawing programs give by themselves. */
const NUMBERED =
  /^(?:path|rect|polygon|polyline|circle|ellipse|shape|layer|g|group|svg|use|image|text|tspan)[-_ ]?\d[\d-]*$/i;
/** What marks a shape, or a group around it, as water, as land whatever its name is, or as a centre. */
const WATER = /^(?:water|waters|sea|seas|ocean|oceans|lake|lakes)$/i;
const LAND = /^(?:land|lands|coast|coasts|coastal|inland)$/i;
const CENTRE = /^(?:centre|center|supply)s?$/i;
/** Words by which a name is that of a water. It is only a guess, which an editor corrects. */
const WATERS =
  /(?:^| )(?:sea|ocean|bay|gulf|strait|straits|channel|sound|lake|lagoon|meer|bucht|golf|kanal|see|mar|golfo|bahía|canal|lago|océano)(?: |$)|(?:meer|bucht|see)$/i;

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** The text of its own `title`. */
  title: string;
}

/** A shape with its name, and with all marks on it and on the groups around it. */
interface Shape {
  readonly name: string | null;
  readonly d: string;
  readonly marks: readonly string[];
}

/**
 * A variant whose spaces are the named shapes of an SVG: a shape, or a whole group, is named by its label, its title or
 * its id. Nothing of the file is kept but names, as texts, and numbers: outlines are read and printed again, and have to
 * pass the same check as those of an uploaded variant. Water, shores and borders are guessed from marks, names and from
 * which outlines meet; powers have no homes yet.
 */
export function variantFromSvg(
  text: string,
  fileName: string,
): { readonly ok: true; readonly value: FromSvg } | { readonly ok: false; readonly fault: SvgFault } {
  const root = treeOf(text);
  if (root === 'too-much') return { ok: false, fault: root };
  const svg = root === null ? undefined : find(root, 'svg');
  if (svg === undefined) return { ok: false, fault: 'no-svg' };
  const box = viewBoxOf(svg.attributes);
  if (box === null) return { ok: false, fault: 'no-size' };
  const [left, top, width, height] = box;
  const scale = WIDTH / width;
  const shapes = shapesIn(svg, `scale(${scale}) translate(${-left} ${-top})`, [], null);
  const named = new Map<string, Shape[]>();
  for (const shape of shapes)
    if (shape.name !== null) named.set(shape.name, [...(named.get(shape.name) ?? []), shape]);
  if (named.size < 2) return { ok: false, fault: 'few-spaces' };
  if (named.size > LIMITS.spaces) return { ok: false, fault: 'many-spaces' };
  const size = { width: WIDTH, height: tenth(height * scale) };
  const title = cleaned(svg.title) || cleaned(fileName.replace(/\.[^.]*$/, '')) || 'Map';
  const unnamed = shapes.filter(({ name }) => name === null).length;
  return { ok: true, value: { variant: made(named, size, title), unnamed } };
}

/** Outlines on a drawing a thousand units wide. */
export interface FoundOutlines {
  readonly size: { readonly width: number; readonly height: number };
  /** By id: a path. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * The outlines of an SVG for the given ids: shapes and groups whose id is one of them, in any case and perhaps with "_" in
 * front, as programs for this game mark the spaces of a map. Null for no SVG, or one without a size.
 */
export function outlinesWithIds(text: string, ids: ReadonlySet<string>): FoundOutlines | null {
  const root = treeOf(text);
  const svg = root === null || root === 'too-much' ? undefined : find(root, 'svg');
  const box = svg === undefined ? null : viewBoxOf(svg.attributes);
  if (svg === undefined || box === null) return null;
  const [left, top, width, height] = box;
  const scale = WIDTH / width;
  const found = new Map<string, string[]>();
  const collect = (element: Element, transform: string, owner: string | null) => {
    for (const child of element.children) {
      if (NOT_DRAWN.has(child.tag)) continue;
      const { id, transform: own } = child.attributes;
      const key = (id ?? '').toLowerCase().replace(/^_/, '');
      const here = ids.has(key) ? key : owner;
      const moved = own === undefined ? transform : `${transform} ${own}`;
      const data = here === null ? null : pathOf(child);
      const d = data === null ? null : plainPath(data, moved);
      if (here !== null && d !== null) found.set(here, [...(found.get(here) ?? []), d]);
      collect(child, moved, here);
    }
  };
  collect(svg, `scale(${scale}) translate(${-left} ${-top})`, null);
  const size = { width: WIDTH, height: tenth(height * scale) };
  return { size, paths: new Map([...found].map(([id, parts]) => [id, largest(parts)])) };
}

function made(
  named: ReadonlyMap<string, readonly Shape[]>,
  size: { readonly width: number; readonly height: number },
  title: string,
): Variant {
  const ids = idsFor([...named.keys()]);
  const drawn = [...named].map(([name, shapes]) => {
    const path = largest(shapes.map(({ d }) => d));
    const marks = shapes.flatMap((shape) => shape.marks);
    const isLand = marks.some((mark) => LAND.test(mark));
    const isWater = marks.some((mark) => WATER.test(mark)) || (!isLand && WATERS.test(name));
    const outline: Outline = { id: ids.get(name) ?? '', points: pointsAlong(path) };
    return { name, path, outline, isWater, centre: marks.some((mark) => CENTRE.test(mark)) };
  });
  const { neighbours, waters, shores } = bordersOf(drawn);
  return {
    ...{ schema: FORM, id: slugOf(title), version: 1, title: title.slice(0, 60), author: 'Unknown' },
    ...{ licence: 'Unknown', firstYear: 1901, centresToWin: 1, builds: 'home', convoys: true },
    powers: [
      newPower({ name: 'Blues', adjective: 'Blue' }, 'blue'),
      newPower({ name: 'Reds', adjective: 'Red' }, 'red'),
    ],
    spaces: drawn.map(({ name, outline: { id }, isWater, centre }): SpaceDefinition => {
      const next = (neighbours.get(id) ?? []).slice(0, 30);
      const own = shores.get(id) ?? [];
      const kind = isWater ? 'water' : own.length === 0 ? 'inland' : 'coastal';
      // Fleets go along a shore from one space to the next where both are on the same water.
      const sails = (to: string) =>
        waters.has(to) ||
        (isWater ? shores.has(to) : (shores.get(to) ?? []).some((sea) => own.includes(sea)));
      return {
        ...{ id, name, abbr: id.toUpperCase(), kind, centre },
        army: isWater ? [] : next.filter((to) => !waters.has(to)),
        fleet: kind === 'inland' ? [] : next.filter(sails),
      };
    }),
    drawing: {
      viewBox: [0, 0, size.width, size.height],
      spaces: drawn.map(({ path, outline }): DrawnSpace => {
        const unit = within(middleOf(outline.points), size);
        return { id: outline.id, path, unit, label: within([unit[0], unit[1] + BELOW], size) };
      }),
    } satisfies Drawing,
  };
}

/** The parts of a space as one path: the longest ones, as far as there is room. */
function largest(parts: readonly string[]): string {
  return [...parts]
    .sort((one, other) => other.length - one.length)
    .reduce((path, part) => (path.length + part.length <= LIMITS.path ? path + part : path), '');
}

/** Which outlines meet, and for each land on a shore the waters next to it. */
function bordersOf(drawn: readonly { readonly outline: Outline; readonly isWater: boolean }[]) {
  const neighbours = neighboursOf(drawn.map(({ outline }) => outline));
  const waters = new Set(drawn.flatMap(({ outline, isWater }) => (isWater ? [outline.id] : [])));
  const shores = new Map(
    [...neighbours].flatMap(([id, next]) => {
      const sea = next.filter((one) => waters.has(one));
      return waters.has(id) || sea.length === 0 ? [] : [[id, sea] as const];
    }),
  );
  return { neighbours, waters, shores };
}

function treeOf(text: string): Element | 'too-much' | null {
  const root: Element = { tag: '', attributes: {}, children: [], title: '' };
  const open: Element[] = [root];
  let count = 0;
  let isTooMuch = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        isTooMuch ||= count > MOST_ELEMENTS || open.length > DEEPEST;
        if (isTooMuch) return;
        const element: Element = { tag: name.toLowerCase(), attributes, children: [], title: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (part) => {
        const around = open.at(-2);
        if (open.at(-1)?.tag === 'title' && around !== undefined) around.title += part.slice(0, 200);
      },
      onclosetag: () => {
        if (!isTooMuch && open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  if (isTooMuch) return 'too-much';
  return root.children.length === 0 ? null : root;
}

function find(element: Element, tag: string): Element | undefined {
  if (element.tag === tag) return element;
  for (const child of element.children) {
    const found = find(child, tag);
    if (found !== undefined) return found;
  }
  return undefined;
}

function viewBoxOf({
  viewBox,
  width,
  height,
}: Element['attributes']): readonly [number, number, number, number] | null {
  const box = (viewBox ?? `0 0 ${Number.parseFloat(width ?? '')} ${Number.parseFloat(height ?? '')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, across = 0, down = 0] = box;
  const isSound = box.length === 4 && box.every((one) => Math.abs(one) < 1e6) && across > 0 && down > 0;
  return isSound ? [left, top, across, down] : null;
}

/** The shapes in an element. Those without a name in a named group are parts of that group's space. */
function shapesIn(
  element: Element,
  transform: string,
  marks: readonly string[],
  group: string | null,
): readonly Shape[] {
  return element.children.flatMap((child): readonly Shape[] => {
    if (NOT_DRAWN.has(child.tag)) return [];
    const { attributes } = child;
    const own = attributes.transform === undefined ? transform : `${transform} ${attributes.transform}`;
    const name = nameOf(child);
    const all = [...marks, ...marksOf(attributes)];
    if (child.tag === 'g' || child.tag === 'a') {
      const isSpace = name !== null && attributes['inkscape:groupmode'] !== 'layer' && !hasNames(child);
      return shapesIn(child, own, all, isSpace ? name : null);
    }
    const data = pathOf(child);
    const d = data === null ? null : plainPath(data, own);
    return d === null ? [] : [{ name: name ?? group, d, marks: all }];
  });
}

function hasNames({ children }: Element): boolean {
  return children.some((child) => nameOf(child) !== null || hasNames(child));
}

function nameOf({ tag, attributes, title }: Element): string | null {
  if (tag === 'title' || tag === 'desc') return null;
  const { id = '' } = attributes;
  const given = [attributes['inkscape:label'], attributes['aria-label'], title, attributes['data-name']];
  const name = cleaned(given.find((one) => one !== undefined && cleaned(one) !== '') ?? '');
  if (name !== '') return WATER.test(name) || LAND.test(name) || NUMBERED.test(name) ? null : name;
  if (id === '' || NUMBERED.test(id) || WATER.test(id) || LAND.test(id)) return null;
  const words = cleaned(id.replace(/[_-]+/g, ' ')).replace(/(^| )\p{Ll}/gu, (start) => start.toUpperCase());
  return words === '' ? null : words;
}

/** Words that say what a shape is: its classes, its kind, and the label or id of a group such as "water". */
function marksOf(attributes: Element['attributes']): readonly string[] {
  const { id = '' } = attributes;
  return [
    ...(attributes.class ?? '').split(/\s+/),
    attributes['data-kind'] ?? '',
    attributes['inkscape:label'] ?? '',
    id,
  ].filter((mark) => mark !== '');
}

function pathOf({ tag, attributes }: Element): string | null {
  const number = (key: string) => Number.parseFloat(attributes[key] ?? '0') || 0;
  const round = (x: number, y: number, rx: number, ry: number) =>
    rx > 0 && ry > 0 ? `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z` : null;
  switch (tag) {
    case 'path':
      return attributes.d ?? null;
    case 'polygon':
    case 'polyline':
      return attributes.points === undefined ? null : `M${attributes.points.trim()}Z`;
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      return width > 0 && height > 0 ? `M${number('x')} ${number('y')}h${width}v${height}h${-width}Z` : null;
    }
    case 'circle':
      return round(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return round(number('cx'), number('cy'), number('rx'), number('ry'));
    default:
      return null;
  }
}

/** The numbers of a path where they are drawn, without its transforms; null for anything but a path. */
function plainPath(data: string, transform: string): string | null {
  const path = svgpath(data.slice(0, 200_000)).transform(transform).abs();
  const d = [path.round(1).toString(), path.round(0).toString()].find((one) => one.length <= LIMITS.path);
  const short = d ?? asLines(data, transform);
  return short !== '' && pathCommands(short) !== undefined ? short : null;
}

/** A long path as lines between as many of its points as fit. */
function asLines(data: string, transform: string): string {
  const points = pointsAlong(svgpath(data.slice(0, 200_000)).transform(transform).toString());
  const each = Math.ceil(points.length / (LIMITS.path / 12));
  const kept = points.filter((_, at) => at % each === 0);
  return kept.length < 3 ? '' : `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/** A point, moved onto the drawing if it is outside. */
export function within(
  [x, y]: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  return [tenth(Math.min(width, Math.max(0, x))), tenth(Math.min(height, Math.max(0, y)))];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

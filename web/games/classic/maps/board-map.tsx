import { type PointerEvent, useMemo, useState } from 'react';
import { useTexts } from '#texts';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import { type Definition, withMap } from '../../../../engine/classic/variant/definition';
import { type Anchor, setAnchor } from '../../../../engine/classic/variant/edits/spaces';
import type { Point } from '../../../../engine/drawing/drawing';
import { MapFrame } from '../../../components/map/map-frame';
import { OwnedPlaces } from '../../../components/map/owned-places';
import { PlaceAreas } from '../../../components/map/place-areas';
import { Centres } from '../map/centres';
import { anchorsOf, type Place } from '../map/geometry';
import { Names } from '../map/names';
import { Pieces } from '../map/pieces';
import { partsOf } from '../parts-of';
import { useEditing } from './editing';
import { berthsOf, goalsOf, type Tool } from './tools';

interface BoardMapProps {
  readonly tool: Tool;
  readonly onTap: (space: string) => void;
}

/** The map of the variant as its game begins, with what the tool in hand shows and moves. */
export function BoardMap({ tool, onTap }: BoardMapProps) {
  const t = useTexts('maps');
  const { definition, selected } = useEditing();
  const parts = useMemo(() => partsOf(definition), [definition]);
  const { places, size } = parts;
  const owners = useMemo(() => ownersOf(definition), [definition]);
  const units = useMemo(() => unitsOf(definition, places), [definition, places]);
  const isDrawn = selected !== null && places.some(({ id }) => id === selected);
  return (
    <MapFrame
      size={size}
      near={[]}
      label={t('mapOf', { title: definition.title })}
      definitions={parts.definitions}
      border={parts.border}
      world={(layout, dragged) => (
        <>
          {parts.ground}
          <OwnedPlaces outline="province" owners={owners} />
          {parts.relief}
          {isDrawn ? (
            <use href={`#province-${selected}`} className="map-selected" pointerEvents="none" />
          ) : null}
          <PlaceAreas outline="province" places={places} onTap={onTap} dragged={dragged} />
          {isDrawn ? <Borders places={places} space={selected} tool={tool} /> : null}
          <Centres places={places} layout={layout} centres={owners} />
          <Pieces places={places} layout={layout} units={units} dislodged={[]} />
          <Names places={places} layout={layout} prompted={selected === null ? NONE : [selected]} />
          {isDrawn && tool === 'points' ? (
            <Points space={selected} places={places} width={size.width} />
          ) : null}
        </>
      )}
    />
  );
}

const NONE: readonly string[] = [];

function ownersOf({ powers }: Definition): Readonly<Record<string, string>> {
  return Object.fromEntries(powers.flatMap(({ id, homes }) => homes.map((home) => [home, id])));
}

/** The units that the drawing has a place for. */
function unitsOf({ powers }: Definition, places: readonly Place[]) {
  const known = anchorsOf(places, 'compact');
  return powers.flatMap(({ id, units }) =>
    units.flatMap(({ kind, at }) => (known.has(at) ? [{ power: id, kind, at }] : [])),
  );
}

interface BordersProps {
  readonly places: readonly Place[];
  readonly space: string;
  readonly tool: Tool;
}

/** Lines from a space to where its units can go: solid for armies, dashed for fleets. */
function Borders({ places, space, tool }: BordersProps) {
  const { definition } = useEditing();
  const variant = withMap(definition, CLASSIC);
  const anchors = anchorsOf(places, 'compact');
  const lines = (kind: 'army' | 'fleet') =>
    (kind === 'army' ? [space] : berthsOf(variant, space)).flatMap((from) =>
      goalsOf(variant, kind, from).flatMap((to) => {
        const [start, end] = [anchors.get(from) ?? anchors.get(space), anchors.get(to)];
        return start === undefined || end === undefined ? [] : [{ key: `${from} ${to}`, start, end }];
      }),
    );
  return (
    <g pointerEvents="none">
      {(['army', 'fleet'] as const).map((kind) =>
        tool === kind || tool === 'select'
          ? lines(kind).map(({ key, start, end }) => (
              <path
                key={`${kind} ${key}`}
                className={`map-border-line ${kind}`}
                d={`M${start.join(' ')}L${end.join(' ')}`}
              />
            ))
          : null,
      )}
    </g>
  );
}

interface PointsProps {
  readonly space: string;
  readonly places: readonly Place[];
  readonly width: number;
}

/** The points of a space as handles to drag. The list has the same points as numbers. */
function Points({ space, places, width }: PointsProps) {
  const { ownMap, change } = useEditing();
  const place = places.find(({ id }) => id === space);
  if (ownMap?.drawing === undefined || place === undefined) return null;
  const { drawing } = ownMap;
  const { unit, label, mark, coasts } = place.compact;
  const [left, top, across] = drawing.viewBox;
  const scale = width / across;
  const handles: readonly (readonly [Anchor, Point])[] = [
    ['label', [label.x, label.y]],
    ...(mark === null ? [] : [['centre', mark] as const]),
    ...Object.entries(coasts).map(([id, coast]) => [id, coast.unit] as const),
    ['unit', unit],
  ];
  const move = (anchor: Anchor, [x, y]: Point) =>
    void change(setAnchor(ownMap, space, anchor, [tenth(x / scale + left), tenth(y / scale + top)]));
  return (
    <g>
      {handles.map(([anchor, at]) => (
        <Handle key={anchor} at={at} anchor={anchor} onMove={(to) => move(anchor, to)} />
      ))}
    </g>
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

interface HandleProps {
  readonly anchor: Anchor;
  readonly at: Point;
  readonly onMove: (to: Point) => void;
}

/** A point of a space under the pointer. The map stays where it is while it is dragged. */
function Handle({ anchor, at, onMove }: HandleProps) {
  const t = useTexts('maps');
  const [dragged, setDragged] = useState<Point | null>(null);
  const [x, y] = dragged ?? at;
  const pointOf = (event: PointerEvent<SVGGElement>): Point | null => {
    const around = event.currentTarget.parentElement;
    const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
    if (matrix === null) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [point.x, point.y];
  };
  return (
    <g
      className="map-handle"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(at);
      }}
      onPointerMove={(event) => {
        if (dragged !== null) setDragged(pointOf(event) ?? dragged);
      }}
      onPointerUp={(event) => {
        const to = pointOf(event);
        setDragged(null);
        if (to !== null && Math.hypot(to[0] - at[0], to[1] - at[1]) > 1) onMove(to);
      }}
      onPointerCancel={() => setDragged(null)}
    >
      <title>{anchor.includes('/') ? anchor : t(`anchor.${anchor as 'unit' | 'label' | 'centre'}`)}</title>
      <circle r="18" className="map-handle-room" />
      <circle r="9" />
      <path d="M-5 0H5M0-5V5" />
    </g>
  );
}

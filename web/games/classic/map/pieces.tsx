import { memo } from 'react';
import type { DislodgedUnit, Kind, Unit } from '../../../../engine/classic/types';
import { solidOf } from '../../../components/frame/seats';
import { type Arrivals, arrivalFrom, NO_ARRIVALS } from '../../../components/map/arrival';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import { anchorsOf, besideOf, type Place } from './geometry';

/** The scale of pieces, smaller where names are written out. */
export const SCALES: Readonly<Record<LayoutName, number>> = { full: 0.79, compact: 1 };

/** A unit that leaves does not come from anywhere. */
const HERE: Point = [0, 0];

interface PiecesProps {
  readonly places: readonly Place[];
  readonly units: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  readonly layout: LayoutName;
  readonly arrivals?: Arrivals;
}

/** All units; dislodged ones lean beside their space, half behind their attacker. */
export const Pieces = memo(function Pieces({
  places,
  units,
  dislodged,
  layout,
  arrivals = NO_ARRIVALS,
}: PiecesProps) {
  const anchors = anchorsOf(places, layout);
  const aside = anchorsOf(places, layout, true);
  const scale = SCALES[layout];
  return (
    <g pointerEvents="none">
      {dislodged.map(({ power, kind, at }) => (
        <g key={at} {...arrivalFrom(arrivals.has(besideOf(at)) ? HERE : undefined, HERE)}>
          <g transform={`${placed(aside.get(at))} rotate(-16) scale(${scale * 0.84})`}>
            <Token power={power} kind={kind} dashed />
          </g>
        </g>
      ))}
      {units.map(({ power, kind, at }) => {
        const to = anchors.get(at) ?? [0, 0];
        const from = arrivals.get(at);
        return (
          <g key={`${at} ${from}`} {...arrivalFrom(anchors.get(from ?? ''), to)}>
            <g transform={`${placed(to)} scale(${scale})`}>
              <Token power={power} kind={kind} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

function placed([x, y]: Point = [0, 0]): string {
  return `translate(${x} ${y})`;
}

/** A disc for an army; a hull with a deck for a fleet. */
const OUTLINES: Readonly<Record<Kind, string>> = {
  army: 'M0-14A14 14 0 0 1 0 14A14 14 0 0 1 0-14Z',
  fleet: 'M-17 5H-10.5V-12.5Q0-17.5 10.5-12.5V5H17L12 14.5H-12Z',
};
const EMBLEMS: Readonly<Record<Kind, { readonly y: number; readonly size: number }>> = {
  army: { y: -9.5, size: 19 },
  fleet: { y: -13, size: 17 },
};

interface TokenProps {
  readonly power: string;
  readonly kind: Kind;
  /** Drawn for a unit that is dislodged, or still to be built. */
  readonly dashed?: boolean;
}

/** A unit around (0, 0): its shape shows its kind, its emblem and colour its power. */
export function Token({ power, kind, dashed = false }: TokenProps) {
  const solid = solidOf(power);
  const { y, size } = EMBLEMS[kind];
  return (
    <>
      <path
        d={OUTLINES[kind]}
        fill={`var(--f-${solid})`}
        stroke="var(--map-halo)"
        strokeWidth="4"
        paintOrder="stroke"
        strokeLinejoin="round"
      />
      <path
        d={OUTLINES[kind]}
        fill="none"
        stroke="var(--map-ink)"
        strokeWidth={dashed ? 2.4 : 1.3}
        strokeLinejoin="round"
        {...(dashed && { strokeDasharray: '4 3' })}
      />
      <use
        href={`#emblem-${power}`}
        x={-size / 2}
        y={y}
        width={size}
        height={size}
        fill="currentColor"
        style={{ color: `var(--f-${solid}-on)` }}
      />
    </>
  );
}

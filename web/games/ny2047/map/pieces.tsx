import { memo } from 'react';
import type { Position } from '../../../../engine/ny2047/types';
import { type Arrivals, arrivalFrom, NO_ARRIVALS } from '../../../components/map/arrival';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import type { Place } from './shapes';

export interface Stack {
  readonly space: string;
  readonly faction: string;
  readonly count: number;
}

/** The stacks of a board: units of one faction in one space. */
export function stacksOf(position: Position): readonly Stack[] {
  const stacks = new Map<string, { space: string; faction: string; count: number }>();
  for (const { space, faction } of position.units) {
    const stack = stacks.get(space) ?? { space, faction, count: 0 };
    stack.count += 1;
    stacks.set(space, stack);
  }
  return [...stacks.values()];
}

/** The discs of all factions, one per stack, with a count from two on. */
export const Pieces = memo(function Pieces({
  places,
  stacks,
  layout,
  arrivals = NO_ARRIVALS,
}: {
  places: readonly Place[];
  stacks: readonly Stack[];
  layout: LayoutName;
  arrivals?: Arrivals;
}) {
  const anchors = new Map(places.map((place) => [place.id, place[layout].unit]));
  const scale = layout === 'full' ? 0.76 : 0.9;
  return (
    <g pointerEvents="none">
      {stacks.map((stack) => {
        const at = anchors.get(stack.space);
        if (at === undefined) return null;
        const from = arrivals.get(stack.space);
        return (
          <g key={`${stack.space} ${from}`} {...arrivalFrom(anchors.get(from ?? ''), at)}>
            <Disc stack={stack} at={at} scale={scale} />
          </g>
        );
      })}
    </g>
  );
});

function Disc({ stack, at, scale }: { stack: Stack; at: Point; scale: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <circle r="15.5" fill="var(--map-halo)" />
      <circle r="14" fill={`var(--f-${stack.faction})`} stroke="var(--map-ink)" strokeWidth="1.2" />
      <use
        href={`#emblem-${stack.faction}`}
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        fill="currentColor"
        style={{ color: `var(--f-${stack.faction}-on)` }}
      />
      {stack.count > 1 ? (
        <g className="lettered" transform="translate(12 -11)">
          <circle r="8.5" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.2" />
          <text y="4.5" className="stack-count">
            {stack.count}
          </text>
        </g>
      ) : null}
    </g>
  );
}

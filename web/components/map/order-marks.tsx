import { type Curve, headingOf } from './curve';
import type { Point } from './places';

/** The position and size of a mark, as the `transform` of its drawing. */
export function placed([x, y]: Point, scale: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
}

interface MarkProps {
  readonly at: Point | undefined;
  readonly scale: number;
}

/** The ring of a unit that is ordered to hold. */
export function HoldRing({ at, scale }: MarkProps) {
  if (at === undefined) return null;
  return (
    <g transform={placed(at, scale)}>
      <circle r="21" stroke="var(--map-halo)" strokeWidth="7" />
      <circle r="21" stroke="var(--map-ink)" strokeWidth="3" />
    </g>
  );
}

/** The bar at the end of a move that did not succeed. */
export function StopBar({ curve, scale }: { readonly curve: Curve; readonly scale: number }) {
  return (
    <g transform={`${placed(curve.end, scale)} rotate(${headingOf(curve)})`} strokeLinecap="round">
      <path d="M0-11V11" stroke="var(--map-halo)" strokeWidth="11" />
      <path d="M0-11V11" stroke="var(--map-ink)" strokeWidth="4.6" />
    </g>
  );
}

/** The cross over a unit that is lost; `halo` and `ink` are the widths of its lines. */
export function LostCross({
  at,
  scale,
  halo,
  ink,
}: MarkProps & { readonly halo: number; readonly ink: number }) {
  if (at === undefined) return null;
  return (
    <g strokeLinecap="round" transform={placed(at, scale)}>
      <path d="M-13-13 13 13M13-13-13 13" stroke="var(--map-halo)" strokeWidth={halo} />
      <path d="M-13-13 13 13M13-13-13 13" stroke="var(--map-ink)" strokeWidth={ink} />
    </g>
  );
}

import { solidOf } from '../../../components/frame/seats';

interface ForcePictureProps {
  readonly seat: string;
  readonly full: boolean;
  /** Half the side of the square, in the units of the drawing around it. */
  readonly half: number;
}

/** A Force: a whole square for Full, its lower half for Struggling, in the seat's colour and pattern. */
export function ForcePicture({ seat, full, half }: ForcePictureProps) {
  const solid = solidOf(seat);
  const top = full ? -half : 0;
  const box = { x: -half, y: top, width: 2 * half, height: half - top };
  return (
    <>
      <rect
        x={-half - 2}
        y={-half - 2}
        width={2 * half + 4}
        height={2 * half + 4}
        rx="3"
        fill="var(--map-halo)"
      />
      <rect {...box} fill={`var(--f-${solid})`} />
      <rect {...box} fill={`url(#pattern-on-${solid})`} opacity=".55" />
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx="2"
        fill="none"
        stroke="var(--map-ink)"
        strokeWidth="1.6"
      />
    </>
  );
}

/** An area without a Force, where one may be placed. */
export function EmptyPicture({ half }: { half: number }) {
  return (
    <rect
      x={-half}
      y={-half}
      width={2 * half}
      height={2 * half}
      rx="2"
      fill="var(--map-halo)"
      stroke="var(--map-ink)"
      strokeWidth="1.5"
      strokeDasharray="3 2.4"
    />
  );
}

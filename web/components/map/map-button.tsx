import type { KeyboardEvent, ReactNode } from 'react';
import type { Point } from './places';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus from one element on a map to the nearest one in the direction of an arrow key; they have the class
 * `actor` and their position as `data-x` and `data-y`.
 * @returns whether the key was an arrow
 */
function focusNeighbour(from: SVGGElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const [dx, dy] = step;
  const [x, y] = placeOf(from);
  const others = [...(from.parentElement?.querySelectorAll<SVGGElement>('.actor') ?? [])];
  const ahead = others.flatMap((element) => {
    const [ox, oy] = placeOf(element);
    const forward = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return element !== from && forward > 0 ? [{ element, cost: forward + 2 * aside }] : [];
  });
  ahead.sort((one, other) => one.cost - other.cost)[0]?.element.focus();
  return true;
}

function placeOf(element: Element): readonly [number, number] {
  return [Number(element.getAttribute('data-x')), Number(element.getAttribute('data-y'))];
}

interface MapButtonProps {
  readonly at: Point;
  readonly label: string;
  readonly className: string;
  readonly pressed: boolean;
  /** Whether the Tab key reaches it; arrow keys reach the others. */
  readonly tabbable: boolean;
  /** The radii of the area that a pointer can grab, and of the focus mark. */
  readonly grip: number;
  readonly focus: number;
  readonly onClick: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /**
   * Handles other keys.
   * @returns whether the key did something
   */
  readonly onKey?: (key: string) => boolean;
  readonly children?: ReactNode;
}

/** An element on a map that can be pressed, by pointer or keyboard. */
export function MapButton({ at: [x, y], label, className, pressed, tabbable, ...props }: MapButtonProps) {
  const { onClick, onEnter, onLeave, onKey } = props;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      onEnter();
    } else if (key === 'Escape') onLeave();
    else if (onKey?.(key) !== true && focusNeighbour(currentTarget, key)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      className={`actor ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      data-x={x}
      data-y={y}
      transform={`translate(${x} ${y})`}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <circle className="grip" r={props.grip} />
      <circle className="focus-mark" r={props.focus} />
      {props.children}
    </g>
  );
}

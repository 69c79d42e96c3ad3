import type { KeyboardEvent, ReactNode } from 'react';
import { focusNeighbour } from './focus-neighbour';
import type { Point } from './places';

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

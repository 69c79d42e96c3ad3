'use client';

import type { KeyboardEvent } from 'react';
import type { View } from '../../../../engine/nyc-risk/types';
import type { LayoutName } from '../../map/map-frame';
import type { Place, Point } from '../map/size';
import { hoodName } from '../names';
import { nameOf, type People } from '../people';

interface HoodButtonsProps {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  readonly view: View;
  readonly people: People;
  readonly chosen: string | null;
  /** Hoods that can be named next, with what naming them would do. */
  readonly goals: ReadonlyMap<string, string>;
  readonly focus: string | null;
  readonly onTap: (hood: string) => void;
  readonly onLeave: () => void;
  readonly dragged: () => boolean;
}

/** Every hood as something to press: anywhere on it by pointer, on its bullet by keyboard and arrow keys. */
export function HoodButtons(props: HoodButtonsProps) {
  const { places, layout, chosen, focus, onTap, dragged } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bullets above are the way for the keyboard */}
      <g
        onClick={(event) => {
          const hood = (event.target as Element).getAttribute('data-hood');
          if (hood !== null && !dragged()) onTap(hood);
        }}
      >
        {places.map(({ id, name }) => (
          <use key={id} href={`#hood-${id}`} data-hood={id} className="space-area may">
            <title>{name}</title>
          </use>
        ))}
      </g>
      {places.map((place) => (
        <HoodButton
          key={place.id}
          {...props}
          hood={place.id}
          at={place[layout].unit}
          tabbable={place.id === (chosen ?? focus ?? places[0]?.id)}
        />
      ))}
    </>
  );
}

interface HoodButtonProps extends HoodButtonsProps {
  readonly hood: string;
  readonly at: Point;
  readonly tabbable: boolean;
}

function HoodButton(props: HoodButtonProps) {
  const { hood, at, tabbable, view, people, chosen, goals, onTap, onLeave, dragged } = props;
  const goal = goals.get(hood);
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(hood);
    } else if (event.key === 'Escape') onLeave();
    else if (event.key in STEPS) {
      event.preventDefault();
      focusNeighbour(event.currentTarget, event.key as keyof typeof STEPS);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      className={chosen === hood ? 'actor chosen' : 'actor'}
      aria-label={`${hoodLabel(view, people, hood)}${goal === undefined ? '' : `, ${goal}`}`}
      aria-pressed={chosen === hood}
      data-x={at[0]}
      data-y={at[1]}
      transform={`translate(${at[0]} ${at[1]})`}
      onClick={() => {
        if (!dragged()) onTap(hood);
      }}
      onKeyDown={onKeyDown}
    >
      <circle className="grip" r="18" />
      <circle className="focus-mark" r="17.5" />
    </g>
  );
}

/** "SoHo, Ines, 7 units, mayor" */
export function hoodLabel(view: View, people: People, hood: string): string {
  const holding = view.hoods[hood];
  if (holding === undefined) return hoodName(hood);
  const { owner, units } = holding;
  const mayor = owner !== null && view.mayors[owner] === hood;
  const who = owner === null ? (units === 0 ? 'free' : 'neutral') : nameOf(people, owner);
  const count = units === 1 ? '1 unit' : `${units} units`;
  return `${hoodName(hood)}, ${who}${units === 0 ? '' : `, ${count}`}${mayor ? ', mayor' : ''}`;
}

const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** Moves the focus to the nearest hood in the direction of the arrow key. */
function focusNeighbour(from: SVGGElement, key: keyof typeof STEPS): void {
  const [dx, dy] = STEPS[key];
  const place = (element: Element) =>
    [Number(element.getAttribute('data-x')), Number(element.getAttribute('data-y'))] as const;
  const [x, y] = place(from);
  const others = [...(from.parentElement?.querySelectorAll<SVGGElement>('.actor') ?? [])];
  const ahead = others.flatMap((element) => {
    const [ox, oy] = place(element);
    const forward = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return element !== from && forward > 0 ? [{ element, cost: forward + 2 * aside }] : [];
  });
  ahead.sort((one, other) => one.cost - other.cost)[0]?.element.focus();
}

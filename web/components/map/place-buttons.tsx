import type { KeyboardEvent } from 'react';
import { focusNeighbour } from './focus-neighbour';

/** A place of a board as it is drawn: its outline has the id `outline-` before its own. */
export interface DrawnPlace {
  readonly id: string;
  readonly name: string;
  /** Where its piece stands, in the board's units. */
  readonly at: readonly [number, number];
}

interface PlaceButtonsProps {
  readonly places: readonly DrawnPlace[];
  /** What stands before a place's id in the id of its outline: "hood". */
  readonly outline: string;
  readonly chosen: string | null;
  /** The place that the keyboard comes to first. */
  readonly focus: string | null;
  /** What a screen reader says of a place, and what naming it now would do. */
  readonly labelOf: (place: string) => string;
  readonly onTap: (place: string) => void;
  readonly onLeave: () => void;
  readonly dragged: () => boolean;
}

/** Every place as something to press: anywhere on it by pointer, on its piece by keyboard and arrow keys. */
export function PlaceButtons(props: PlaceButtonsProps) {
  const { places, outline, chosen, focus, onTap, dragged } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pieces above are the way for the keyboard */}
      <g
        onClick={(event) => {
          const place = (event.target as Element).getAttribute('data-place');
          if (place !== null && !dragged()) onTap(place);
        }}
      >
        {places.map(({ id, name }) => (
          <use key={id} href={`#${outline}-${id}`} data-place={id} className="space-area may">
            <title>{name}</title>
          </use>
        ))}
      </g>
      {places.map((place) => (
        <PlaceButton
          key={place.id}
          {...props}
          place={place}
          tabbable={place.id === (chosen ?? focus ?? places[0]?.id)}
        />
      ))}
    </>
  );
}

interface PlaceButtonProps extends PlaceButtonsProps {
  readonly place: DrawnPlace;
  readonly tabbable: boolean;
}

function PlaceButton({ place, tabbable, chosen, labelOf, onTap, onLeave, dragged }: PlaceButtonProps) {
  const { id, at } = place;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(id);
    } else if (event.key === 'Escape') onLeave();
    else if (focusNeighbour(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      className={chosen === id ? 'actor chosen' : 'actor'}
      aria-label={labelOf(id)}
      aria-pressed={chosen === id}
      data-x={at[0]}
      data-y={at[1]}
      transform={`translate(${at[0]} ${at[1]})`}
      onClick={() => {
        if (!dragged()) onTap(id);
      }}
      onKeyDown={onKeyDown}
    >
      <circle className="grip" r="18" />
      <circle className="focus-mark" r="17.5" />
    </g>
  );
}

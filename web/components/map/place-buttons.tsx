import { MapButton } from './map-button';
import { PlaceAreas } from './place-areas';
import type { Point } from './places';

/** A place of a board for drawing: its outline has the id `outline-` before its own. */
export interface DrawnPlace {
  readonly id: string;
  readonly name: string;
  /** The position of its piece, in the board's units. */
  readonly at: Point;
}

interface PlaceButtonsProps {
  readonly places: readonly DrawnPlace[];
  /** The prefix of a place's id in the id of its outline: "hood". */
  readonly outline: string;
  readonly chosen: string | null;
  /** The place that the Tab key reaches. */
  readonly focus: string | null;
  /** The label of a place for a screen reader, and the effect of naming it now. */
  readonly labelOf: (place: string) => string;
  readonly onTap: (place: string) => void;
  readonly onLeave: () => void;
  readonly dragged: () => boolean;
}

/**
 * Every place as an element that can be pressed: anywhere on it by pointer, on its piece by keyboard and arrow keys.
 */
export function PlaceButtons(props: PlaceButtonsProps) {
  const { places, outline, chosen, focus, labelOf, onTap, onLeave, dragged } = props;
  return (
    <>
      <PlaceAreas {...{ places, outline, onTap, dragged }} />
      {places.map(({ id, at }) => (
        <MapButton
          key={id}
          at={at}
          label={labelOf(id)}
          className={chosen === id ? 'chosen' : ''}
          pressed={chosen === id}
          tabbable={id === (chosen ?? focus ?? places[0]?.id)}
          grip={18}
          focus={17.5}
          onClick={() => {
            if (!dragged()) onTap(id);
          }}
          onEnter={() => onTap(id)}
          onLeave={onLeave}
        />
      ))}
    </>
  );
}

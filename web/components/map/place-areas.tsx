import { memo } from 'react';

interface PlaceAreasProps {
  readonly places: readonly { readonly id: string; readonly name: string }[];
  /** The prefix of a place's id in the id of its outline: "hood". */
  readonly outline: string;
  readonly onTap: (place: string) => void;
  /** Whether the press that ends in a click has moved the board. */
  readonly dragged: () => boolean;
}

/** Invisible outlines that take taps and name the place under the pointer. */
export function PlaceAreas({ places, outline, onTap, dragged }: PlaceAreasProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pieces, orders and the board in words are the way for the keyboard
    <g
      onClick={(event) => {
        const place = (event.target as Element).getAttribute('data-place');
        if (place !== null && !dragged()) onTap(place);
      }}
    >
      <Areas places={places} outline={outline} />
    </g>
  );
}

const Areas = memo(function Areas({ places, outline }: Pick<PlaceAreasProps, 'places' | 'outline'>) {
  return places.map(({ id, name }) => (
    <use key={id} href={`#${outline}-${id}`} data-place={id} className="space-area may">
      <title>{name}</title>
    </use>
  ));
});

interface PlaceGoalsProps {
  readonly places: readonly string[];
  readonly outline: string;
  /** Whether they are marked as places to help instead of destinations. */
  readonly aiding: boolean;
}

/** The places that an unfinished order may name. */
export function PlaceGoals({ places, outline, aiding }: PlaceGoalsProps) {
  return places.map((id) => (
    <use
      key={id}
      href={`#${outline}-${id}`}
      className={aiding ? 'space-goal aid' : 'space-goal'}
      pointerEvents="none"
    />
  ));
}

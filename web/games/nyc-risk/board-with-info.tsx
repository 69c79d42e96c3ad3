import { PlaceAreas } from '../../components/map/place-areas';
import { useTold } from '../../components/map/use-selected-place';
import { Board, type BoardProps } from './board';
import { ToldHood } from './table/hood-info';

/** A board on which nothing is ordered: a tap on a hood says what it is. */
export function TellingBoard(props: BoardProps) {
  const { told, tap, leave } = useTold();
  const { view, people, geography } = props;
  return (
    <Board
      {...props}
      overlay={(_, dragged) => (
        <PlaceAreas outline="hood" places={geography.places} onTap={tap} dragged={dragged} />
      )}
    >
      {told === null ? null : <ToldHood hood={told} onLeave={leave} {...{ view, people }} />}
    </Board>
  );
}

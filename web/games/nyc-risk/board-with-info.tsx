import { PlaceAreas } from '../../components/map/place-areas';
import { useSelectedPlace } from '../../components/map/use-selected-place';
import { Board, type BoardProps } from './board';
import { HoodInfo } from './table/hood-info';

/** A board without orders: a tap on a hood shows its information. */
export function BoardWithInfo(props: BoardProps) {
  const { selected, tap, leave } = useSelectedPlace();
  const { view, people, geography } = props;
  return (
    <Board
      {...props}
      overlay={(_, dragged) => (
        <PlaceAreas outline="hood" places={geography.places} onTap={tap} dragged={dragged} />
      )}
    >
      {selected === null ? null : <HoodInfo hood={selected} onLeave={leave} {...{ view, people }} />}
    </Board>
  );
}

import type { People } from '../../components/frame/people';
import { PlaceAreas } from '../../components/map/place-areas';
import { useSelectedPlace } from '../../components/map/use-selected-place';
import { AreaInfo } from './area-info';
import { Board, type BoardProps } from './board';

/** A board without orders: a tap on an area shows its information. */
export function BoardWithInfo({ people, ...props }: BoardProps & { readonly people: People }) {
  const { selected, tap, leave } = useSelectedPlace();
  const { forces, parts } = props;
  return (
    <Board
      {...props}
      overlay={(_, dragged) => (
        <PlaceAreas outline="area" places={parts.places} onTap={tap} dragged={dragged} />
      )}
    >
      {selected === null ? null : <AreaInfo area={selected} onLeave={leave} {...{ forces, people }} />}
    </Board>
  );
}

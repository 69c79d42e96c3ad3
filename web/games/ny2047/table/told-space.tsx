import type { Position } from '../../../../engine/ny2047/types';
import { ToldBar } from '../../../components/map/told-bar';
import { Leaning, PlaceName } from '../place-name';
import { spaceText } from '../space-text';

interface ToldSpaceProps {
  readonly space: string;
  readonly position: Position;
  readonly onLeave: () => void;
}

/** What a tapped space is. */
export function ToldSpace({ space, position, onLeave }: ToldSpaceProps) {
  return (
    <ToldBar onLeave={onLeave}>
      <b>
        <PlaceName space={space} />
      </b>
      . <Leaning text={spaceText(position, space)} />
    </ToldBar>
  );
}

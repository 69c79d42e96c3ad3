import { useTexts } from '#texts';
import type { Position } from '../../../../engine/ny2047/types';
import { useLanguage } from '../../../components/frame/reader';
import { PlaceInfoBar } from '../../../components/map/place-info-bar';
import { useAtlas } from '../atlas';
import { Leaning, PlaceName } from '../place-name';
import { spaceText } from '../space-text';

interface SpaceInfoProps {
  readonly space: string;
  readonly position: Position;
  readonly onLeave: () => void;
}

/** The information on a tapped space. */
export function SpaceInfo({ space, position, onLeave }: SpaceInfoProps) {
  const t = useTexts('ny2047');
  const language = useLanguage();
  return (
    <PlaceInfoBar onLeave={onLeave}>
      <b>
        <PlaceName space={space} />
      </b>
      . <Leaning text={spaceText(useAtlas(), position, space, t, language)} />
    </PlaceInfoBar>
  );
}

import { useTexts } from '#texts';
import type { Position } from '../../../engine/classic/types';
import { useLanguage } from '../../components/frame/reader';
import { PlaceInfoBar } from '../../components/map/place-info-bar';
import { useAtlas } from './atlas';
import { Leaning, PlaceName } from './place-name';
import { provinceText } from './province-text';

interface ProvinceInfoProps {
  readonly province: string;
  readonly position: Position;
  readonly onLeave: () => void;
}

/** The information on a tapped province. */
export function ProvinceInfo({ province, position, onLeave }: ProvinceInfoProps) {
  const t = useTexts('classic');
  const language = useLanguage();
  return (
    <PlaceInfoBar onLeave={onLeave}>
      <b>
        <PlaceName place={province} />
      </b>
      . <Leaning text={provinceText(useAtlas(), position, province, t, language)} />
    </PlaceInfoBar>
  );
}

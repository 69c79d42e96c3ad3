import { useTexts } from '#texts';
import type { View } from '../../../engine/domination/types';
import type { People } from '../../components/frame/people';
import { useLanguage } from '../../components/frame/reader';
import { PlaceInfoBar } from '../../components/map/place-info-bar';
import { areaText } from './area-text';
import { areaName } from './names';

interface AreaInfoProps {
  readonly area: string;
  readonly forces: View['forces'];
  readonly people: People;
  readonly onLeave: () => void;
}

/** The information on a tapped area. */
export function AreaInfo({ area, forces, people, onLeave }: AreaInfoProps) {
  const t = useTexts('domination');
  const language = useLanguage();
  return (
    <PlaceInfoBar onLeave={onLeave}>
      <b>{areaName(area)}</b>. {areaText(forces[area], people, area, t, language)}
    </PlaceInfoBar>
  );
}

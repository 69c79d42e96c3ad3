import { useTexts } from '#texts';
import { hoodOf } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { PlaceInfoBar } from '../../../components/map/place-info-bar';
import { listInWords } from '../../../lib/lists';
import { hoodLabel } from '../hood-label';
import { hoodName } from '../names';

interface HoodInfoProps {
  readonly hood: string;
  readonly view: View;
  readonly people: People;
  /** The next thing to tap; by default the connected hoods. */
  readonly next?: string | undefined;
  readonly onLeave: () => void;
}

/** The information on a tapped hood. */
export function HoodInfo({ hood, view, people, next, onLeave }: HoodInfoProps) {
  const t = useTexts('nyc-risk');
  const hoods = listInWords(hoodOf(hood).adj.map(hoodName), useLanguage());
  return (
    <PlaceInfoBar onLeave={onLeave}>
      <b>{hoodLabel(view, people, hood, t)}</b>. {next ?? t('hood.joined', { hoods })}
    </PlaceInfoBar>
  );
}

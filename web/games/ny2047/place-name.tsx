import { LeaningName, LeaningText, watersIn } from '../../components/map/water-name';
import { isWater, placeName, SPACE_IDS } from './places';

/** A space's name in a sentence. */
export function PlaceName({ space, bold }: { space: string; bold?: boolean }) {
  return <LeaningName name={placeName(space)} isWater={isWater(space)} bold={bold === true} />;
}

const WATERS = watersIn(SPACE_IDS.filter(isWater).map(placeName));

export function Leaning({ text }: { text: string }) {
  return <LeaningText text={text} waters={WATERS} />;
}

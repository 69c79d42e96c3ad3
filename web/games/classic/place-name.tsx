import { PROVINCES } from '../../../engine/classic/data/map';
import { LeaningName, LeaningText, watersIn } from '../../components/map/water-name';
import { isWater, placeName } from './places';

/** A space's name in a sentence. */
export function PlaceName({ place, bold }: { place: string; bold?: boolean }) {
  return <LeaningName name={placeName(place)} isWater={isWater(place)} bold={bold === true} />;
}

const WATERS = watersIn(PROVINCES.flatMap(({ kind, name }) => (kind === 'water' ? [name] : [])));

export function Leaning({ text }: { text: string }) {
  return <LeaningText text={text} waters={WATERS} />;
}

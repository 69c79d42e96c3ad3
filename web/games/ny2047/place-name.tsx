import { memoize } from '../../../engine/core/memoize';
import type { Atlas } from '../../../engine/ny2047/data/atlas';
import { LeaningName, LeaningText, watersIn } from '../../components/map/water-name';
import { useAtlas } from './atlas';
import { isWater, placeName } from './places';

/** A space's name in a sentence. */
export function PlaceName({ space, bold }: { space: string; bold?: boolean }) {
  const atlas = useAtlas();
  return <LeaningName name={placeName(atlas, space)} isWater={isWater(atlas, space)} bold={bold === true} />;
}

const watersOf = memoize(({ spaces }: Atlas) =>
  watersIn(spaces.flatMap(({ land, name }) => (land ? [] : [name]))),
);

export function Leaning({ text }: { text: string }) {
  return <LeaningText text={text} waters={watersOf(useAtlas())} />;
}

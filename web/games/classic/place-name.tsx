import type { Atlas } from '../../../engine/classic/data/atlas';
import { memoize } from '../../../engine/core/memoize';
import { LeaningName, LeaningText, watersIn } from '../../components/map/water-name';
import { useAtlas } from './atlas';

/** A space's name in a sentence. */
export function PlaceName({ place, bold }: { place: string; bold?: boolean }) {
  const { name, province } = useAtlas().locationOf(place);
  return <LeaningName name={name} isWater={province.kind === 'water'} bold={bold === true} />;
}

const watersOf = memoize(({ provinces }: Atlas) =>
  watersIn(provinces.flatMap(({ kind, name }) => (kind === 'water' ? [name] : []))),
);

export function Leaning({ text }: { text: string }) {
  return <LeaningText text={text} waters={watersOf(useAtlas())} />;
}

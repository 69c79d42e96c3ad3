import { PROVINCES } from '../../../engine/classic/data/map';
import { isWater, placeName } from './places';

/** A place's name: water leans, in sentences too. */
export function PlaceName({ place, bold = false }: { place: string; bold?: boolean }) {
  const name = placeName(place);
  if (isWater(place)) return <i className="water-name">{name}</i>;
  return bold ? <b>{name}</b> : name;
}

const WATERS = new RegExp(
  `(${PROVINCES.flatMap(({ kind, name }) => (kind === 'water' ? [name] : [])).join('|')})`,
);

/** Sentences in which the waters lean. */
export function Leaning({ text }: { text: string }) {
  return text.split(WATERS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <i key={index} className="water-name">
        {part}
      </i>
    ),
  );
}

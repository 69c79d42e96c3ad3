import { isWater, placeName, SPACE_IDS } from './places';

/** A space's name: water leans, in sentences too. */
export function PlaceName({ space, bold = false }: { space: string; bold?: boolean }) {
  const name = placeName(space);
  const set = isWater(space) ? <i className="water-name">{name}</i> : name;
  return bold && !isWater(space) ? <b>{set}</b> : set;
}

const WATERS = new RegExp(`(${SPACE_IDS.filter(isWater).map(placeName).join('|')})`);

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

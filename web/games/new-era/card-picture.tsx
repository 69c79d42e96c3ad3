import { designIdOf, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
import { Picture } from './goods';

/** The kind of a card, by which it is coloured: an instant has none of a location. */
export function kindOf(card: CardId): string {
  return findLocation(card)?.kind ?? 'instant';
}

/** The picture on a card: its sign before the part of the country that its kind belongs to. */
export function CardPicture({ card, size }: { readonly card: CardId; readonly size: number }) {
  return (
    <span className="card-picture">
      <svg className="scene" aria-hidden="true">
        <use href={`#scene-${kindOf(card)}`} />
      </svg>
      <Picture of={`card-${designIdOf(card)}`} size={size} />
    </span>
  );
}

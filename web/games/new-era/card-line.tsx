import { useTexts } from '#texts';
import { designIdOf, findInstant, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
import { useCardReader } from './card-reader';
import { Capability, Exchange, optionsOf } from './card-signs';
import { Goods, Picture } from './goods';

/** A card on one line: its name, its distance, and its three uses. A tap opens it. */
export function CardLine({ card }: { readonly card: CardId }) {
  const t = useTexts('new-era');
  const read = useCardReader();
  const location = findLocation(card);
  const instant = findInstant(card);
  return (
    <button type="button" className="card-line" onClick={() => read(card)}>
      <span className="offer-picture">
        <Picture of={`card-${designIdOf(card)}`} size={22} />
      </span>
      <span className="offer-words">
        <b>{(location ?? instant)?.name}</b>
        <span className="sub">
          {location === undefined
            ? t('card.instant')
            : t('card.place', { kind: t('kind', { kind: location.kind }), distance: location.distance })}
        </span>
        <span className="exchange">
          {location === undefined ? null : <Capability location={location} />}
          {(instant === undefined ? [] : optionsOf(instant)).map(({ pay, gain }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
            <Exchange key={at} pay={pay} gain={gain} />
          ))}

          {location === undefined ? null : (
            <span className="spoils">
              <span className="tiny muted">{t('card.spoils')}</span> <Goods of={location.spoils} />
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

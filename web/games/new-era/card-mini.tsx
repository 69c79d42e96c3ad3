import { useTexts } from '#texts';
import type { Instant, Location } from '../../../engine/new-era/card-types';
import { findInstant, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
import { hidden } from '../../components/frame/hidden';
import { CardPicture, kindOf } from './card-picture';
import { useCardReader } from './card-reader';
import { Capability, Exchange, optionsOf } from './card-signs';
import { Goods } from './goods';

/** A word that fits on a card on a phone only in small letters: "Entanglement". */
const LONG_WORD = /[^\s-]{11}/;

/** A card as it is on the table: picture, name, and three strips. A tap opens it at full size. */
export function CardMini({ card }: { readonly card: CardId }) {
  const t = useTexts('new-era');
  const read = useCardReader();
  const location = findLocation(card);
  const instant = findInstant(card);
  const name = (location ?? instant)?.name ?? '';
  return (
    <button
      type="button"
      className={location ? 'card-mini' : 'card-mini instant'}
      data-kind={kindOf(card)}
      onClick={() => read(card)}
    >
      <span className="card-corners numbers">
        {location ? (
          <>
            <span>{t.rich('card.distance', { distance: location.distance, hidden })}</span>
            <span>{t.rich('card.defence', { defence: location.defence, hidden })}</span>
          </>
        ) : (
          <span aria-hidden="true">!</span>
        )}
      </span>
      <CardPicture card={card} size={40} />
      <b lang="en" className={LONG_WORD.test(name) ? 'long' : ''}>
        {name}
      </b>
      <small>{location ? t('kind', { kind: location.kind }) : t('card.instant')}</small>
      {location ? <Uses location={location} /> : null}
      {instant ? <Options instant={instant} /> : null}
    </button>
  );
}

function Uses({ location }: { readonly location: Location }) {
  const t = useTexts('new-era');
  const { spoils, agreement = {}, defensive } = location;
  return (
    <>
      <span className="strip-line">
        <Goods of={spoils} />
      </span>
      <span className="strip-line">
        {defensive === undefined ? (
          <Goods of={agreement} />
        ) : (
          <span className="tiny">{t('card.wall', { defence: defensive })}</span>
        )}
      </span>
      <span className="strip-line state">
        <Capability location={location} />
      </span>
    </>
  );
}

function Options({ instant }: { readonly instant: Instant }) {
  return optionsOf(instant).map(({ pay, gain }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
    <span key={at} className="strip-line">
      <Exchange pay={pay} gain={gain} />
    </span>
  ));
}

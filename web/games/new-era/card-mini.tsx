import type { Instant, Location } from '../../../engine/new-era/card-types';
import { designIdOf, findInstant, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
import { useCardReader } from './card-reader';
import { Capability, Exchange, optionsOf } from './card-signs';
import { Goods, Picture } from './goods';

/** A card as it lies on the table: picture, name, and three strips. A tap opens it at full size. */
export function CardMini({ card }: { readonly card: CardId }) {
  const read = useCardReader();
  const location = findLocation(card);
  const instant = findInstant(card);
  return (
    <button type="button" className={location ? 'card-mini' : 'card-mini instant'} onClick={() => read(card)}>
      <span className="card-corners numbers">
        {location ? (
          <>
            <span>
              <span className="hidden-text">distance </span>
              {location.distance}
            </span>
            <span>
              <span className="hidden-text">defence </span>
              {location.defence}
            </span>
          </>
        ) : (
          <span aria-hidden="true">!</span>
        )}
      </span>
      <span className="card-picture">
        <Picture of={`card-${designIdOf(card)}`} size={40} />
      </span>
      <b>{(location ?? instant)?.name}</b>
      {location ? <Uses location={location} /> : null}
      {instant ? <Options instant={instant} /> : null}
    </button>
  );
}

function Uses({ location }: { readonly location: Location }) {
  const { spoils, agreement = {}, defensive } = location;
  return (
    <>
      <span className="strip-line">
        <Goods of={spoils} />
      </span>
      <span className="strip-line">
        {defensive === undefined ? <Goods of={agreement} /> : <span className="tiny">wall +{defensive}</span>}
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

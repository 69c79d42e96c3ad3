import type { ReactNode } from 'react';
import type { Instant, Location } from '../../../engine/new-era/card-types';
import { designIdOf, findInstant, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
import { Capability, Exchange, optionsOf } from './card-signs';
import { capabilityText, instantText, kindText } from './card-texts';
import { Goods, Picture } from './goods';

/** A card at a size at which it can be read: its picture, then its three uses, then what it does in words. */
export function CardFace({ card }: { readonly card: CardId }) {
  const location = findLocation(card);
  const instant = findInstant(card);
  return (
    <article className="card-face">
      {location === undefined ? null : (
        <header>
          <span>
            <b className="numbers">{location.distance}</b> distance
          </span>
          <span>
            defence <b className="numbers square">{location.defence}</b>
          </span>
        </header>
      )}
      <div className="card-picture">
        <Picture of={`card-${designIdOf(card)}`} size={76} />
      </div>
      <h3>{(location ?? instant)?.name}</h3>
      <p className="small muted">{location ? kindText(location) : 'Instant: played once from your hand'}</p>
      {location ? <Uses location={location} /> : null}
      {instant ? <Gives instant={instant} /> : null}
    </article>
  );
}

function Uses({ location }: { readonly location: Location }) {
  const { spoils, agreement, defensive } = location;
  return (
    <>
      <dl>
        <Strip name="Spoils">
          <Goods of={spoils} />
        </Strip>
        {defensive === undefined ? (
          <Strip name="Agreement">
            <Goods of={agreement ?? {}} />
          </Strip>
        ) : (
          <Strip name="As a wall">defence +{defensive}</Strip>
        )}
        <Strip name="In a state">
          <Capability location={location} />
        </Strip>
      </dl>
      <p className="card-text">{capabilityText(location)}</p>
    </>
  );
}

function Gives({ instant }: { readonly instant: Instant }) {
  return (
    <>
      <dl>
        {optionsOf(instant).map(({ pay, gain }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
          <Strip key={at} name={at === 0 ? 'Brings' : 'Or'}>
            <Exchange pay={pay} gain={gain} />
          </Strip>
        ))}
      </dl>
      <p className="card-text">{instantText(instant)}</p>
    </>
  );
}

function Strip({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

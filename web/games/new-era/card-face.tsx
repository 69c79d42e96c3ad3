import type { ReactNode } from 'react';
import type { Choice, Effect, Gain, Instant, Location, Pay } from '../../../engine/new-era/card-types';
import { designIdOf, findInstant, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
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

/** What a player chooses between when they play an instant. */
export function optionsOf({ options, pay, gain = {} }: Instant): readonly Choice[] {
  return options ?? [pay === undefined ? { gain } : { pay, gain }];
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

/** What a location does in a state, in signs. */
export function Capability({ location }: { readonly location: Location }) {
  return location.capability.map((effect, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place on the card
    <span key={at} className="exchange">
      <EffectSigns effect={effect} />
    </span>
  ));
}

function EffectSigns({ effect }: { readonly effect: Effect }) {
  switch (effect.effect) {
    case 'produce':
    case 'once':
      return <Goods of={effect.gain} />;
    case 'on':
      return (
        <>
          <TriggerSign effect={effect} />
          <Arrow />
          <Goods of={effect.gain} />
        </>
      );
    case 'act':
      return 'options' in effect ? (
        effect.options.map(({ pay, gain }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
          <span key={at} className="exchange">
            {at > 0 ? <span className="tiny muted">or</span> : null}
            <Exchange pay={pay} gain={gain} />
          </span>
        ))
      ) : (
        <Exchange pay={effect.pay} gain={effect.gain} />
      );
    case 'improve':
      return (
        <>
          <span className="tiny">improve</span> <Goods of={{ vp: 1 }} />
        </>
      );
    default:
      return <span className="tiny">{SHORT[effect.effect]}</span>;
  }
}

const SHORT = {
  repeatProduction: 'produce again',
  universalRedevelop: 'redevelop anything',
  storage: 'storage',
  slots: 'room under the base',
  doubleCooperation: 'two for one token',
  spareConquered: 'spares the conquered',
} as const;

const TRIGGER_PICTURES: Readonly<Record<string, string>> = {
  incorporate: 'incorp',
  redevelop: 'redevelop',
  reconstruct: 'material',
  conquest: 'conquest',
  cooperate: 'coop',
  trade: 'worker',
  visited: 'worker',
};

function TriggerSign({ effect }: { readonly effect: Effect & { readonly effect: 'on' } }) {
  const picture = TRIGGER_PICTURES[effect.event] ?? effect.if?.good ?? 'any';
  return (
    <span className="trigger">
      <Picture of={`good-${picture}`} size={16} />
    </span>
  );
}

/** What is asked for, then what is given. */
export function Exchange({ pay = {}, gain }: { readonly pay?: Pay | undefined; readonly gain: Gain }) {
  const { resource = 0, contact, ...goods } = pay;
  const token = contact === undefined ? {} : { [`${contact.kind}${contact.min}`]: 1 };
  const asks = { ...goods, ...token, ...(resource > 0 ? { any: resource } : {}) };
  return (
    <span className="exchange">
      <Goods of={asks} />
      {Object.keys(asks).length === 0 ? null : <Arrow />}
      <Goods of={gain} />
    </span>
  );
}

export function Arrow() {
  return (
    <span className="arrow">
      <span aria-hidden="true">›</span>
      <span className="hidden-text">for</span>
    </span>
  );
}

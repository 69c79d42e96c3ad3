import { useTexts } from '#texts';
import type { Choice, Effect, Gain, Instant, Location, Pay } from '../../../engine/new-era/card-types';
import { Goods, Picture } from './goods';

/** The choices of a player who plays an instant. */
export function optionsOf({ options, pay, gain = {} }: Instant): readonly Choice[] {
  return options ?? [pay === undefined ? { gain } : { pay, gain }];
}

/** The effect of a location in a state, in symbols. */
export function Capability({ location }: { readonly location: Location }) {
  return location.capability.map((effect, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place on the card
    <span key={at} className="exchange">
      <EffectSigns effect={effect} />
    </span>
  ));
}

function EffectSigns({ effect }: { readonly effect: Effect }) {
  const t = useTexts('new-era');
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
            {at > 0 ? <span className="tiny muted">{t('card.or')}</span> : null}
            <Exchange pay={pay} gain={gain} />
          </span>
        ))
      ) : (
        <Exchange pay={effect.pay} gain={effect.gain} />
      );
    case 'improve':
      return (
        <>
          <span className="tiny">{t('card.improve')}</span> <Goods of={{ vp: 1 }} />
        </>
      );
    default:
      return <span className="tiny">{t(`short.${effect.effect}`)}</span>;
  }
}

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

/** The price, then the gain. */
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
  const t = useTexts('new-era');
  return (
    <span className="arrow">
      <span aria-hidden="true">›</span>
      <span className="hidden-text">{t('card.exchange')}</span>
    </span>
  );
}

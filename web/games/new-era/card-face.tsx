import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Instant, Location } from '../../../engine/new-era/card-types';
import { findInstant, findLocation } from '../../../engine/new-era/data/cards';
import type { CardId } from '../../../engine/new-era/types';
import type { Language } from '../../../messages/languages';
import { CardPicture, kindOf } from './card-picture';
import { Capability, Exchange, optionsOf } from './card-signs';
import { type CardWords, capabilityText, instantText, kindText } from './card-texts';
import { Goods } from './goods';

interface CardFaceProps {
  readonly card: CardId;
  readonly language: Language;
}

/** A card at a readable size: its picture, then its three uses, then its effect in words. */
export function CardFace({ card, language }: CardFaceProps) {
  const t = useTexts('new-era-cards');
  const words = { t, language, era: useTexts('new-era') };
  const location = findLocation(card);
  const instant = findInstant(card);
  return (
    <article className="card-face" data-kind={kindOf(card)}>
      {location === undefined ? null : (
        <header>
          <span>
            {t.rich('distance', {
              distance: location.distance,
              b: (figure) => <b className="numbers">{figure}</b>,
            })}
          </span>
          <span>
            {t.rich('defence', {
              defence: location.defence,
              b: (figure) => <b className="numbers square">{figure}</b>,
            })}
          </span>
        </header>
      )}
      <CardPicture card={card} size={76} />
      <h3>{(location ?? instant)?.name}</h3>
      <p className="small muted">{location ? kindText(location, words) : t('instant')}</p>
      {location ? <Uses location={location} words={words} /> : null}
      {instant ? <Gives instant={instant} words={words} /> : null}
    </article>
  );
}

function Uses({ location, words }: { readonly location: Location; readonly words: CardWords }) {
  const t = useTexts('new-era-cards');
  const { spoils, agreement, defensive } = location;
  return (
    <>
      <dl>
        <Strip name={t('strip.spoils')}>
          <Goods of={spoils} />
        </Strip>
        {defensive === undefined ? (
          <Strip name={t('strip.agreement')}>
            <Goods of={agreement ?? {}} />
          </Strip>
        ) : (
          <Strip name={t('strip.wall')}>{t('strip.adds', { defence: defensive })}</Strip>
        )}
        <Strip name={t('strip.state')}>
          <Capability location={location} />
        </Strip>
      </dl>
      <p className="card-text">{capabilityText(location, words)}</p>
    </>
  );
}

function Gives({ instant, words }: { readonly instant: Instant; readonly words: CardWords }) {
  const t = useTexts('new-era-cards');
  return (
    <>
      <dl>
        {optionsOf(instant).map(({ pay, gain }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
          <Strip key={at} name={t(at === 0 ? 'strip.brings' : 'strip.or')}>
            <Exchange pay={pay} gain={gain} />
          </Strip>
        ))}
      </dl>
      <p className="card-text">{instantText(instant, words)}</p>
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

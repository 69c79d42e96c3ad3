import { useTexts } from '#texts';
import { cardOf } from '../../../../engine/domination/data/cards';
import { cardOfOrder, offerFor, USES, type Use, usedAs } from '../targets';
import type { OrderRowProps } from './order-row-props';

/** The uses of a card (4.4 to 4.8); those that are not possible now are disabled. */
export function UseChoice({ order, place, turn }: OrderRowProps) {
  const t = useTexts('domination');
  const card = cardOfOrder(order);
  if (card === null) return null;
  const { build, reduce } = cardOf(card);
  const names: Readonly<Record<Use, string>> = {
    build: t('use.build', { count: build }),
    attack: t('use.attack', { count: reduce }),
    text: t('use.text'),
    discard1: t('use.discard'),
    discard2: t('use.discardTwo'),
  };
  const offers = turn.offersAt(place);
  return (
    <fieldset className="segments use-choice" aria-label={t('use.title')}>
      {USES.map((use) => (
        <button
          key={use}
          type="button"
          aria-pressed={usedAs(order) === use}
          disabled={offerFor(offers, card, use) === undefined}
          onClick={() => turn.setUse(place, use)}
        >
          {names[use]}
        </button>
      ))}
    </fieldset>
  );
}

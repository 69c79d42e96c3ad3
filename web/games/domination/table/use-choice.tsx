import { cardOf } from '../../../../engine/domination/data/cards';
import { cardOfOrder, offerFor, USES, type Use, usedAs } from '../targets';
import type { OrderRowProps } from './order-row-props';

/** The uses of a card (4.4 to 4.8); those that it does not have now cannot be pressed. */
export function UseChoice({ order, place, turn }: OrderRowProps) {
  const card = cardOfOrder(order);
  if (card === null) return null;
  const { build, reduce } = cardOf(card);
  const names: Readonly<Record<Use, string>> = {
    build: `Build ${build}`,
    attack: `Attack ${reduce}`,
    text: 'Text',
    discard1: 'Discard',
    discard2: 'Discard 2',
  };
  const offers = turn.offersAt(place);
  return (
    <fieldset className="segments use-choice" aria-label="Use as">
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

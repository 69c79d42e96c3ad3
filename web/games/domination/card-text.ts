import type { CardId } from '../../../engine/domination/card-ids';
import type { Messages } from '../../../messages/en';
import type { Texts } from '../../lib/texts';

type CardTextId = keyof Messages['domination-cards']['text'];

/** The text printed on a card. Domination itself has none. */
export function cardText(card: CardId, t: Texts<'domination-cards'>): string | null {
  return card === 'domination' ? null : t(`text.${card.replaceAll('_', '-') as CardTextId}`);
}

import type { CardId } from '../../../engine/domination/card-ids';
import type { Messages } from '../../../messages/en';
import type { Texts } from '../../lib/texts';

type CardTextId = keyof Messages['domination-cards']['text'];

/** What a card prints. Domination itself prints nothing. */
export function cardText(card: CardId, t: Texts<'domination-cards'>): string | null {
  return card === 'domination' ? null : t(`text.${card.replaceAll('_', '-') as CardTextId}`);
}

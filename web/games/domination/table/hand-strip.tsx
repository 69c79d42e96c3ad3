import { useTexts } from '#texts';
import type { CardId } from '../../../../engine/domination/card-ids';
import type { SeatView } from '../../../../engine/domination/types';
import { cardTitle } from '../names';
import { Values } from './hand-panel';

export interface HandStripProps {
  readonly own: SeatView;
  readonly playable: (card: CardId) => boolean;
  readonly onPlay: (card: CardId) => void;
}

/** The hand in one line beside the orders, for narrow screens, where the cards with their texts are on another tab. */
export function HandStrip({ own: { hand = [] }, playable, onPlay }: HandStripProps) {
  const t = useTexts('domination');
  const cards = hand ?? [];
  if (cards.length === 0) return null;
  return (
    <ul className="hand-strip" aria-label={t('hand.title')}>
      {[...new Set(cards)].map((card) => {
        const copies = cards.filter((one) => one === card).length;
        return (
          <li key={card} data-card={card}>
            <button type="button" disabled={!playable(card)} onClick={() => onPlay(card)}>
              <b>
                {cardTitle(card)}
                {copies > 1 ? ` ×${copies}` : ''}
              </b>
              <Values card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

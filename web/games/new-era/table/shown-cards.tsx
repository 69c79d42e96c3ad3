import { use } from 'react';
import { useTexts } from '#texts';
import type { CardId } from '../../../../engine/new-era/types';
import { ShownFirst } from '../../../components/map/shown-first';
import { CardMini } from '../card-mini';

/** The cards that a lesson speaks of, wherever they are: in the hand, in a state, or in a rival's. */
export function ShownCards() {
  const t = useTexts('new-era');
  const shown = use(ShownFirst);
  if (shown.length === 0) return null;
  return (
    <ul className="card-row shown-cards" aria-label={t('shownCards')}>
      {shown.map((card) => (
        <li key={card} data-card={card}>
          <CardMini card={`${card}#1` as CardId} />
        </li>
      ))}
    </ul>
  );
}

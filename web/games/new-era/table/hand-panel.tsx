import { useTexts } from '#texts';
import type { CardId, View } from '../../../../engine/new-era/types';
import { CardMini } from '../card-mini';

/** The reader's hand as a row of cards; a tap opens one. */
export function HandPanel({ hand, view }: { readonly hand: readonly CardId[]; readonly view: View }) {
  const t = useTexts('new-era');
  return (
    <>
      <div className="panel-head">
        <h2>{t('hand.title')}</h2>
        <span className="tiny muted numbers">
          {t('hand.piles', { stack: view.stack, discard: view.discard.length })}
        </span>
      </div>
      {hand.length === 0 ? <p className="empty small">{t('hand.none')}</p> : null}
      <ul className="card-row">
        {hand.map((card) => (
          <li key={card}>
            <CardMini card={card} />
          </li>
        ))}
      </ul>
      <p className="card-key tiny muted">{t.rich('hand.key', { b: (figure) => <b>{figure}</b> })}</p>
    </>
  );
}

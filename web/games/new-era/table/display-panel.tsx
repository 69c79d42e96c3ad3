import { useTexts } from '#texts';
import type { View } from '../../../../engine/new-era/types';
import { CardMini } from '../card-mini';

/** The row of face-up cards from which players pick, while there is one. */
export function DisplayPanel({ view }: { readonly view: View }) {
  const t = useTexts('new-era');
  const display = view.display ?? [];
  if (display.length === 0) return null;
  return (
    <>
      <div className="panel-head">
        <h2>{t('display.title')}</h2>
        <span className="tiny muted numbers">
          {t('display.pick', { pick: view.picks + 1, picks: view.seats.length * 2 })}
        </span>
      </div>
      <ul className="card-row">
        {display.map((card) => (
          <li key={card}>
            <CardMini card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

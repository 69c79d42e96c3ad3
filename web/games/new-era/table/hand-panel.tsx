import type { CardId, View } from '../../../../engine/new-era/types';
import { CardMini } from '../card-mini';

/** The reader's hand as a row of cards; a tap opens one. */
export function HandPanel({ hand, view }: { readonly hand: readonly CardId[]; readonly view: View }) {
  return (
    <>
      <div className="panel-head">
        <h2>Your hand</h2>
        <span className="tiny muted numbers">
          stack {view.stack}, discard {view.discard.length}
        </span>
      </div>
      {hand.length === 0 ? <p className="empty small">No cards.</p> : null}
      <ul className="card-row">
        {hand.map((card) => (
          <li key={card}>
            <CardMini card={card} />
          </li>
        ))}
      </ul>
      <p className="card-key tiny muted">
        <b>2</b> left: distance. Right: defence once it stands. Strips: spoils, agreement, in your state.
      </p>
    </>
  );
}

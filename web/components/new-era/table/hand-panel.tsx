'use client';

import type { CardId } from '../../../../engine/new-era/types';
import { CardMini } from '../card-mini';

interface HandPanelProps {
  readonly hand: readonly CardId[];
  readonly stack: number;
  readonly discard: number;
}

/** The reader's hand as a row of cards; a tap opens one. */
export function HandPanel({ hand, stack, discard }: HandPanelProps) {
  return (
    <>
      <div className="panel-head">
        <h2 id="hand-title">Your hand</h2>
        <span className="tiny muted numbers">
          stack {stack}, discard {discard}
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

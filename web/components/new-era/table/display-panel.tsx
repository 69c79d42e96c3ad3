'use client';

import type { View } from '../../../../engine/new-era/types';
import { CardMini } from '../card-mini';
import { NewEraRule } from '../rule';

/** The row of face-up cards from which everybody picks, while there is one. */
export function DisplayPanel({ view }: { readonly view: View }) {
  const display = view.display ?? [];
  return (
    <>
      <div className="panel-head">
        <h2 id="display-title">On display</h2>
        <span className="tiny muted numbers">
          {display.length === 0 ? '' : `pick ${view.picks + 1} of ${view.seats.length * 2}`}
        </span>
      </div>
      {display.length === 0 ? (
        <p className="panel-lead">
          Five cards are turned up at the beginning of each turn <NewEraRule rule="4.1" />. {view.stack} are
          left in the stack, {view.discard.length} lie on the discard pile.
        </p>
      ) : (
        <ul className="card-row">
          {display.map((card) => (
            <li key={card}>
              <CardMini card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

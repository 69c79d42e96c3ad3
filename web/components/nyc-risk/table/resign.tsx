'use client';

import { useState } from 'react';
import type { Game } from '../../../../functions/api/schemas/games';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

/** Leaving the game, said twice. */
export function Resign({ game, plan }: { game: Game; plan: Plan }) {
  const [asked, setAsked] = useState(false);
  const orders = (game.me.stored?.orders ?? []) as readonly { type?: string }[];
  if (orders.some(({ type }) => type === 'resign'))
    return <p className="panel-lead">You have resigned; it takes effect with the next step.</p>;
  return (
    <details className="typed">
      <summary>Resign</summary>
      <div className="resign">
        <p className="small">
          Your hoods become neutral with their units, and your cards are discarded <RiskRule rule="13.6" />.
          It cannot be taken back once it is carried out.
        </p>
        {asked ? (
          <p className="resign-buttons">
            <button
              type="button"
              className="button"
              disabled={plan.saving === 'saving'}
              onClick={() => plan.give({ type: 'resign' })}
            >
              Yes, resign this seat
            </button>
            <button type="button" className="button quiet" onClick={() => setAsked(false)}>
              Play on
            </button>
          </p>
        ) : (
          <button type="button" className="button compact" onClick={() => setAsked(true)}>
            Resign
          </button>
        )}
      </div>
    </details>
  );
}

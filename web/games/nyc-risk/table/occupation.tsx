import { useState } from 'react';
import type { PendingOccupation } from '../../../../engine/nyc-risk/types';
import { Stepper } from '../../../components/table/fields/stepper';
import { hoodName } from '../names';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

/** The question that comes before everything else: how many units move into the hood that has just fallen. */
export function Occupation({ pending, plan }: { pending: PendingOccupation; plan: Plan }) {
  const { from, to, min, max, mayor } = pending;
  const [count, setCount] = useState(max);
  return (
    <div className="occupation">
      <p>
        <b>{hoodName(to)}</b> is taken. How many move in from {hoodName(from)}
        {mayor ? ', with your mayor' : ''}? {min} to {max} <RiskRule rule="7.2" />
      </p>
      <p className="occupation-answer">
        <Stepper label="Units that move in" value={count} min={min} max={max} onChange={setCount} />
        <button
          type="button"
          className="button main"
          disabled={plan.saving === 'saving'}
          onClick={() => plan.give({ type: 'occupy', count })}
        >
          Move in
        </button>
      </p>
    </div>
  );
}

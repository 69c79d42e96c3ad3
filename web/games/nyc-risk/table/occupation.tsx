import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import type { PendingOccupation } from '../../../../engine/nyc-risk/types';
import { Stepper } from '../../../components/table/fields/stepper';
import { hoodName } from '../names';
import { RiskRule } from '../rule';
import type { Plan } from './use-plan';

/** The decision that comes before all others: how many units move into the conquered hood. */
export function Occupation({ pending, plan }: { pending: PendingOccupation; plan: Plan }) {
  const t = useTexts('nyc-risk');
  const { from, to, min, max, mayor } = pending;
  const [count, setCount] = useState(max);
  return (
    <div className="occupation">
      <p>
        {t.rich('occupation.question', {
          b: (words: ReactNode) => <b>{words}</b>,
          to: hoodName(to),
          from: hoodName(from),
          mayor: mayor ? 'yes' : 'no',
          min,
          max,
          rule: () => <RiskRule rule="7.2" />,
        })}
      </p>
      <p className="occupation-answer">
        <Stepper label={t('occupation.units')} value={count} min={min} max={max} onChange={setCount} />
        <button
          type="button"
          className="button main"
          disabled={plan.saving === 'saving'}
          onClick={() => plan.give({ type: 'occupy', count })}
        >
          {t('occupation.moveIn')}
        </button>
      </p>
    </div>
  );
}

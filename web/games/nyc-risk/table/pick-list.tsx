'use client';

import { ArrowUp, X } from 'lucide-react';
import { HOOD_IDS } from '../../../../engine/nyc-risk/data/map';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import { hoodName } from '../names';
import { RiskRule } from '../rule';
import { HoodMenu } from './hood-menu';

interface PickListProps {
  readonly view: View;
  readonly standing: StandingOrder;
  readonly onChange: (part: Partial<StandingOrder>) => void;
}

/** Hoods in the order in which the reader would have them, for picks whose deadline passes, or for all of them. */
export function PickList({ view, standing, onChange }: PickListProps) {
  const { picks, pickAtOnce } = standing;
  const raise = (index: number) => {
    const moved = [...picks];
    const [hood] = moved.splice(index, 1);
    if (hood !== undefined) moved.splice(index - 1, 0, hood);
    onChange({ picks: moved });
  };
  return (
    <div className="pick-list">
      <p className="section-line">
        <b>Pick list</b>
        <span>
          for a pick you miss <RiskRule rule="12.5" />
        </span>
      </p>
      <ol>
        {picks.map((hood, index) => (
          <li key={hood}>
            <span className="numbers dim">{index + 1}</span>
            <span className="grow">
              {hoodName(hood)}
              {view.hoods[hood]?.owner != null ? <span className="muted">, taken</span> : null}
            </span>
            <button
              type="button"
              className="icon-button"
              disabled={index === 0}
              aria-label={`Move ${hoodName(hood)} up`}
              onClick={() => raise(index)}
            >
              <ArrowUp size={17} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Take ${hoodName(hood)} off the list`}
              onClick={() => onChange({ picks: picks.filter((one) => one !== hood) })}
            >
              <X size={17} />
            </button>
          </li>
        ))}
      </ol>
      <HoodMenu
        label="Add a hood"
        hoods={HOOD_IDS.filter((hood) => view.hoods[hood]?.owner == null && !picks.includes(hood))}
        onPick={(hood) => onChange({ picks: [...picks, hood] })}
      />
      <label className="order-field">
        <span>Take my picks from the list at once</span>
        <input
          type="checkbox"
          checked={pickAtOnce}
          onChange={(event) => onChange({ pickAtOnce: event.target.checked })}
        />
      </label>
    </div>
  );
}

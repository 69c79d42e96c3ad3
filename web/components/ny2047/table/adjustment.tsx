'use client';

import type { Order, Position } from '../../../../engine/ny2047/types';
import { numberIn } from '../../../../engine/ny2047/words';
import { RuleLink } from '../../frame/rule-link';
import { isFaction } from '../factions';
import { placeName } from '../places';

interface AdjustmentProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly locked: boolean;
  readonly onChange: (orders: readonly Order[]) => void;
}

/** The choices of an adjustment phase: a new home base, units to disband. */
export function Adjustment({ position, seat, orders, locked, onChange }: AdjustmentProps) {
  const owed = isFaction(seat) ? position.pending?.[seat] : undefined;
  if (owed === undefined) return <p className="empty">You have nothing to choose in this phase.</p>;
  const base = orders.find((order) => order.type === 'RELOCATE')?.to;
  const disbanded = orders.flatMap((order) => (order.type === 'DISBAND' ? [order.unit] : []));
  const relocate = (to: string) =>
    onChange([{ type: 'RELOCATE', to }, ...orders.filter((order) => order.type !== 'RELOCATE')]);
  const toggle = (unit: string) => {
    const others = orders.filter((order) => !(order.type === 'DISBAND' && order.unit === unit));
    onChange(disbanded.includes(unit) ? others : [...others, { type: 'DISBAND', unit }]);
  };
  return (
    <div className="adjustment">
      {owed.relocate === null ? null : (
        <fieldset className="field" disabled={locked}>
          <legend className="label">
            Where does your home base go? <RuleLink rule="13.2" />
          </legend>
          {owed.relocate.options.map((space) => (
            <label key={space} className="choice">
              <input type="radio" name="relocate" checked={base === space} onChange={() => relocate(space)} />
              <span>{placeName(space)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {owed.disband === 0 ? null : (
        <fieldset className="field" disabled={locked}>
          <legend className="label">
            {disbanded.length} of {owed.disband} chosen to disband <RuleLink rule="11.4" />
          </legend>
          {position.units
            .filter(({ faction }) => faction === seat)
            .map(({ id, space }) => (
              <label key={id} className="choice">
                <input
                  type="checkbox"
                  checked={disbanded.includes(id)}
                  disabled={!disbanded.includes(id) && disbanded.length >= owed.disband}
                  onChange={() => toggle(id)}
                />
                <span>
                  {placeName(space)}, unit {numberIn(id)}
                </span>
              </label>
            ))}
        </fieldset>
      )}
    </div>
  );
}

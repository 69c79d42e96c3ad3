'use client';

import { X } from 'lucide-react';
import { offerOf } from '../../../../engine/core/offers';
import { areaName, strengthName } from '../names';
import { countsOf, type Target, targetsOf, withoutTarget } from '../targets';
import { ForceMark } from './force-mark';
import type { OrderRowProps } from './order-row-props';

const DOES: Readonly<Record<Target['does'], string>> = { build: '+1', reduce: '−1', choose: '' };

/** The areas that an order names, in the order in which they count, and a menu of those it can name next. */
export function TargetList({ view, order, place, turn }: OrderRowProps) {
  const counts = countsOf(offerOf(turn.offersAt(place), order));
  const targets = targetsOf(order);
  if (counts === undefined && targets.length === 0) return null;
  return (
    <>
      <p className="targets-left numbers">
        <span>
          <b>{targets.length}</b>
          {counts === undefined ? '' : ` of ${counts.min === counts.max ? '' : 'up to '}${counts.max}`} named
        </span>
      </p>
      <ol className="targets" aria-label="Targets in order">
        {targets.map(({ area, does }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area may be named more than once
          <li key={at}>
            <ForceMark force={view.forces[area]} />
            <span>
              <b>{areaName(area)}</b> <span className="muted">{strengthName(view.forces[area])}</span>
            </span>
            <b className="numbers">{DOES[does]}</b>
            <button
              type="button"
              className="icon-button"
              aria-label={`Leave out ${areaName(area)}, ${at + 1}`}
              onClick={() => turn.replace(place, withoutTarget(order, at))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ol>
      {turn.next.length === 0 ? null : (
        <label className="order-field">
          <span>Also in reach</span>
          <select
            className="input"
            value=""
            onChange={(event) => {
              const target = turn.next[Number(event.target.value)];
              if (target !== undefined) turn.name(target);
            }}
          >
            <option value="" disabled>
              Name an area…
            </option>
            {turn.next.map(({ area, does }, at) => (
              <option key={`${area} ${does}`} value={at}>
                {`${areaName(area)}, ${strengthName(view.forces[area])}${does === 'choose' ? '' : does === 'build' ? ', build' : ', reduce'}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

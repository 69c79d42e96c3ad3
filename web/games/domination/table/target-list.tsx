import { X } from 'lucide-react';
import { offerOf } from '../../../../engine/core/offers';
import { PickMenu } from '../../../components/table/fields/pick-menu';
import { areaName, strengthName } from '../names';
import { countsOf, type Target, targetsOf, withoutTarget } from '../targets';
import { ForceMark } from './force-mark';
import type { OrderRowProps } from './order-row-props';

type Words = Readonly<Record<Target['does'], string>>;
const SIGNS: Words = { build: '+1', reduce: '−1', choose: '' };
const DOES: Words = { build: ', build', reduce: ', reduce', choose: '' };

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
            <b className="numbers">{SIGNS[does]}</b>
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
      {turn.next.length === 0 ? null : <InReach view={view} turn={turn} />}
    </>
  );
}

function InReach({ view, turn }: Pick<OrderRowProps, 'view' | 'turn'>) {
  const nameOf = ({ area, does }: Target) =>
    `${areaName(area)}, ${strengthName(view.forces[area])}${DOES[does]}`;
  return (
    <PickMenu
      label="Also in reach"
      hint="Name an area…"
      options={turn.next.map((target, at) => [at, nameOf(target)])}
      onPick={(at) => turn.next.slice(Number(at)).slice(0, 1).forEach(turn.name)}
    />
  );
}

import { X } from 'lucide-react';
import { useTexts } from '#texts';
import { offerOf } from '../../../../engine/core/offers';
import { PickMenu } from '../../../components/table/fields/pick-menu';
import { areaName, strengthOf } from '../names';
import { countsOf, type Target, targetsOf, withoutTarget } from '../targets';
import { ForceMark } from './force-mark';
import type { OrderRowProps } from './order-row-props';

type Words = Readonly<Record<Target['does'], string>>;
const SIGNS: Words = { build: '+1', reduce: '−1', choose: '' };

/** The areas that an order names, in the order in which they count, and a menu of possible next ones. */
export function TargetList({ view, order, place, turn }: OrderRowProps) {
  const t = useTexts('domination');
  const table = useTexts('table');
  const counts = countsOf(offerOf(turn.offersAt(place), order));
  const targets = targetsOf(order);
  if (counts === undefined && targets.length === 0) return null;
  return (
    <>
      <p className="targets-left numbers">
        <span>
          {t.rich('targets.named', {
            named: targets.length,
            b: (figure) => <b>{figure}</b>,
            limit: limitOf(counts),
            most: counts?.max ?? 0,
          })}
        </span>
      </p>
      <ol className="targets" aria-label={t('targets.title')}>
        {targets.map(({ area, does }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area may be named more than once
          <li key={at}>
            <ForceMark force={view.forces[area]} />
            <span>
              <b>{areaName(area)}</b>{' '}
              <span className="muted">{t('strength', { strength: strengthOf(view.forces[area]) })}</span>
            </span>
            <b className="numbers">{SIGNS[does]}</b>
            <button
              type="button"
              className="icon-button"
              aria-label={table('fields.leaveOut', { name: areaName(area), place: at + 1 })}
              onClick={() => turn.rows.replace(place, withoutTarget(order, at))}
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

function limitOf(counts: ReturnType<typeof countsOf>): 'none' | 'exact' | 'most' {
  if (counts === undefined) return 'none';
  return counts.min === counts.max ? 'exact' : 'most';
}

function InReach({ view, turn }: Pick<OrderRowProps, 'view' | 'turn'>) {
  const t = useTexts('domination');
  const nameOf = ({ area, does }: Target) =>
    t('targets.option', { area: areaName(area), strength: strengthOf(view.forces[area]), does });
  return (
    <PickMenu
      label={t('targets.inReach')}
      hint={t('targets.name')}
      options={turn.next.map((target, at) => [at, nameOf(target)])}
      onPick={(at) => turn.next.slice(Number(at)).slice(0, 1).forEach(turn.name)}
    />
  );
}

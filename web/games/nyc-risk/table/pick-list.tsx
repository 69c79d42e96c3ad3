import { ArrowUp, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#texts';
import { HOOD_IDS } from '../../../../engine/nyc-risk/data/map';
import type { StandingOrder, View } from '../../../../engine/nyc-risk/types';
import { muted } from '../../../components/frame/hidden';
import { moved } from '../../../components/table/moved';
import { hoodName } from '../names';
import { RiskRule } from '../rule';
import { HoodMenu } from './hood-menu';

interface PickListProps {
  readonly view: View;
  readonly standing: StandingOrder;
  readonly onChange: (part: Partial<StandingOrder>) => void;
}

/** Hoods in the order of the reader's preference, for picks whose deadline passes, or for all of them. */
export function PickList({ view, standing, onChange }: PickListProps) {
  const t = useTexts('nyc-risk');
  const { picks, pickAtOnce } = standing;
  const isTaken = (hood: string) => view.hoods[hood]?.owner != null;
  return (
    <div className="pick-list">
      <p className="section-line">
        <b>{t('picks.title')}</b>
        <span>{t.rich('picks.missed', { rule: () => <RiskRule rule="12.5" /> })}</span>
      </p>
      <ol>
        {picks.map((hood, index) => (
          <li key={hood}>
            <span className="numbers dim">{index + 1}</span>
            <span className="grow">
              {isTaken(hood) ? t.rich('picks.taken', { hood: hoodName(hood), muted }) : hoodName(hood)}
            </span>
            <Tool
              name={t('picks.up', { hood: hoodName(hood) })}
              disabled={index === 0}
              onClick={() => onChange({ picks: [...moved(picks, index, -1)] })}
            >
              <ArrowUp size={17} />
            </Tool>
            <Tool
              name={t('picks.takeOff', { hood: hoodName(hood) })}
              onClick={() => onChange({ picks: picks.toSpliced(index, 1) })}
            >
              <X size={17} />
            </Tool>
          </li>
        ))}
      </ol>
      <HoodMenu
        label={t('picks.add')}
        hoods={HOOD_IDS.filter((hood) => !isTaken(hood) && !picks.includes(hood))}
        onPick={(hood) => onChange({ picks: [...picks, hood] })}
      />
      <AtOnce checked={pickAtOnce} onChange={(checked) => onChange({ pickAtOnce: checked })} />
    </div>
  );
}

function Tool({ name, ...props }: ComponentProps<'button'> & { readonly name: string }) {
  return <button type="button" className="icon-button" aria-label={name} {...props} />;
}

function AtOnce({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTexts('nyc-risk');
  return (
    <label className="order-field">
      <span>{t('picks.atOnce')}</span>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}

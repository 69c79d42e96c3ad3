import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '#texts';
import { partOf, withValue } from '../../../../engine/core/offers';
import type { WaitingBoosts } from '../../../../engine/nyc-risk/offers/attack-ahead';
import type { AttackOrder, Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { Stepper } from '../../../components/table/fields/stepper';
import { hoodName } from '../names';
import { RiskRule } from '../rule';
import { mostToMove, withKeep } from './keep-units';
import { OddsBar } from './odds-bar';
import { mostOf, type RiskOffer } from './offers';

interface AttackFieldsProps {
  readonly view: View;
  readonly offer: RiskOffer;
  readonly order: AttackOrder;
  readonly boosts: WaitingBoosts;
  /** Whether all settings are shown, or only the most important ones. */
  readonly open: boolean;
  readonly onChange: (order: Order) => void;
}

/** An attack's settings with its odds, which follow every change. */
export function AttackFields({ view, offer, order, boosts, open, onChange }: AttackFieldsProps) {
  const t = useTexts('nyc-risk');
  const most = mostOf(offer, 'keep') ?? 1;
  const set = (field: string) => (value: unknown) => onChange(withValue<Order>(order, field, value));
  return (
    <div className="attack-fields">
      <div className="order-field keep-line">
        {t.rich('attack.keep', {
          say: (words) => <span>{words}</span>,
          stepper: () => (
            <Stepper
              label={t('attack.keepLabel')}
              value={order.keep ?? 1}
              min={1}
              max={most}
              onChange={(keep) => onChange(withKeep(order, keep, most + 1))}
            />
          ),
          where: (words) => <span className="sub">{words}</span>,
          units: order.keep ?? 1,
          hood: hoodName(order.from),
        })}
      </div>
      <OddsBar view={view} order={order} attackers={most + 1} boosts={boosts} />
      {open ? <Settings offer={offer} order={order} set={set} /> : null}
    </div>
  );
}

interface SettingsProps {
  readonly offer: RiskOffer;
  readonly order: AttackOrder;
  readonly set: (field: string) => (value: unknown) => void;
}

function Settings({ offer, order, set }: SettingsProps) {
  const t = useTexts('nyc-risk');
  const dice = mostOf(offer, 'dice') ?? 1;
  const rolls = mostOf(offer, 'rolls') ?? 1;
  const move = mostToMove((mostOf(offer, 'move') ?? 1) + 1, order.keep);
  const planned = order.rolls ?? 1;
  const all = planned >= rolls ? { shown: t('attack.all') } : {};
  return (
    <div className="order-fields">
      <Count
        label={t('field.rolls')}
        value={Math.min(planned, rolls)}
        max={rolls}
        onChange={set('rolls')}
        {...all}
      />
      <Count label={t('field.dice')} value={order.dice ?? dice} max={dice} onChange={set('dice')} />
      <label className="order-field">
        <span>{t('attack.askMoveIn')}</span>
        <input
          type="checkbox"
          checked={order.move === undefined}
          onChange={(event) => set('move')(event.target.checked ? undefined : move)}
        />
      </label>
      {order.move === undefined ? null : (
        <Count
          label={t('field.move')}
          says={t('attack.moveIfLeft')}
          value={order.move}
          max={move}
          onChange={set('move')}
        />
      )}
      {partOf(offer, 'mayor', 'choice') === undefined ? null : (
        <label className="order-field">
          <span>{t.rich('attack.mayorGoesAlong', { rule: () => <RiskRule rule="6.8" /> })}</span>
          <input
            type="checkbox"
            checked={order.mayor === true}
            onChange={(event) => set('mayor')(event.target.checked ? true : undefined)}
          />
        </label>
      )}
    </div>
  );
}

interface CountProps extends Omit<ComponentProps<typeof Stepper>, 'min'> {
  /** The text before the number, if it is more than the label. */
  readonly says?: ReactNode;
}

function Count({ says, ...stepper }: CountProps) {
  return (
    <div className="order-field">
      <span>{says ?? stepper.label}</span>
      <Stepper min={1} {...stepper} />
    </div>
  );
}

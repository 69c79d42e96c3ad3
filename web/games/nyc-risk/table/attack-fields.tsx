import type { ComponentProps } from 'react';
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
  /** Whether everything that can be changed is shown, or only what matters most. */
  readonly open: boolean;
  readonly onChange: (order: Order) => void;
}

/** An attack's settings with its odds, which follow every change. */
export function AttackFields({ view, offer, order, boosts, open, onChange }: AttackFieldsProps) {
  const most = mostOf(offer, 'keep') ?? 1;
  const set = (field: string) => (value: unknown) => onChange(withValue<Order>(order, field, value));
  return (
    <div className="attack-fields">
      <div className="order-field keep-line">
        <span>Stop rolling at</span>
        <Stepper
          label="Stop rolling at"
          value={order.keep ?? 1}
          min={1}
          max={most}
          onChange={(keep) => onChange(withKeep(order, keep, most + 1))}
        />
        <span className="sub">
          {order.keep === undefined || order.keep === 1 ? 'unit' : 'units'} in {hoodName(order.from)}
        </span>
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
  const dice = mostOf(offer, 'dice') ?? 1;
  const rolls = mostOf(offer, 'rolls') ?? 1;
  const move = mostToMove((mostOf(offer, 'move') ?? 1) + 1, order.keep);
  const planned = order.rolls ?? 1;
  const all = planned >= rolls ? { shown: 'all' } : {};
  return (
    <div className="order-fields">
      <Count
        label="Rolls at most"
        value={Math.min(planned, rolls)}
        max={rolls}
        onChange={set('rolls')}
        {...all}
      />
      <Count label="Dice" value={order.dice ?? dice} max={dice} onChange={set('dice')} />
      <label className="order-field">
        <span>Ask me how many move in</span>
        <input
          type="checkbox"
          checked={order.move === undefined}
          onChange={(event) => set('move')(event.target.checked ? undefined : move)}
        />
      </label>
      {order.move === undefined ? null : (
        <Count
          label="Then move in"
          hint=", if that many are left"
          value={order.move}
          max={move}
          onChange={set('move')}
        />
      )}
      {partOf(offer, 'mayor', 'choice') === undefined ? null : (
        <label className="order-field">
          <span>
            Your mayor goes along: +1 <RiskRule rule="6.8" />
          </span>
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

function Count({
  hint = '',
  ...stepper
}: Omit<ComponentProps<typeof Stepper>, 'min'> & { readonly hint?: string }) {
  return (
    <div className="order-field">
      <span>{`${stepper.label}${hint}`}</span>
      <Stepper min={1} {...stepper} />
    </div>
  );
}

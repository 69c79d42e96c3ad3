import { useTexts } from '#texts';
import { partOf } from '../../../../engine/core/offers';
import { HOOD_IDS } from '../../../../engine/nyc-risk/data/map';
import type { Order, OrderOf } from '../../../../engine/nyc-risk/orders/order-types';
import { Stepper } from '../../../components/table/fields/stepper';
import { hoodName } from '../names';
import { HoodMenu } from './hood-menu';
import type { RiskOffer } from './offers';

interface ClaimFieldsProps {
  readonly order: OrderOf<'claim'>;
  readonly offer: RiskOffer;
  readonly onChange: (order: Order) => void;
}

const LONGEST = 120;

/** Hoods in which the reader has lived, with years; 0 years withdraws the claim. */
export function ClaimFields({ order, offer, onChange }: ClaimFieldsProps) {
  const t = useTexts('nyc-risk');
  const { claims } = order;
  const most = partOf(offer, 'claims', 'list')?.max ?? 0;
  const set = (to: string, years: number) =>
    onChange({
      type: 'claim',
      claims: claims
        .map((claim) => (claim.to === to ? { to, years } : claim))
        .filter((claim) => claim.years > 0),
    });
  return (
    <div className="order-placements">
      {claims.map(({ to, years }) => (
        <div key={to} className="order-field">
          <span>{hoodName(to)}</span>
          <Stepper
            label={t('claims.years', { hood: hoodName(to) })}
            value={years}
            min={0}
            max={LONGEST}
            onChange={(next) => set(to, next)}
          />
        </div>
      ))}
      {claims.length >= most ? null : (
        <HoodMenu
          label={t('claims.add')}
          hoods={HOOD_IDS.filter((hood) => claims.every(({ to }) => to !== hood))}
          onPick={(to) => onChange({ type: 'claim', claims: [...claims, { to, years: 1 }] })}
        />
      )}
      <p className="tiny muted">{t('claims.count', { count: claims.length, most })}</p>
    </div>
  );
}

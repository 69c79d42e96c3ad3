import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { textOf } from '../../../components/table/order-text';
import { orderLabel } from '../order-text';
import { firstOrder, type RiskOffer } from './offers';

interface AddOrderProps {
  readonly offers: readonly RiskOffer[];
  readonly people: People;
  readonly onAdd: (order: Order) => void;
}

/** Every possible order, in one menu: for the keyboard, and for orders without a place on the map. */
export function AddOrder({ offers, people, onAdd }: AddOrderProps) {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const groups = groupsOf(offers);
  // Offers change with the plan and the game: the chosen one may disappear, and return later.
  const offer = offers.find(({ order }) => textOf(order) === chosen);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (offer === undefined) return;
    onAdd(firstOrder(offer));
    setChosen('');
  };
  if (groups.length === 0) return null;
  return (
    <form className="add-order" onSubmit={add}>
      <label>
        <span className="hidden-text">{t('plan.addLabel')}</span>
        <select
          className="input"
          value={offer === undefined ? '' : chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="" disabled>
            {t('plan.addPrompt')}
          </option>
          {groups.map(([name, members]) => (
            <optgroup key={name} label={t(`group.${name}`)}>
              {members.map(({ order }) => (
                <option key={textOf(order)} value={textOf(order)}>
                  {orderLabel(order, people, t, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" className="button compact" disabled={offer === undefined}>
        <Plus size={16} /> {t('plan.add')}
      </button>
    </form>
  );
}

const GROUPS = ['occupy', 'trade', 'reinforce', 'attack', 'fortify', 'playCard', 'mayor', 'discard'] as const;
type Group = (typeof GROUPS)[number];

/** The possible orders, by kind. Ending a phase, resigning and standing orders are elsewhere. */
function groupsOf(offers: readonly RiskOffer[]): readonly (readonly [Group, readonly RiskOffer[]])[] {
  const groups = new Map<Group, RiskOffer[]>();
  for (const offer of offers) {
    const name = GROUPS.find((one) => one === offer.order.type);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return [...groups];
}

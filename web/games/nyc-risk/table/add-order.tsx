import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { People } from '../../../components/frame/people';
import { orderLabel } from '../order-text';
import { firstOrder, type RiskOffer } from './offers';

interface AddOrderProps {
  readonly offers: readonly RiskOffer[];
  readonly people: People;
  readonly onAdd: (order: Order) => void;
}

/** Every order there is to add, in one menu: the way by keyboard, and for what has no place on the map. */
export function AddOrder({ offers, people, onAdd }: AddOrderProps) {
  const [chosen, setChosen] = useState('');
  const groups = groupsOf(offers);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const offer = offers[Number(chosen)];
    if (chosen === '' || offer === undefined) return;
    onAdd(firstOrder(offer));
    setChosen('');
  };
  if (groups.length === 0) return null;
  return (
    <form className="add-order" onSubmit={add}>
      <label>
        <span className="hidden-text">Add a step to your plan</span>
        <select className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="" disabled>
            Add a step…
          </option>
          {groups.map(([name, members]) => (
            <optgroup key={name} label={name}>
              {members.map(({ offer, index }) => (
                <option key={index} value={index}>
                  {orderLabel(offer.order, people)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" className="button compact" disabled={chosen === ''}>
        <Plus size={16} /> Add
      </button>
    </form>
  );
}

const GROUPS: Readonly<Partial<Record<Order['type'], string>>> = {
  occupy: 'Move in',
  trade: 'Trade three cards',
  reinforce: 'Reinforce',
  attack: 'Attack',
  fortify: 'Fortify',
  playCard: 'Play a card',
  mayor: 'Mayor',
  discard: 'Discard',
};

interface Member {
  readonly offer: RiskOffer;
  readonly index: number;
}

/** What can be added, by kind. Ending a phase, resigning and standing orders have places of their own. */
function groupsOf(offers: readonly RiskOffer[]): readonly (readonly [string, readonly Member[]])[] {
  const groups = new Map<string, Member[]>();
  for (const [index, offer] of offers.entries()) {
    const name = GROUPS[offer.order.type];
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), { offer, index }]);
  }
  return [...groups];
}

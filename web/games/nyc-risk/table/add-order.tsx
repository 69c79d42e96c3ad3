import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { People } from '../../../components/frame/people';
import { textOf } from '../../../components/table/order-text';
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
  // Offers change with the plan and the game: what was chosen may be gone, and back later.
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
        <span className="hidden-text">Add a step to your plan</span>
        <select
          className="input"
          value={offer === undefined ? '' : chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="" disabled>
            Add a step…
          </option>
          {groups.map(([name, members]) => (
            <optgroup key={name} label={name}>
              {members.map(({ order }) => (
                <option key={textOf(order)} value={textOf(order)}>
                  {orderLabel(order, people)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" className="button compact" disabled={offer === undefined}>
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

/** What can be added, by kind. Ending a phase, resigning and standing orders have places of their own. */
function groupsOf(offers: readonly RiskOffer[]): readonly (readonly [string, readonly RiskOffer[]])[] {
  const groups = new Map<string, RiskOffer[]>();
  for (const offer of offers) {
    const name = GROUPS[offer.order.type];
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return [...groups];
}

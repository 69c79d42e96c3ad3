import { Arrow } from '../card-face';
import { Goods } from '../goods';
import type { Brings } from '../system';

/** What an order costs and what it gives, in signs. */
export function Bargain({ brings: { cost, gain, drawn, points } }: { readonly brings: Brings }) {
  const gives = { ...gain, ...(points > 0 ? { vp: points } : {}), ...(drawn > 0 ? { card: drawn } : {}) };
  const isFree = Object.keys(cost).length === 0;
  if (isFree && Object.keys(gives).length === 0) return null;
  return (
    <span className="exchange bargain">
      <Goods of={cost} />
      {isFree ? null : <Arrow />}
      <Goods of={gives} />
    </span>
  );
}

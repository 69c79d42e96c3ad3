import { Arrow } from '../card-face';
import { Goods } from '../goods';
import type { Brings } from '../system';

/** What an order costs and what it gives, in signs. */
export function Bargain({ brings: { cost, discarded, gain, drawn, points } }: { readonly brings: Brings }) {
  const asks = { ...cost, ...(discarded > 0 ? { card: discarded } : {}) };
  const gives = { ...gain, ...(points > 0 ? { vp: points } : {}), ...(drawn > 0 ? { card: drawn } : {}) };
  const [pays, gets] = [asks, gives].map((goods) => Object.keys(goods).length > 0);
  if (!pays && !gets) return null;
  return (
    <span className="exchange bargain">
      <Goods of={asks} />
      {pays && gets ? <Arrow /> : null}
      <Goods of={gives} />
    </span>
  );
}

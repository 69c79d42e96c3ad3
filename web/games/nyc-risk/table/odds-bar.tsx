import { attackOf, type WaitingBoosts } from '../../../../engine/nyc-risk/offers/attack-ahead';
import { attackOdds } from '../../../../engine/nyc-risk/offers/odds';
import type { AttackOrder } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { hoodName } from '../names';

interface OddsBarProps {
  readonly view: View;
  readonly order: AttackOrder;
  /** Units in the attacking hood when the order comes to be carried out. */
  readonly attackers: number;
  readonly boosts: WaitingBoosts;
}

const FEW = 2;

/** How an attack may go, before it is ordered: the hood taken, held by one or two, or held better. */
export function OddsBar({ view, order, attackers, boosts }: OddsBarProps) {
  const attack = attackOf(view, order, attackers, boosts);
  const odds = attackOdds(attack);
  const barely = share(odds.ends, ({ defenders }) => defenders > 0 && defenders <= FEW);
  const better = 1 - odds.taken - barely;
  const left = odds.taken === 0 ? 0 : mean(odds.ends.filter(({ defenders }) => defenders === 0));
  return (
    <div className="odds">
      <div className="odds-bar" aria-hidden="true">
        <i className="taken" style={{ width: `${odds.taken * 100}%` }} />
        <i className="barely" style={{ width: `${barely * 100}%` }} />
        <i style={{ width: `${Math.max(0, better) * 100}%` }} />
      </div>
      <p>
        <b className="numbers">{percent(odds.taken)}</b> taken
        {odds.taken > 0 ? `, with ${left.toFixed(1)} left on average` : ''}
      </p>
      <p className="sub numbers">
        {barely > 0.005 ? `${percent(barely)}: ${hoodName(order.to)} holds with 1 or 2. ` : ''}
        {better > 0.005 ? `${percent(better)}: it holds with more. ` : ''}
        You lose {odds.attackLoss.toFixed(1)}, the defence {odds.defendLoss.toFixed(1)} on average.
        {odds.mayorLost > 0.0005 ? ` Your mayor falls in ${percent(odds.mayorLost)} of cases.` : ''}
      </p>
    </div>
  );
}

interface End {
  readonly attackers: number;
  readonly defenders: number;
  readonly chance: number;
}

function share(ends: readonly End[], counts: (end: End) => boolean): number {
  return ends.filter(counts).reduce((sum, { chance }) => sum + chance, 0);
}

function mean(ends: readonly End[]): number {
  return ends.reduce((sum, { attackers, chance }) => sum + attackers * chance, 0) / share(ends, () => true);
}

/** "62 %", and never "0 %" or "100 %" for what may still happen or fail. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'under 1 %';
  if (rounded === 100 && chance < 1) return 'over 99 %';
  return `${rounded} %`;
}

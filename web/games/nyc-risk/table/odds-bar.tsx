import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { attackOf, type WaitingBoosts } from '../../../../engine/nyc-risk/offers/attack-ahead';
import { attackOdds } from '../../../../engine/nyc-risk/offers/odds';
import type { AttackOrder } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { useLanguage } from '../../../components/frame/reader';
import { pointsInColumn } from '../../../lib/figures';
import type { Texts } from '../../../lib/texts';
import { hoodName } from '../names';

interface OddsBarProps {
  readonly view: View;
  readonly order: AttackOrder;
  /** Units in the attacking hood at the time of the order. */
  readonly attackers: number;
  readonly boosts: WaitingBoosts;
}

const FEW = 2;

/** The odds of an attack, before it is ordered: the hood taken, held by one or two, or held by more. */
export function OddsBar({ view, order, attackers, boosts }: OddsBarProps) {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
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
        {t.rich('odds.taken', {
          b: (words: ReactNode) => <b className="numbers">{words}</b>,
          chance: percent(odds.taken, t),
          possible: odds.taken > 0 ? 'yes' : 'no',
          left: pointsInColumn(left, language),
        })}
      </p>
      <p className="sub numbers">
        {[
          barely > 0.005 ? t('odds.barely', { chance: percent(barely, t), hood: hoodName(order.to) }) : [],
          better > 0.005 ? t('odds.better', { chance: percent(better, t) }) : [],
          t('odds.losses', {
            own: pointsInColumn(odds.attackLoss, language),
            theirs: pointsInColumn(odds.defendLoss, language),
          }),
          odds.mayorLost > 0.0005 ? t('odds.mayor', { chance: percent(odds.mayorLost, t) }) : [],
        ]
          .flat()
          .join(' ')}
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

/** "62 %", and never "0 %" or "100 %" for an outcome that is still open. */
function percent(chance: number, t: Texts<'nyc-risk'>): string {
  const rounded = Math.round(chance * 100);
  const limit = rounded === 0 && chance > 0 ? 'under' : rounded === 100 && chance < 1 ? 'over' : 'none';
  return t('odds.chance', { limit, percent: rounded });
}

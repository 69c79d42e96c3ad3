import { Dices } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#texts';
import { partOf } from '../../../../engine/core/offers';
import { phaseAfter } from '../../../../engine/nyc-risk/offers/phases-ahead';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Placement, View } from '../../../../engine/nyc-risk/types';
import { useLanguage } from '../../../components/frame/reader';
import type { Texts } from '../../../lib/texts';
import { hoodName } from '../names';
import { RiskRule } from '../rule';
import { type RiskOffer, withPlaced } from './offers';
import { nextWords } from './phases';
import type { Plan } from './use-plan';

interface SendBarProps {
  readonly view: View;
  readonly plan: Plan;
  /** The possible orders after the plan. */
  readonly offers: readonly RiskOffer[];
  readonly onAdd: (order: Order) => void;
}

/**
 * The next thing to do in a turn: to place the other units, to go on to the next phase, or to carry out the plan. Dice
 * cannot be taken back, so only a press carries out anything.
 */
export function SendBar({ view, plan, offers, onAdd }: SendBarProps) {
  const t = useTexts('nyc-risk');
  const { orders, problems } = plan;
  const sendable = orders.filter((_, index) => !problems.has(index));
  const [first] = sendable;
  const busy = plan.saving === 'saving';
  const next = useNext({ view, plan, offers, onAdd }, t);
  const isMoveNow = first !== undefined && (next === null || orders.at(-1)?.type === 'attack');
  const send = (count: number, words: string) => (
    <button
      key={words}
      type="button"
      className={isMoveNow && count === sendable.length ? 'button main' : 'button quiet'}
      disabled={busy}
      onClick={() => plan.send(count)}
    >
      <Dices size={18} /> {words}
    </button>
  );
  return (
    <div className="ready-bar send-bar">
      <LeftToPlace offers={offers} />
      {next === null ? null : (
        <button type="button" className={isMoveNow ? 'button' : 'button main'} onClick={next.onTake}>
          {next.words}
        </button>
      )}
      {first === undefined
        ? null
        : sendable.length === 1
          ? send(1, t(first.type === 'attack' ? 'send.attack' : 'send.one'))
          : [
              send(sendable.length, t('send.all', { count: sendable.length })),
              send(1, t('send.step', { step: orders.indexOf(first) + 1 })),
            ]}
      {first === undefined ? null : <p className="tiny muted">{t('send.atOnce')}</p>}
    </div>
  );
}

/** The button to the next thing that can be planned; null if nothing is left to plan. */
function useNext({ view, plan, offers, onAdd }: SendBarProps, t: Texts<'nyc-risk'>) {
  const { orders, change } = plan;
  const language = useLanguage();
  const phase = useMemo(() => phaseAfter(view, orders), [view, orders]);
  const end = offers.find(({ order }) => order.type === 'endPhase');
  if (end !== undefined) return { words: nextWords(phase, t), onTake: () => onAdd(end.order) };
  const left = leftToPlace(offers);
  const last = lastPlaced(orders);
  if (left === 0 || last === undefined) return null;
  const words = t('plan.putRest', { left: left.toLocaleString(language), hood: hoodName(last.to) });
  return { words, onTake: () => change(withPlaced(orders, last.to, left)) };
}

function leftToPlace(offers: readonly RiskOffer[]): number {
  const pool = offers.find(({ order }) => order.type === 'reinforce');
  return partOf(pool, 'placements', 'placements')?.max ?? 0;
}

/** Where the last step of a plan put its last unit. */
function lastPlaced(orders: readonly Order[]): Placement | undefined {
  const last = orders.at(-1);
  return last?.type === 'reinforce' ? last.placements.at(-1) : undefined;
}

function LeftToPlace({ offers }: Pick<SendBarProps, 'offers'>) {
  const t = useTexts('nyc-risk');
  const left = leftToPlace(offers);
  if (left === 0) return null;
  return (
    <p className="small">
      {t.rich('plan.left', {
        left,
        b: (words: ReactNode) => <b className="numbers">{words}</b>,
        rule: () => <RiskRule rule="5.10" />,
      })}
    </p>
  );
}

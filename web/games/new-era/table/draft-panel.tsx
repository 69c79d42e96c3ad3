import { Check } from 'lucide-react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import { LiveState } from '../../../components/frame/game-thumbnail';
import { useLanguage } from '../../../components/frame/reader';
import { DecisionHead } from '../../../components/table/decision-frame';
import { PickList } from '../../../components/table/fields/pick-list';
import { MainButton } from '../../../components/table/main-button';
import type { OrderList } from '../../../components/table/use-order-list';
import { CardMini } from '../card-mini';
import { choiceName } from '../order-text';
import { NewEraRule } from '../rule';
import { rankingOf } from './ranking';
import type { Queue } from './use-queue';

interface DraftPanelProps {
  readonly view: View;
  readonly asked: boolean;
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** A pick by ranking: the first wish that is still on display goes to the reader, as soon as it is their turn. */
export function DraftPanel({ view, asked, list, queue }: DraftPanelProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const display = view.display ?? [];
  const nameOf = (card: unknown) => choiceName(card, t, language);
  const { wish, chosen, rank } = rankingOf(view, queue);
  const stored = queue.orders.some(({ type }, at) => type === 'draft' && queue.isStored(at));
  return (
    <>
      <DecisionHead
        id={asked ? 'turn-title' : 'plan-title'}
        title={t(asked ? 'pick.title' : 'pick.next')}
        sent={list}
        lead={
          <>
            {t.rich(asked ? 'pick.choose' : 'pick.rank', { rule: () => <NewEraRule rule="4.6" /> })}{' '}
            <span className="numbers">
              {t('display.pick', { pick: view.picks + 1, picks: view.seats.length * 2 })}
            </span>
          </>
        }
      >
        <LiveState reading={wish === undefined ? null : stored ? 'stored' : 'draft'}>
          {t(stored ? 'pick.stored' : 'pick.notStored')}
        </LiveState>
      </DecisionHead>
      <PickList
        {...{ label: t('pick.cards'), from: display, chosen, min: 0, max: display.length }}
        nameOf={nameOf}
        onChange={rank}
      >
        {(card) => <CardMini card={card} />}
      </PickList>
      {asked ? (
        <div className="ready-bar">
          <MainButton disabled={queue.busy || chosen.length === 0} onClick={() => list.setReady(true)}>
            <Check size={18} />{' '}
            {chosen.length === 0 ? t('pick.pick') : t('pick.pickCard', { card: nameOf(chosen[0]) })}
          </MainButton>
        </div>
      ) : null}
    </>
  );
}

import { Check } from 'lucide-react';
import { useTexts } from '#texts';
import { cardName, locationOf } from '../../../../engine/new-era/data/cards';
import type { Order, OrderOf } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import { useLanguage } from '../../../components/frame/reader';
import { DecisionHead } from '../../../components/table/decision-frame';
import { PickList } from '../../../components/table/fields/pick-list';
import { MainButton } from '../../../components/table/main-button';
import type { OrderList } from '../../../components/table/use-order-list';
import { Goods } from '../goods';
import { goodsText } from '../goods-text';
import { NewEraRule } from '../rule';
import type { Queue } from './use-queue';

interface SpoilsPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly list: OrderList<Order>;
  readonly queue: Queue;
}

/** The spoils to take in this production; a taken card disappears. */
export function SpoilsPanel({ view, seat, list, queue }: SpoilsPanelProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const { under = {} } = view.players[seat] ?? {};
  const from = Object.keys(under).filter((card) => under[card] === 'spoils');
  const order = queue.orders.find((one): one is OrderOf<'spoils'> => one.type === 'spoils');
  const take = order?.take ?? [];
  const choose = (cards: readonly string[]) =>
    queue.set([{ type: 'spoils', take: cards }, ...queue.orders.filter(({ type }) => type !== 'spoils')]);
  return (
    <>
      <DecisionHead
        title={t('spoils.title')}
        sent={list}
        lead={t.rich('spoils.lead', {
          taken: () => <NewEraRule rule="5.4" />,
          lost: () => <NewEraRule rule="12.1" />,
        })}
      />
      <PickList
        {...{ label: t('spoils.cards'), from, chosen: take, min: 0, max: from.length }}
        nameOf={(card) =>
          t('spoils.card', {
            card: cardName(card),
            goods: goodsText(locationOf(card).spoils, t, language),
          })
        }
        onChange={choose}
      >
        {(card) => (
          <span className="grow exchange">
            <b>{cardName(card)}</b> <Goods of={locationOf(card).spoils} />
          </span>
        )}
      </PickList>
      {order === undefined ? (
        <div className="ready-bar">
          <MainButton disabled={queue.busy} onClick={() => choose(from)}>
            {t('spoils.all')}
          </MainButton>
          <button type="button" className="button quiet" disabled={queue.busy} onClick={() => choose([])}>
            {t('spoils.none')}
          </button>
        </div>
      ) : (
        <div className="ready-bar">
          <MainButton disabled={queue.busy} onClick={() => list.setReady(true)}>
            <Check size={18} />{' '}
            {take.length === 0
              ? t('spoils.none')
              : t('spoils.some', { taken: take.length, all: from.length })}
          </MainButton>
        </div>
      )}
    </>
  );
}

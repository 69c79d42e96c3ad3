import { useTexts } from '#texts';
import type { Event } from '../../../../engine/nyc-risk/event-types';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import { GameThumbnail } from '../../../components/frame/game-thumbnail';
import type { People } from '../../../components/frame/people';
import type { Texts } from '../../../lib/texts';
import type { LogStep } from '../history';
import { OrderText } from '../order-text';

interface CarriedOutProps {
  readonly steps: readonly LogStep[];
  readonly turn: number;
  readonly seat: string;
  readonly people: People;
}

/** The orders of this turn that are carried out and cannot be taken back. */
export function CarriedOut({ steps, turn, seat, people }: CarriedOutProps) {
  const t = useTexts('nyc-risk');
  const done = [...steps]
    .reverse()
    .filter((step) => step.turn === turn)
    .flatMap((step) =>
      step.orders
        .filter((verdict) => verdict.seat === seat && verdict.result === 'done' && tells(verdict.order))
        .map(({ order }) => ({ key: `${step.step} ${JSON.stringify(order)}`, order, events: step.events })),
    );
  if (done.length === 0) return null;
  return (
    <>
      <p className="section-line">
        <b>{t('done.title')}</b>
        <span>{t('done.final')}</span>
      </p>
      <ol className="done-rows">
        {done.map(({ key, order, events }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same order can be given twice in a turn
          <li key={`${key} ${index}`}>
            <span className="order-words">
              <OrderText order={order} people={people} />
            </span>
            <span className="order-note numbers">{resultOf(order, events, t)}</span>
            <GameThumbnail reading="adjudicated" />
            <span className="hidden-text">{t('done.state')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function tells(order: Order): boolean {
  return order.type !== 'endPhase' && order.type !== 'setStandingOrder';
}

/** "taken, −1, −3" for an attack: own losses, then the other side's. */
function resultOf(order: Order, events: readonly Event[], t: Texts<'nyc-risk'>): string {
  if (order.type === 'trade') {
    const traded = events.find(
      (event) => event.type === 'traded' && event.cards.join() === order.cards.join(),
    );
    return traded?.type === 'traded' ? t('done.worth', { value: traded.value }) : '';
  }
  if (order.type !== 'attack') return '';
  const rolls = events.filter(
    (event) => event.type === 'rolled' && event.from === order.from && event.to === order.to,
  );
  const sum = (side: 'attackLoss' | 'defendLoss') =>
    rolls.reduce((total, event) => total + (event.type === 'rolled' ? event[side] : 0), 0);
  const taken = events.some((event) => event.type === 'conquered' && event.to === order.to);
  return t('done.attack', {
    taken: taken ? 'yes' : 'no',
    own: lost(sum('attackLoss')),
    theirs: lost(sum('defendLoss')),
  });
}

function lost(units: number): string {
  return units === 0 ? '0' : `−${units}`;
}

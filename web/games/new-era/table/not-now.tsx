import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { SeatId } from '../../../../engine/game';
import { findLocation, locationOf } from '../../../../engine/new-era/data/cards';
import type { WeighedOffer } from '../../../../engine/new-era/offers/brings';
import { problemsAhead } from '../../../../engine/new-era/offers/plans';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { CardId, View } from '../../../../engine/new-era/types';
import type { People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { orderWords } from '../order-text';
import { NewEraRule } from '../rule';
import { LazyMissing } from './lazy-missing';
import type { Queue } from './use-queue';

interface NotNowProps {
  readonly view: View;
  readonly people: People;
  readonly queue: Queue;
}

/** Orders that a player may want but cannot give, each with the reason, and its rule. */
export function NotNow({ view, people, queue }: NotNowProps) {
  const say = useTranslate('new-era');
  const t = useTexts('new-era');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const seat = view.awaiting?.seat;
  if (seat === undefined || queue.complete) return null;
  const refused = ideas(view, seat)
    .filter((order) => !queue.offers.some((offer) => meansSame(offer, order)))
    .flatMap((order) => {
      const problem = problemsAhead(view, seat, [...queue.orders, order]).find(
        ({ path }) => path[0] === queue.orders.length,
      );
      // Without a target or a token the order is not complete.
      if (problem === undefined || problem.rule === '3.4') return [];
      return [{ order, problem }];
    });
  if (refused.length === 0) return null;
  return (
    <details className="typed not-now" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('offers.notNow', { count: refused.length })}</summary>
      <ul>
        {refused.map(({ order, problem }) => {
          const { verb, object } = orderWords(order, { view, people, language }, t);
          return (
            <li key={JSON.stringify(order)}>
              <b>
                {verb} {object}
              </b>
              <span className="sub">
                {say(problem.message)} <NewEraRule rule={problem.rule} />
              </span>
              {isOpen ? (
                <LazyMissing {...{ view, seat, order, rule: problem.rule }} before={queue.orders} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function ideas({ players, seats }: View, seat: SeatId): readonly Order[] {
  const own = players[seat];
  if (own === undefined || typeof own.hand === 'number') return [];
  const works = Object.entries(own.locations).filter(
    ([card, { debris }]) => !debris && locationOf(card).kind === 'action',
  );
  const visits = seats
    .filter((owner) => owner !== seat)
    .flatMap((owner) =>
      Object.keys(players[owner]?.locations ?? {})
        .filter((card) => locationOf(card).kind === 'openProduction')
        .map((location): Order => ({ type: 'visit', owner, location })),
    );
  return [
    ...own.hand.filter((card) => findLocation(card)).map(incorporation),
    ...works.map(([location, { uses }]): Order => ({ type: uses === 0 ? 'work' : 'workAgain', location })),
    ...visits,
    { type: 'trade', resource: 'scrap' },
  ];
}

function incorporation(card: CardId): Order {
  return { type: 'contactCard', slot: 'incorp', as: 'act', card };
}

/** Whether an offer has the same effect, however it is paid. */
function meansSame({ order: offered }: WeighedOffer, order: Order): boolean {
  if (order.type === 'contactCard')
    return (
      kindOf(offered) === 'incorp' && 'card' in offered && 'card' in order && offered.card === order.card
    );
  if (offered.type !== order.type) return false;
  return !('location' in order && 'location' in offered) || offered.location === order.location;
}

function kindOf(order: Order): string | undefined {
  if (order.type === 'contact') return order.kind;
  return order.type === 'contactCard' && order.as === 'act' ? order.slot : undefined;
}

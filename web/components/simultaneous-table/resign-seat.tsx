import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { lazily } from '../../lib/lazily';
import type { OrderList } from '../table/use-order-list';
import type { AnyOrder } from './orders';

// Only boards against bots concede.
const Concede = lazily(async () => (await import('./concede')).Concede);

interface ResignSeatProps<Order> {
  readonly game: Game;
  readonly seat: string;
  /** The id of the leading measure: whoever has most of it gets the concession. */
  readonly measure: string;
  readonly list: OrderList<Order>;
}

/**
 * Leaving a game that has no order to resign. On a board against bots the reader concedes to the leader, and the bots
 * join them. Elsewhere the seat goes to somebody else.
 */
export function ResignSeat<Order extends AnyOrder>({ game, seat, measure, list }: ResignSeatProps<Order>) {
  const t = useTexts('table');
  if (game.practice === null)
    return (
      <Leaving>{t.rich('resign.league', { time: (words) => <a href="#absence-title">{words}</a> })}</Leaving>
    );
  const people = game.seats.filter(({ player, eliminated }) => player.kind === 'human' && !eliminated);
  const leader = leaderOf(game, seat, measure);
  if (people.length > 1 || leader === undefined)
    return (
      <Leaving>{t.rich('resign.friends', { boards: (words) => <a href="/practice">{words}</a> })}</Leaving>
    );
  const concede = () => {
    const others = list.orders.filter(({ type }) => type !== 'VOTE');
    list.change([...others, { type: 'VOTE', vote: 'concede', to: leader } as unknown as Order], true);
  };
  return (
    <Concede
      leader={leader}
      isReady={list.stored?.ready === true}
      busy={list.saving === 'saving'}
      onConcede={concede}
    />
  );
}

function Leaving({ children }: { readonly children: ReactNode }) {
  const t = useTexts('table');
  return (
    <details className="typed">
      <summary>{t('resign.resign')}</summary>
      <p className="small">{children}</p>
    </details>
  );
}

function leaderOf({ seats }: Game, own: string, measure: string): string | undefined {
  const [first] = seats
    .filter(({ seat, eliminated }) => seat !== own && !eliminated)
    .sort((one, other) => (other.figures[measure] ?? 0) - (one.figures[measure] ?? 0));
  return first?.seat;
}

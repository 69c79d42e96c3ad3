import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { lazily } from '../../lib/lazily';
import type { OrderList } from '../table/use-order-list';
import { Leaving } from './leaving';
import type { AnyOrder } from './orders';

// Most boards are those of leagues.
const Concede = lazily(async () => (await import('./concede')).Concede);

interface ResignSeatProps<Order> {
  readonly game: Game;
  readonly seat: string;
  /** The id of the leading measure. */
  readonly measure: string;
  readonly list: OrderList<Order>;
}

/** Leaving a game that has no order to resign: in a league the seat goes to somebody else. */
export function ResignSeat<Order extends AnyOrder>({ list, ...props }: ResignSeatProps<Order>) {
  const t = useTexts('table');
  if (props.game.practice === null)
    return (
      <Leaving>{t.rich('resign.league', { time: (words) => <a href="#absence-title">{words}</a> })}</Leaving>
    );
  const concede = (to: string) => {
    const others = list.orders.filter(({ type }) => type !== 'VOTE');
    list.change([...others, { type: 'VOTE', vote: 'concede', to } as unknown as Order], true);
  };
  return (
    <Concede
      {...props}
      isReady={list.stored?.ready === true}
      busy={list.saving === 'saving'}
      onConcede={concede}
    />
  );
}

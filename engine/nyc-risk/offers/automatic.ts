import type { BySeat } from '../../game';
import type { Order } from '../orders/order-types';
import { freeHoods, listedPick } from '../rules/draft';
import { ofSeat } from '../rules/working-copy';
import type { Position } from '../types';
import { legal } from './legal';

/**
 * Orders that need no decision: a pick that its seat wants taken from its list at once (2.8), or the only possible one.
 */
export function automatic(position: Position): BySeat<readonly Order[]> {
  const { active, phase, status } = position;
  if (active === null || status[active] !== 'playing') return {};
  const order = phase === 'draft' ? automaticPick(position, active) : onlyWayOn(position, active);
  return order === undefined ? {} : { [active]: [order] };
}

function automaticPick(position: Position, seat: string): Order | undefined {
  const free = freeHoods(position);
  const listed = ofSeat(position.standing, seat).pickAtOnce ? listedPick(position, seat) : undefined;
  const to = listed ?? (free.length === 1 ? free[0] : undefined);
  return to === undefined ? undefined : { type: 'draft', to };
}

/** The end of a phase in which no other order is possible. */
function onlyWayOn(position: Position, seat: string): Order | undefined {
  const choices = legal(position, seat, []).filter(
    ({ order }) => order.type !== 'setStandingOrder' && order.type !== 'resign',
  );
  const [only] = choices;
  return choices.length === 1 && only?.order.type === 'endPhase' ? only.order : undefined;
}

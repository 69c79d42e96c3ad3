import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Problem } from '../../../../engine/game';
import type { People } from '../../../components/frame/people';
import type { Turn } from './use-turn';

/** The properties of the parts of one order's row. */
export interface OrderRowProps {
  readonly view: View;
  readonly people: People;
  readonly place: number;
  readonly order: Order;
  readonly problem: Problem | undefined;
  readonly stored: boolean;
  readonly turn: Turn;
  readonly last: boolean;
}

import type { Problem } from '../../../engine/game';
import type { Choice } from './choice';
import type { Offers } from './offers';
import type { Actor, AnyOrder, KeyOf } from './orders';

/** The reason why a tap led to no order. */
export type Refusal = Pick<Problem, 'message' | 'rule'>;

/** The rules of a game for one seat's orders on one board. */
export interface OrderRules<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly problemsOf: (orders: readonly Order[]) => readonly Problem[];
  /** All actors of the seat that can be given an order now. */
  readonly actorsOf: (orders: readonly Order[], refused: ReadonlyMap<number, unknown>) => readonly Who[];
  readonly keyOf: KeyOf<Order>;
  /** The legal orders of one actor, regardless of its orders so far. */
  readonly offersFor: (orders: readonly Order[], key: string) => Offers<Order>;
  /** The reason why no order leads from the selection to a place. */
  readonly whyNot: (choice: Choice<Order>, place: string) => Refusal | null;
  /** Whether units join a friend that stays in a place, where a tap would otherwise mean to support it. */
  readonly joinsFriend?: (place: string) => boolean;
}

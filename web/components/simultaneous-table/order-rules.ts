import type { Problem } from '../../../engine/game';
import type { Choice } from './choice';
import type { Offers } from './offers';
import type { Actor, AnyOrder, KeyOf } from './orders';

/** Why a tap led nowhere. */
export type Refusal = Pick<Problem, 'message' | 'rule'>;

/** What the rules of a game say of one seat's orders on one board. */
export interface OrderRules<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly problemsOf: (orders: readonly Order[]) => readonly Problem[];
  /** All of the seat that can be given an order now. */
  readonly actorsOf: (orders: readonly Order[], refused: ReadonlyMap<number, unknown>) => readonly Who[];
  readonly keyOf: KeyOf<Order>;
  /** The legal orders of one actor, whatever it has been ordered so far. */
  readonly offersFor: (orders: readonly Order[], key: string) => Offers<Order>;
  /** Why no order leads from what is chosen to a place. */
  readonly whyNot: (choice: Choice<Order>, place: string) => Refusal | null;
  /** Whether units join a friend that stays in a place, where a tap would otherwise mean to support it. */
  readonly joinsFriend?: (place: string) => boolean;
}

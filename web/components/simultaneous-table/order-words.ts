import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { Actor, AnyOrder } from './orders';

/** The words of a game for its orders on one board. */
export interface OrderWords<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly system: GameSystemId;
  /** The order without its actor, in words that no other order of the same actor has: "to Midtown". */
  readonly taskText: (order: Order) => string;
  /** An entry of a list as a line. */
  readonly line: (entry: Order) => ReactNode;
  /** For an actor without an order: the actor, and its default. */
  readonly silent: (actor: Who) => ReactNode;
  readonly iconOf: (actor: Who) => LucideIcon;
  /** The value of an order, in a word. */
  readonly note?: (actor: Who, order: Order) => string;
  /** The words for an order in place of a refused one, if they differ from its task; null otherwise. */
  readonly alternative?: (order: Order) => ReactNode;
}

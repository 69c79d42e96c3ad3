import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { Actor, AnyOrder } from './orders';

/** How a game writes its orders on one board. */
export interface OrderWords<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly system: GameSystemId;
  /** What is ordered, without who, in words that no other order of the same actor has: "to Midtown". */
  readonly taskText: (order: Order) => string;
  /** An entry of a list as a line. */
  readonly line: (entry: Order) => ReactNode;
  /** Of an actor without an order: who it is, and what it does. */
  readonly silent: (actor: Who) => ReactNode;
  readonly iconOf: (actor: Who) => LucideIcon;
  /** What an order is worth, in a word. */
  readonly note?: (actor: Who, order: Order) => string;
  /** What an order is called in place of a refused one, where that is not its task; null where it is. */
  readonly alternative?: (order: Order) => ReactNode;
}

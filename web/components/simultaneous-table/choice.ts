import type { Offers } from './offers';
import type { Actor, AnyOrder } from './orders';

export type Verb = 'go' | 'support' | 'convoy';

/**
 * The order that the reader is preparing: its actor, its kind, the actor it helps, and forms of it that differ by
 * coast.
 */
export interface Choice<Order> {
  readonly key: string;
  readonly verb: Verb;
  readonly aided: string | null;
  readonly forms: readonly Order[];
}

/** The meaning of a tap: it starts help for the actor there, or it completes one of these orders. */
export type Tapped<Order> =
  | { readonly does: 'help'; readonly verb: 'support' | 'convoy' }
  | { readonly does: 'order'; readonly orders: readonly Order[] };

/**
 * The meaning of a tap on a place while something is selected. A place where a friend stays means the friend; if only a
 * support to hold can follow, it means that order.
 * @param joinsFriend whether units join a friend that stays in the place, so that the tap means the place
 */
export function tapped<Order extends AnyOrder>(
  choice: Choice<Order>,
  offers: Offers<Order>,
  actors: readonly Actor<Order>[],
  place: string,
  joinsFriend: boolean,
): Tapped<Order> {
  const { verb, aided } = choice;
  const { goals, holds, supports, convoys } = offers;
  if (aided !== null) return { does: 'order', orders: helping(choice, offers, actors, place) };
  const isFriend = actors.some((one) => one.place === place && one.order?.type !== 'MOVE');
  const isGoal = verb === 'go' && goals.has(place);
  if (verb === 'support' || (verb === 'go' && (!isGoal || (isFriend && !joinsFriend)))) {
    if (supports.has(place)) return { does: 'help', verb: 'support' };
    const orders = holds.get(place);
    if (orders !== undefined) return { does: 'order', orders };
  }
  if (verb !== 'support' && !isGoal && convoys.has(place)) return { does: 'help', verb: 'convoy' };
  return { does: 'order', orders: verb === 'go' ? (goals.get(place) ?? []) : [] };
}

/**
 * The orders by which the selected actor helps another to a place; of several coasts the one that the other was sent
 * to.
 */
function helping<Order extends AnyOrder>(
  { verb, aided }: Choice<Order>,
  { holds, supports, convoys }: Offers<Order>,
  actors: readonly Actor<Order>[],
  place: string,
): readonly Order[] {
  if (verb === 'support' && place === aided) return holds.get(place) ?? [];
  const found = (verb === 'convoy' ? convoys : supports).get(aided ?? '')?.get(place) ?? [];
  const order = actors.find(({ key }) => key === aided)?.order;
  const fitting = order?.type === 'MOVE' ? found.filter(({ to }) => to === order.to) : [];
  return fitting.length > 0 ? fitting : found;
}

/** The places that a tap may name next. */
export function goalsOf<Order>(
  { verb, aided }: Choice<Order>,
  { goals, holds, supports, convoys }: Offers<Order>,
): readonly string[] {
  if (verb === 'go') return [...goals.keys()];
  if (verb === 'convoy') return [...(aided === null ? convoys : (convoys.get(aided) ?? NOWHERE)).keys()];
  if (aided === null) return [...new Set([...holds.keys(), ...supports.keys()])];
  return [...(holds.has(aided) ? [aided] : []), ...(supports.get(aided) ?? NOWHERE).keys()];
}

const NOWHERE: ReadonlyMap<string, unknown> = new Map();

/** The actor that a tap on a place selects: one without an order, or the next in its stack after the selected one. */
export function actorAt<Order>(
  actors: readonly Actor<Order>[],
  place: string,
  current: string | null,
): string | null {
  const here = actors.filter((actor) => actor.place === place);
  const after = here.findIndex(({ key }) => key === current);
  if (after < 0) return (here.find(({ order }) => order === null) ?? here[0])?.key ?? null;
  return here[after + 1]?.key ?? (here.length === 1 ? null : (here[0]?.key ?? null));
}

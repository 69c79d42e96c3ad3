import { useMemo } from 'react';
import type { OrderList } from '../table/use-order-list';
import { useStepState } from '../table/use-step-state';
import { actorAt, type Choice, goalsOf, tapped, type Verb } from './choice';
import type { Offers } from './offers';
import type { OrderRules, Refusal } from './order-rules';
import { type Actor, type AnyOrder, withOrder, withoutActor } from './orders';

/** Orders in preparation, by taps on the map. */
export interface Choosing<Order> {
  readonly choice: Choice<Order> | null;
  readonly offers: Offers<Order> | null;
  /** Places that a tap may name now. */
  readonly goals: readonly string[];
  /** The reason why the last tap led to no order. */
  readonly refusal: Refusal | null;
  /** An order that was just given by tap, and another way to the same place: by sea. */
  readonly detour: Detour<Order> | null;
  readonly choose: (key: string | null) => void;
  readonly start: (verb: 'support' | 'convoy') => void;
  readonly tap: (place: string) => void;
  readonly give: (order: Order) => void;
  readonly clear: (key: string) => void;
}

interface Detour<Order> {
  readonly key: string;
  readonly given: Order;
  readonly instead: Order;
}

function detourOf<Order extends AnyOrder>(
  key: string,
  given: Order,
  overSea: readonly Order[] = [],
): Detour<Order> | null {
  const [instead] = overSea;
  return given.type !== 'MOVE' || instead === undefined ? null : { key, given, instead };
}

/**
 * Orders by tapping: the actor, then its destination; or a friend, or a button for the kind of help, then the actor to
 * help and its destination. What is selected ends with its step.
 */
export function useChoice<Order extends AnyOrder, Who extends Actor<Order>>(
  step: number,
  rules: OrderRules<Order, Who>,
  { orders, change }: Pick<OrderList<Order>, 'orders' | 'change'>,
  actors: readonly Who[],
): Choosing<Order> {
  const [choice, setChoice] = useStepState<Choice<Order> | null>(step, null);
  const [refusal, setRefusal] = useStepState<Refusal | null>(step, null);
  const [detour, setDetour] = useStepState<Detour<Order> | null>(step, null);
  const key = choice?.key ?? null;
  const offers = useMemo(() => (key === null ? null : rules.offersFor(orders, key)), [key, rules, orders]);
  const choose = (next: string | null) => {
    setRefusal(null);
    setDetour(null);
    setChoice(next === null ? null : { key: next, verb: 'go', aided: null, forms: [] });
  };
  const give = (order: Order) => {
    change(withOrder(orders, order, rules.keyOf));
    choose(null);
  };
  const clear = (actor: string) => {
    change(withoutActor(orders, actor, rules.keyOf));
    choose(null);
  };
  const start = (verb: Verb, aided: string | null = null) => {
    setRefusal(null);
    setChoice((now) => now && { ...now, verb, aided, forms: [] });
  };
  const tap = (place: string) => {
    if (choice === null || offers === null) return choose(actorAt(actors, place, null));
    const isOwn = actors.some((one) => one.key === choice.key && one.place === place);
    if (isOwn && choice.aided === null && !(choice.verb === 'support' && offers.holds.has(place)))
      return choose(actorAt(actors, place, choice.key));
    const meaning = tapped(choice, offers, actors, place, rules.joinsFriend?.(place) === true);
    if (meaning.does === 'help') return start(meaning.verb, place);
    const [order] = meaning.orders;
    if (order === undefined) return setRefusal(rules.whyNot(choice, place));
    if (meaning.orders.length > 1) return setChoice({ ...choice, forms: meaning.orders });
    give(order);
    setDetour(detourOf(choice.key, order, offers.overSea.get(place)));
  };
  const goals = choice === null || offers === null ? [] : goalsOf(choice, offers);
  return { choice, offers, goals, refusal, detour, choose, start, tap, give, clear };
}

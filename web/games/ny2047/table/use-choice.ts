import { useCallback, useMemo, useState } from 'react';
import { validate } from '../../../../engine/ny2047/offers/validate';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { isWater, placeName } from '../places';
import { type Actor, withOrder, withoutActor } from './actors';
import { type Offers, offersFor } from './offers';

/** What the reader is about to order: which piece, and how much of a support they have named. */
export interface Choice {
  readonly key: string;
  readonly support: boolean;
  readonly aided: string | null;
}

export interface Choosing {
  readonly choice: Choice | null;
  readonly offers: Offers | null;
  /** Spaces that a tap may name now. */
  readonly goals: readonly string[];
  /** Why the last tap led nowhere. */
  readonly refusal: { readonly message: string; readonly rule: string } | null;
  readonly choose: (key: string | null) => void;
  readonly startSupport: () => void;
  readonly tap: (space: string) => void;
  readonly give: (order: Order) => void;
  readonly clear: (key: string) => void;
}

interface Desk {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly actors: readonly Actor[];
  readonly change: (orders: readonly Order[]) => void;
}

/** Orders by tapping: the unit, then where it goes; or S or a friend beside it, then what is supported. */
export function useChoice({ position, seat, orders, actors, change }: Desk): Choosing {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [refusal, setRefusal] = useState<Choosing['refusal']>(null);
  const offers = useMemo(
    () => (choice === null ? null : offersFor(position, seat, orders, choice.key)),
    [choice, position, seat, orders],
  );
  const choose = useCallback((key: string | null) => {
    setRefusal(null);
    setChoice(key === null ? null : { key, support: false, aided: null });
  }, []);
  const give = (order: Order) => {
    change(withOrder(orders, order));
    choose(null);
  };
  const aid = (aided: string | null) => setChoice((now) => now && { ...now, support: true, aided });
  const tap = (space: string) => {
    if (choice === null || offers === null) return choose(nextActor(actors, space, null));
    if (actors.some((one) => one.key === choice.key && one.space === space) && !choice.support)
      return choose(nextActor(actors, space, choice.key));
    const order = orderAt(choice, offers, actors, space);
    if (order !== null) return give(order);
    const isAided = choice.aided === null && offers.supported.has(space);
    setRefusal(isAided ? null : refusalAt(choice, position, seat, space));
    if (isAided) aid(space);
  };
  const clear = (key: string) => {
    change(withoutActor(orders, key));
    choose(null);
  };
  const goals = goalsOf(choice, offers);
  return { choice, offers, goals, refusal, choose, startSupport: () => aid(null), tap, give, clear };
}

/** The order that a tap completes; null where it names a move to support, or nothing legal. */
function orderAt(
  { support, aided }: Choice,
  offers: Offers,
  actors: readonly Actor[],
  space: string,
): Order | null {
  const hold = offers.holds.get(space) ?? null;
  if (aided !== null) return space === aided ? hold : (offers.supported.get(aided)?.get(space) ?? null);
  const own = actors.find((actor) => actor.space === space);
  const stays = own !== undefined && !isWater(space) && own.order?.type !== 'MOVE' && hold !== null;
  const move = support || stays ? undefined : offers.moves.get(space);
  return move ?? (offers.supported.has(space) ? null : hold);
}

function refusalAt(choice: Choice, position: Position, seat: string, space: string): Choosing['refusal'] {
  const { key, support, aided } = choice;
  if (!support) return whyNot(position, seat, key, space);
  const what = aided === null ? `No unit in ${placeName(space)} can` : `${placeName(aided)} cannot`;
  return {
    message: `${what} be supported ${aided === null ? '' : `to ${placeName(space)} `}from here.`,
    rule: '4.6',
  };
}

/** Tapping a stack again chooses its next unit. */
function nextActor(actors: readonly Actor[], space: string, current: string | null): string | null {
  const here = actors.filter((actor) => actor.space === space);
  if (here.length === 0) return null;
  if (current === null) return (here.find(({ order }) => order === null) ?? here[0])?.key ?? null;
  const at = here.findIndex(({ key }) => key === current);
  return here[at + 1]?.key ?? (here.length === 1 ? null : (here[0]?.key ?? null));
}

function goalsOf(choice: Choice | null, offers: Offers | null): readonly string[] {
  if (choice === null || offers === null) return [];
  if (choice.aided !== null) {
    const hold = offers.holds.has(choice.aided) ? [choice.aided] : [];
    return [...hold, ...(offers.supported.get(choice.aided)?.keys() ?? [])];
  }
  if (choice.support) return [...new Set([...offers.holds.keys(), ...offers.supported.keys()])];
  return [...offers.moves.keys()];
}

function whyNot(position: Position, seat: string, key: string, space: string): Choosing['refusal'] {
  const isUnit = position.units.some(({ id }) => id === key);
  const order = (
    isUnit ? { unit: key, type: 'MOVE', to: space } : { turreton: key, type: 'MOVE', to: space }
  ) as Order;
  const problem = validate(position, seat, [order])[0];
  return problem === undefined ? null : { message: problem.message, rule: problem.rule };
}

'use client';

import { useCallback, useMemo, useState } from 'react';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { isWater, placeName } from '../places';
import { problemsOf } from '../system';
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

  const tap = (space: string) => {
    if (choice === null || offers === null) return choose(nextActor(actors, space, null));
    if (choice.aided !== null) return tapGoal(space);
    if (choice.support) return tapAided(space);
    const own = actors.find((actor) => actor.space === space);
    const standing = actors.find(({ key }) => key === choice.key)?.space;
    if (standing === space) return choose(nextActor(actors, space, choice.key));
    const stays =
      own !== undefined && !isWater(space) && own.order?.type !== 'MOVE' && offers.holds.has(space);
    const move = stays ? undefined : offers.moves.get(space);
    if (move !== undefined) return give(move);
    if (offers.holds.has(space) || offers.supported.has(space)) return tapAided(space);
    setRefusal(whyNot(position, seat, choice.key, space));
  };

  const tapAided = (space: string) => {
    const goals = offers?.supported.get(space);
    const hold = offers?.holds.get(space);
    if (goals === undefined && hold !== undefined) return give(hold);
    if (goals === undefined)
      return setRefusal({
        message: `No unit in ${placeName(space)} can be supported from here.`,
        rule: '4.6',
      });
    setRefusal(null);
    setChoice((current) => current && { ...current, support: true, aided: space });
  };

  const tapGoal = (space: string) => {
    const aided = choice?.aided ?? '';
    const order = space === aided ? offers?.holds.get(space) : offers?.supported.get(aided)?.get(space);
    if (order !== undefined) return give(order);
    setRefusal({
      message: `${placeName(aided)} cannot be supported to ${placeName(space)} from here.`,
      rule: '4.6',
    });
  };

  return {
    choice,
    offers,
    goals: goalsOf(choice, offers),
    refusal,
    choose,
    startSupport: () => setChoice((current) => current && { ...current, support: true, aided: null }),
    tap,
    give,
    clear: (key) => {
      change(withoutActor(orders, key));
      choose(null);
    },
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
  const problem = problemsOf(position, seat, [order])[0];
  return problem === undefined ? null : { message: problem.message, rule: problem.rule };
}

import { useCallback, useMemo, useState } from 'react';
import { validate } from '../../../../engine/classic/offers/validate';
import type { Order, Position, ProvinceId } from '../../../../engine/classic/types';
import { placeName } from '../places';
import { type Actor, withOrder, withoutActor } from './actors';
import { type Offers, offersFor } from './offers';

/** What the reader is about to order: for what, to do what, whom it helps, and forms of it that differ by coast. */
export interface Choice {
  readonly key: ProvinceId;
  readonly verb: 'go' | 'support' | 'convoy';
  readonly aided: ProvinceId | null;
  readonly coasts: readonly Order[];
}

interface Refusal {
  readonly message: string;
  readonly rule: string;
}

export interface Choosing {
  readonly choice: Choice | null;
  readonly offers: Offers | null;
  /** Provinces that a tap may name now. */
  readonly goals: readonly ProvinceId[];
  /** Why the last tap led nowhere. */
  readonly refusal: Refusal | null;
  readonly choose: (key: ProvinceId | null) => void;
  readonly start: (verb: 'support' | 'convoy') => void;
  readonly tap: (province: ProvinceId) => void;
  readonly give: (order: Order) => void;
  readonly clear: (key: ProvinceId) => void;
}

interface Desk {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly actors: readonly Actor[];
  readonly change: (orders: readonly Order[]) => void;
}

/** Orders by tapping: the unit, then where it goes; or a friend, or Support or Convoy, then whom it helps and where to. */
export function useChoice({ position, seat, orders, actors, change }: Desk): Choosing {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const offers = useMemo(
    () => (choice === null ? null : offersFor(position, seat, orders, choice.key)),
    [choice, position, seat, orders],
  );
  const choose = useCallback((key: ProvinceId | null) => {
    setRefusal(null);
    setChoice(key === null ? null : { key, verb: 'go', aided: null, coasts: [] });
  }, []);
  const give = (order: Order) => {
    change(withOrder(position, orders, order));
    choose(null);
  };
  const clear = (key: ProvinceId) => {
    change(withoutActor(position, orders, key));
    choose(null);
  };
  const start = (verb: Choice['verb'], aided: ProvinceId | null = null) => {
    setRefusal(null);
    setChoice((now) => now && { ...now, verb, aided, coasts: [] });
  };
  const tap = (province: ProvinceId) => {
    const actor = actors.find(({ key }) => key === province);
    if (choice === null || offers === null) return choose(actor?.key ?? null);
    if (province === choice.key && choice.aided === null) return choose(null);
    const helped = helpAt(choice, offers, actor, province);
    if (helped !== null) return start(helped, province);
    const found = meant(ordersAt(choice, offers, province), choice, actors);
    const [order] = found;
    if (found.length > 1) return setChoice({ ...choice, coasts: found });
    if (order !== undefined) return give(order);
    setRefusal(whyNot(choice, position, seat, province));
  };
  const goals = goalsOf(choice, offers);
  return { choice, offers, goals, refusal, choose, start, tap, give, clear };
}

/** What kind of help a tap begins, by naming who is helped; null where it begins none. */
function helpAt(
  { verb, aided }: Choice,
  { goals, holds, supports, convoys }: Offers,
  actor: Actor | undefined,
  province: ProvinceId,
): 'support' | 'convoy' | null {
  if (aided !== null) return null;
  const canSupport = holds.has(province) || supports.has(province);
  if (verb === 'convoy') return convoys.has(province) ? 'convoy' : null;
  if (verb === 'support') return canSupport ? 'support' : null;
  const stays = actor !== undefined && actor.order?.type !== 'MOVE';
  if (goals.has(province) && !stays) return null;
  if (canSupport) return 'support';
  return convoys.has(province) && !goals.has(province) ? 'convoy' : null;
}

/** The orders that a tap completes. */
function ordersAt({ verb, aided }: Choice, offers: Offers, province: ProvinceId): readonly Order[] {
  if (verb === 'go') return offers.goals.get(province) ?? [];
  if (aided === null) return [];
  if (verb === 'convoy') return offers.convoys.get(aided)?.get(province) ?? [];
  if (province === aided) return offers.holds.get(province) ?? [];
  return offers.supports.get(aided)?.get(province) ?? [];
}

/** Of several forms that differ by coast, the one that fits what the helped unit was ordered. */
function meant(found: readonly Order[], { aided }: Choice, actors: readonly Actor[]): readonly Order[] {
  const order = actors.find(({ key }) => key === aided)?.order;
  if (order?.type !== 'MOVE') return found;
  const fitting = found.filter((one) => 'to' in one && one.to === order.to);
  return fitting.length > 0 ? fitting : found;
}

function goalsOf(choice: Choice | null, offers: Offers | null): readonly ProvinceId[] {
  if (choice === null || offers === null) return [];
  const { verb, aided } = choice;
  if (verb === 'go') return [...offers.goals.keys()];
  if (verb === 'convoy')
    return aided === null ? [...offers.convoys.keys()] : [...(offers.convoys.get(aided)?.keys() ?? [])];
  if (aided === null) return [...new Set([...offers.holds.keys(), ...offers.supports.keys()])];
  const hold = offers.holds.has(aided) ? [aided] : [];
  return [...hold, ...(offers.supports.get(aided)?.keys() ?? [])];
}

/** Why no order leads to a province, in the words of the rules. */
function whyNot(
  { key, verb, aided }: Choice,
  position: Position,
  seat: string,
  province: ProvinceId,
): Refusal | null {
  const name = placeName(province);
  if (verb === 'convoy')
    return { message: `This fleet cannot convoy ${aided === null ? 'from' : 'to'} ${name}.`, rule: '4.9' };
  if (verb === 'support') {
    const what = aided === null ? `No unit in ${name} can` : `${placeName(aided)} cannot`;
    return {
      message: `${what} be supported ${aided === null ? '' : `to ${name} `}from here.`,
      rule: '4.8',
    };
  }
  const type = position.phase === 'retreats' ? 'RETREAT' : 'MOVE';
  const problem = validate(position, seat, [{ unit: key, type, to: province }])[0];
  return problem === undefined ? null : { message: problem.message, rule: problem.rule };
}

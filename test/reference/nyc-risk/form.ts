import { ADVENTURES, CARDS, HOOD_IDS } from './table';

/** The form of orders (16, 17.1). */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isHood = (value: unknown): value is string => HOOD_IDS.includes(value as string);
export const isCard = (value: unknown): value is string => CARDS.includes(value as string);
export const isAdventure = (value: unknown): value is string => ADVENTURES.some(({ id }) => id === value);
export const isFrom = (value: unknown, low: number, high = Number.POSITIVE_INFINITY): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const isFlag = (value: unknown) => typeof value === 'boolean';

const optional = (value: unknown, fits: (value: unknown) => boolean) => value === undefined || fits(value);
const once = (list: readonly unknown[]) => new Set(list).size === list.length;
const isList = (value: unknown, fits: (value: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(fits);

export function isPlacements(value: unknown): value is readonly { to: string; count: number }[] {
  const fits = (one: unknown) => isFields(one) && isHood(one.to) && isFrom(one.count, 1);
  return isList(value, fits) && value.length > 0 && once(value.map((one) => (one as Fields).to));
}

const isDefend = (value: unknown) =>
  isFields(value) &&
  optional(value.default, (one) => isFrom(one, 1, 2)) &&
  optional(
    value.at,
    (at) => isFields(at) && Object.entries(at).every(([hood, limit]) => isHood(hood) && isFrom(limit, 1, 2)),
  );

const isStandingCard = (value: unknown) =>
  isFields(value) &&
  isAdventure(value.card) &&
  (value.at === 'any' || (isList(value.at, isHood) && value.at.length > 0)) &&
  optional(value.minDice, (one) => isFrom(one, 1, 3));

/** Each order's form; those of set-up are not read here. */
export const FORMS: Readonly<Record<string, (order: Fields) => boolean>> = {
  claim: ({ claims }) =>
    isList(claims, (one) => isFields(one) && isHood(one.to) && isFrom(one.years, 1)) &&
    once(claims.map((one) => (one as Fields).to)),
  draft: ({ to }) => isHood(to),
  place: ({ placements, mayor }) =>
    isHood(mayor) && ((Array.isArray(placements) && placements.length === 0) || isPlacements(placements)),
  trade: ({ cards, bonusTo }) =>
    isList(cards, isCard) && cards.length === 3 && once(cards) && optional(bonusTo, isHood),
  reinforce: ({ placements }) => isPlacements(placements),
  attack: ({ from, to, dice, mayor, rolls, keep, move }) =>
    isHood(from) &&
    isHood(to) &&
    optional(dice, (one) => isFrom(one, 1, 3)) &&
    optional(mayor, isFlag) &&
    [rolls, keep, move].every((value) => optional(value, (one) => isFrom(one, 1))),
  occupy: ({ count }) => isFrom(count, 1),
  fortify: ({ from, to, count, mayor }) =>
    isHood(from) && isHood(to) && isFrom(count, 1) && optional(mayor, isFlag),
  playCard: ({ card }) => isAdventure(card),
  mayor: ({ at }) => isHood(at),
  discard: ({ cards }) => isList(cards, isAdventure) && cards.length > 0 && once(cards),
  endPhase: () => true,
  setStandingOrder: ({ defend, cards, picks, pickAtOnce }) =>
    optional(defend, isDefend) &&
    optional(cards, (list) => isList(list, isStandingCard)) &&
    optional(picks, (list) => isList(list, isHood)) &&
    optional(pickAtOnce, isFlag),
  resign: () => true,
  takeOver: () => true,
};

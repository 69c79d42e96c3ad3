import { isRecord } from '../../core/forms';
import { findAdventure, isCard } from '../data/cards';
import { findHood } from '../data/map';
import type { Claim, DiceLimit, HoodId, Placement, StandingCard } from '../types';
import type { Order, OrderOf } from './order-types';

type Fields = Readonly<Record<string, unknown>>;

/**
 * 17.1 An order as sent, with its fields checked and unknown ones removed; undefined if it is malformed. The fields of
 * a card's own text are checked once the card is known to be playable.
 */
export function readOrder(written: unknown): Order | undefined {
  if (!isRecord(written) || typeof written.type !== 'string') return undefined;
  const read = Object.hasOwn(READERS, written.type) ? READERS[written.type as Order['type']] : undefined;
  return read?.(written);
}

const READERS: { readonly [Type in Order['type']]: (fields: Fields) => OrderOf<Type> | undefined } = {
  claim: ({ claims }) => {
    const read = listOf(claims, claimFrom);
    return read && allDifferent(read.map(({ to }) => to)) ? { type: 'claim', claims: read } : undefined;
  },
  draft: ({ to }) => (isHood(to) ? { type: 'draft', to } : undefined),
  place: ({ placements, mayor }) => {
    const read = placementsFrom(placements);
    return read && isHood(mayor) ? { type: 'place', placements: read, mayor } : undefined;
  },
  trade: ({ cards, bonusTo }) => {
    if (!Array.isArray(cards) || cards.length !== 3 || !cards.every(isCard) || !allDifferent(cards))
      return undefined;
    if (bonusTo === undefined) return { type: 'trade', cards };
    return isHood(bonusTo) ? { type: 'trade', cards, bonusTo } : undefined;
  },
  reinforce: ({ placements }) => {
    const read = placementsFrom(placements);
    return read && read.length > 0 ? { type: 'reinforce', placements: read } : undefined;
  },
  attack: ({ from, to, dice, mayor, rolls, keep, move }) => {
    if (!isHood(from) || !isHood(to) || !isOptional(mayor, isBoolean)) return undefined;
    if (!isOptional(dice, isCount) || (dice ?? 1) > 3) return undefined;
    if (!isOptional(rolls, isCount) || !isOptional(keep, isCount) || !isOptional(move, isCount))
      return undefined;
    return { type: 'attack', from, to, dice, mayor, rolls, keep, move };
  },
  occupy: ({ count }) => (isCount(count) ? { type: 'occupy', count } : undefined),
  fortify: ({ from, to, count, mayor }) =>
    isHood(from) && isHood(to) && isCount(count) && isOptional(mayor, isBoolean)
      ? { type: 'fortify', from, to, count, mayor }
      : undefined,
  playCard: (fields) =>
    findAdventure(fields.card) ? { ...fields, type: 'playCard', card: String(fields.card) } : undefined,
  mayor: ({ at }) => (isHood(at) ? { type: 'mayor', at } : undefined),
  discard: ({ cards }) => {
    const read = listOf(cards, (card) => findAdventure(card)?.id);
    return read && read.length > 0 && allDifferent(read) ? { type: 'discard', cards: read } : undefined;
  },
  endPhase: () => ({ type: 'endPhase' }),
  setStandingOrder: ({ defend, cards, picks, pickAtOnce }) => {
    const readDefend = defend === undefined ? undefined : defenceFrom(defend);
    const readCards = cards === undefined ? undefined : listOf(cards, standingCardFrom);
    const readPicks = picks === undefined ? undefined : listOf(picks, hoodFrom);
    if (defend !== undefined && !readDefend) return undefined;
    if (cards !== undefined && !readCards) return undefined;
    if (picks !== undefined && !readPicks) return undefined;
    if (!isOptional(pickAtOnce, isBoolean)) return undefined;
    return { type: 'setStandingOrder', defend: readDefend, cards: readCards, picks: readPicks, pickAtOnce };
  },
  resign: () => ({ type: 'resign' }),
  takeOver: () => ({ type: 'takeOver' }),
};

/** A list of `{ to, count }`, each hood once; it may be empty. Undefined if it is anything else. */
export function placementsFrom(value: unknown): readonly Placement[] | undefined {
  const read = listOf(value, (entry) =>
    isRecord(entry) && isHood(entry.to) && isCount(entry.count)
      ? { to: entry.to, count: entry.count }
      : undefined,
  );
  return read && allDifferent(read.map(({ to }) => to)) ? read : undefined;
}

/** Whether a value is the id of a neighbourhood. */
export function isHood(value: unknown): value is HoodId {
  return findHood(value) !== undefined;
}

/** A whole number of at least 1. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

function hoodFrom(value: unknown): HoodId | undefined {
  return isHood(value) ? value : undefined;
}

function claimFrom(entry: unknown): Claim | undefined {
  return isRecord(entry) && isHood(entry.to) && isCount(entry.years)
    ? { to: entry.to, years: entry.years }
    : undefined;
}

function defenceFrom(value: unknown): { default: DiceLimit; at: Record<HoodId, DiceLimit> } | undefined {
  if (!isRecord(value)) return undefined;
  const limit = value.default ?? 2;
  const at = value.at ?? {};
  if (value.default === null || value.at === null) return undefined;
  if (!isDiceLimit(limit) || !isRecord(at)) return undefined;
  const read: Record<HoodId, DiceLimit> = {};
  for (const [hood, dice] of Object.entries(at)) {
    if (!isHood(hood) || !isDiceLimit(dice)) return undefined;
    read[hood] = dice;
  }
  return { default: limit, at: read };
}

function standingCardFrom(entry: unknown): StandingCard | undefined {
  if (!isRecord(entry)) return undefined;
  const card = findAdventure(entry.card)?.id;
  const at = entry.at === 'any' ? 'any' : listOf(entry.at, hoodFrom);
  const minDice = entry.minDice === undefined ? 1 : entry.minDice;
  if (!card || !at || at.length === 0 || !isCount(minDice) || minDice > 3) return undefined;
  return { card, at, minDice };
}

function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const result: T[] = [];
  for (const entry of value) {
    const one = read(entry);
    if (one === undefined) return undefined;
    result.push(one);
  }
  return result;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isDiceLimit(value: unknown): value is DiceLimit {
  return value === 1 || value === 2;
}

function isOptional<T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined {
  return value === undefined || is(value);
}

function allDifferent(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

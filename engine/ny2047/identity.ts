import type { GameIdentity } from '../game-identity';
import { FIRST_YEAR } from './data/first-year';
import { lookOf } from './faction-looks';
import { FACTIONS } from './types';
import { isShipped, SHIPPED_FACTS, type ShippedFacts } from './variant/shipped-ids';

/** The identity of a game in which all of these factions play. */
export function identityFrom({ title, factions }: ShippedFacts, firstYear = FIRST_YEAR): GameIdentity {
  const count = factions.length;
  return {
    title,
    hasMap: true,
    counts: { one: 'star', many: 'stars' },
    firstYear,
    scoring: 'sum-of-squares',
    practice: { lastYear: firstYear + 15 },
    seats: {
      names: factions,
      fixed: true,
      min: count,
      max: count,
      usual: count,
      named: Object.fromEntries(factions.map((id) => [id, lookOf(id)])),
    },
  };
}

const WHOLE = identityFrom({ title: 'New York 2047', factions: FACTIONS });

/** New York 2047 itself, which fewer factions can play as well: the first ones of them. */
export const IDENTITY: GameIdentity = {
  ...WHOLE,
  seats: { ...WHOLE.seats, min: 2 },
  variants: SHIPPED_FACTS,
};

/**
 * The identity of the variant that a season's or a game's options choose. It never fails, because pages show what is
 * stored, and checks of a request need a game even if its definition has problems.
 */
export function identityOfOptions(options: Readonly<Record<string, unknown>> | undefined): GameIdentity {
  const variant = options?.variant;
  if (isShipped(variant)) return identityFrom(SHIPPED_FACTS[variant]);
  return (typeof variant === 'object' && variant !== null ? identityIn(variant) : undefined) ?? IDENTITY;
}

/** What an organizer's own definition says of its factions; undefined if it says too little. */
function identityIn(definition: object): GameIdentity | undefined {
  const { title, firstYear, factions } = definition as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof firstYear !== 'number' || !Array.isArray(factions))
    return undefined;
  const ids = factions.map((faction: unknown) => ((faction ?? {}) as { readonly id?: unknown }).id);
  const known = FACTIONS.filter((faction) => ids.includes(faction));
  return known.length < 2 ? undefined : identityFrom({ title, factions: known }, firstYear);
}

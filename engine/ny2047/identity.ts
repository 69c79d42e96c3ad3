import { capitalized } from '../core/capitalized';
import type { GameIdentity, SeatColour } from '../game-identity';
import { FIRST_YEAR } from './data/first-year';
import { fullName } from './data/full-names';
import { FACTIONS, type Faction } from './types';
import { isShipped, SHIPPED_FACTS, type ShippedFacts } from './variant/shipped-ids';

/** The colours of the factions, for pages that do not load a variant. The files say the same. */
const COLOURS: Readonly<Record<Faction, SeatColour>> = {
  tower: 'blue',
  papst: 'violet',
  rossoni: 'yellow',
  christofori: 'green',
  dunning: 'pink',
  greene: 'teal',
  hamblet: 'red',
};

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
      named: Object.fromEntries(
        factions.map((id) => [id, { name: capitalized(id), title: fullName(id), colour: COLOURS[id] }]),
      ),
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

/** The identity of the variant that a season's or a game's options choose. */
export function identityOfOptions(options: Readonly<Record<string, unknown>> | undefined): GameIdentity {
  const variant = options?.variant;
  return isShipped(variant) ? identityFrom(SHIPPED_FACTS[variant]) : IDENTITY;
}

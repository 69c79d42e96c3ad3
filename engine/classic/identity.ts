import type { GameIdentity, SeatColour } from '../game-identity';
import { POWER_NAMES } from './data/power-names';
import { type ClassicPower, POWERS } from './types';

const COLOURS: Readonly<Record<ClassicPower, SeatColour>> = {
  austria: 'red',
  england: 'violet',
  france: 'blue',
  germany: 'teal',
  italy: 'green',
  russia: 'pink',
  turkey: 'yellow',
};

/** What the identity of a game needs to know of its variant. */
export interface IdentityFacts {
  readonly title: string;
  readonly firstYear: number;
  /** Whether pages have a picture of its map. */
  readonly hasMap: boolean;
  readonly powers: readonly { readonly id: string; readonly name: string; readonly seatColour: SeatColour }[];
}

/** The identity of a game of Classic in a variant. */
export function identityFrom({ title, firstYear, hasMap, powers }: IdentityFacts): GameIdentity {
  const names = powers.map(({ id }) => id);
  return {
    title,
    ...(hasMap ? { hasMap } : {}),
    counts: { one: 'centre', many: 'centres' },
    firstYear,
    scoring: 'sum-of-squares',
    practice: { lastYear: firstYear + 19 },
    seats: {
      names,
      fixed: true,
      min: names.length,
      max: names.length,
      usual: names.length,
      named: Object.fromEntries(
        powers.map(({ id, name, seatColour }) => [id, { name, title: name, colour: seatColour }]),
      ),
    },
  };
}

/** Classic itself, for pages that do not load its map. The map file contains the same. */
export const IDENTITY: GameIdentity = {
  ...identityFrom({
    title: 'Classic',
    firstYear: 1901,
    hasMap: true,
    powers: POWERS.map((id) => ({ id, name: POWER_NAMES[id], seatColour: COLOURS[id] })),
  }),
  readsText: true,
};

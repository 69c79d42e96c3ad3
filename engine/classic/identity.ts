import { type GameIdentity, SEAT_COLOURS, type SeatColour } from '../game-identity';
import { POWER_NAMES } from './data/power-names';
import { FURTHER_POWERS, type NamedPower, POWERS } from './types';
import { USUAL_SEASONS } from './variant/definition';
import { isShipped, SHIPPED_FACTS, type ShippedFacts } from './variant/shipped-ids';

const COLOURS: Readonly<Record<NamedPower, SeatColour>> = {
  austria: 'red',
  england: 'violet',
  france: 'blue',
  germany: 'teal',
  iberia: 'indigo',
  italy: 'green',
  russia: 'pink',
  scandinavia: 'aqua',
  turkey: 'yellow',
};

/** What the identity of a game needs to know of its variant. */
export interface IdentityFacts {
  readonly title: string;
  readonly firstYear: number;
  readonly yearsApart?: number | undefined;
  /** The seasons in which units move. */
  readonly seasons?: readonly unknown[] | undefined;
  /** Whether pages have a picture of its map. */
  readonly hasMap: boolean;
  readonly powers: readonly { readonly id: string; readonly name: string; readonly seatColour: SeatColour }[];
}

/** A practice board ends after about so many turns: twenty years of Spring and Fall. */
const PRACTICE_TURNS = 40;

/** The identity of a game of Classic in a variant. */
export function identityFrom({
  title,
  firstYear,
  yearsApart = 1,
  seasons = USUAL_SEASONS,
  hasMap,
  powers,
}: IdentityFacts): GameIdentity {
  const years = Math.max(1, Math.round(PRACTICE_TURNS / seasons.length));
  const names = powers.map(({ id }) => id);
  return {
    title,
    ...(hasMap ? { hasMap } : {}),
    counts: { one: 'centre', many: 'centres' },
    firstYear,
    ...(yearsApart === 1 ? {} : { yearsApart }),
    scoring: 'sum-of-squares',
    practice: { lastYear: firstYear + (years - 1) * yearsApart },
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

/** The identity of a variant on the map of Classic, for pages that do not load its map. */
function onTheMap({ title, firstYear, powers }: ShippedFacts): GameIdentity {
  return identityFrom({
    title,
    firstYear,
    hasMap: true,
    powers: powers.map((id) => ({ id, name: POWER_NAMES[id], seatColour: COLOURS[id] })),
  });
}

const CLASSIC_ITSELF = onTheMap({ title: 'Classic', firstYear: 1901, powers: POWERS });
/** With the powers of shipped variants: pages know all of them by this. */
const { named } = onTheMap({ title: '', firstYear: 1901, powers: [...POWERS, ...FURTHER_POWERS] }).seats;

/** Classic itself. The map file contains the same. */
export const IDENTITY: GameIdentity = {
  ...CLASSIC_ITSELF,
  seats: { ...CLASSIC_ITSELF.seats, ...(named && { named }) },
  readsText: true,
  variants: SHIPPED_FACTS,
};

/**
 * The identity of the variant that a season's or a game's options choose. It never fails, because pages show what is
 * stored, and checks of a request need a game even if its definition has problems.
 */
export function identityOfOptions(options: Readonly<Record<string, unknown>> | undefined): GameIdentity {
  const variant = options?.variant;
  if (isShipped(variant)) return onTheMap(SHIPPED_FACTS[variant]);
  const facts = typeof variant === 'object' && variant !== null ? factsIn(variant) : undefined;
  return facts === undefined ? IDENTITY : identityFrom(facts);
}

/** What an organizer's own definition says of its powers; undefined if it says too little. */
function factsIn(definition: object): IdentityFacts | undefined {
  const { title, firstYear, yearsApart, seasons, powers, map, drawing } = definition as Readonly<
    Record<string, unknown>
  >;
  if (typeof title !== 'string' || typeof firstYear !== 'number' || !Array.isArray(powers)) return undefined;
  const read = powers.slice(0, SEAT_COLOURS.length).flatMap((power: unknown) => {
    const { id, name, seatColour } = (power ?? {}) as Readonly<Record<string, unknown>>;
    const colour = SEAT_COLOURS.find((one) => one === seatColour);
    return typeof id === 'string' && typeof name === 'string' && colour !== undefined
      ? [{ id, name, seatColour: colour }]
      : [];
  });
  if (read.length < 2) return undefined;
  return {
    ...{ title, firstYear, powers: read, hasMap: map === 'classic' || typeof drawing === 'object' },
    ...(typeof yearsApart === 'number' && { yearsApart }),
    ...(Array.isArray(seasons) && seasons.length > 0 && { seasons }),
  };
}

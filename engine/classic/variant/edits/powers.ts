import { SEAT_COLOURS, type SeatColour } from '../../../game-identity';
import { powerIdFor } from '../../../power-id';
import type { Kind, LocationId } from '../../types';
import { type Definition, type PowerDefinition, USUAL_SEASONS } from '../definition';
import { LIMITS } from '../schema';
import { spaceOf } from './places';

/** The colours that seats have on drawn maps, which all kinds of sight tell apart. */
export const DRAWN_COLOURS: Readonly<Record<SeatColour, string>> = {
  yellow: '#f8c659',
  blue: '#5090ea',
  green: '#659c0f',
  red: '#a30c12',
  teal: '#165d54',
  violet: '#2d143f',
  pink: '#e35a96',
  indigo: '#4830a8',
  aqua: '#78f0ff',
  stone: '#a8a890',
  ivory: '#fffff0',
};

/** What a power is called and how it looks. */
export type PowerFacts = Pick<PowerDefinition, 'name' | 'adjective' | 'colour' | 'seatColour' | 'typed'>;

/**
 * Changes a power, by its number. Another name or colour of its seat means another id, by which pages know it; another
 * colour of its seat is also its colour on drawn maps, unless that is given as well.
 */
export function setPower<Of extends Definition>(variant: Of, at: number, facts: Partial<PowerFacts>): Of {
  return withPower(variant, at, (power) => {
    const { typed, ...rest } = { ...power, ...facts };
    const isRecoloured = rest.seatColour !== power.seatColour;
    const isOther = rest.name !== power.name || isRecoloured;
    return {
      ...rest,
      ...(isOther && { id: powerIdFor(rest) }),
      ...(isRecoloured && facts.colour === undefined && { colour: DRAWN_COLOURS[rest.seatColour] }),
      ...(typed?.length ? { typed } : {}),
    };
  });
}

/** Adds a power in the first colour that no other has. As many as there are colours fit. */
export function addPower<Of extends Definition>(
  variant: Of,
  named: Pick<PowerFacts, 'name' | 'adjective'>,
): Of {
  const free = SEAT_COLOURS.find((colour) => variant.powers.every(({ seatColour }) => seatColour !== colour));
  if (free === undefined || variant.powers.length >= LIMITS.powers) return variant;
  return { ...variant, powers: [...variant.powers, newPower(named, free)] };
}

/** A power without homes and units. */
export function newPower(
  named: Pick<PowerFacts, 'name' | 'adjective'>,
  seatColour: SeatColour,
): PowerDefinition {
  const id = powerIdFor({ name: named.name, seatColour });
  return { id, ...named, colour: DRAWN_COLOURS[seatColour], seatColour, homes: [], units: [] };
}

/** Takes a power out of the game. A variant keeps two. */
export function removePower<Of extends Definition>(variant: Of, at: number): Of {
  if (variant.powers.length <= 2) return variant;
  return { ...variant, powers: variant.powers.filter((_, index) => index !== at) };
}

/** The unit that begins in a space, with the number of its power. */
export function unitIn(
  { powers }: Definition,
  space: string,
): { readonly power: number; readonly kind: Kind; readonly at: LocationId } | null {
  for (const [power, { units }] of powers.entries()) {
    const unit = units.find(({ at }) => spaceOf(at) === space);
    if (unit !== undefined) return { ...unit, power };
  }
  return null;
}

/** Places a unit of a power at a location, in place of what began in that space; null for no unit. */
export function setUnit<Of extends Definition>(
  variant: Of,
  at: LocationId,
  unit: { readonly power: number; readonly kind: Kind } | null,
): Of {
  return {
    ...variant,
    powers: variant.powers.map((power, index) => {
      const units = power.units.filter((one) => spaceOf(one.at) !== spaceOf(at));
      const isOwn = unit !== null && index === unit.power;
      if (!isOwn && units.length === power.units.length) return power;
      return { ...power, units: isOwn ? [...units, { kind: unit.kind, at }] : units };
    }),
  };
}

/** What a variant says of itself and how it is won. */
export type VariantFacts = Pick<
  Definition,
  | 'id'
  | 'version'
  | 'title'
  | 'about'
  | 'author'
  | 'source'
  | 'licence'
  | 'firstYear'
  | 'seasons'
  | 'yearsApart'
  | 'centresToWin'
  | 'builds'
  | 'convoys'
  | 'fog'
>;

/**
 * Changes what a variant says of itself, how it is won, and where powers build. Empty texts and what is usual are left
 * out of the file.
 */
export function setFacts<Of extends Definition>(variant: Of, facts: Partial<VariantFacts>): Of {
  const { about, source, seasons, yearsApart, fog, ...rest } = { ...variant, ...facts };
  return {
    ...rest,
    ...(about && { about }),
    ...(source && { source }),
    ...(seasons && seasons.join() !== USUAL_SEASONS.join() && { seasons }),
    ...(yearsApart !== undefined && yearsApart !== 1 && { yearsApart }),
    ...(fog && { fog }),
  } as Of;
}

function withPower<Of extends Definition>(
  variant: Of,
  at: number,
  change: (power: PowerDefinition) => PowerDefinition,
): Of {
  return { ...variant, powers: variant.powers.map((power, index) => (index === at ? change(power) : power)) };
}

import * as z from 'zod';
import { lineForm, namesForm } from '../../core/variant-form';
import { LONGEST_PATH } from '../../drawing/drawing';
import { berthsForm, drawingForm } from '../../drawing/form';
import { fault, issueFor } from '../../fault';
import { SEAT_COLOURS } from '../../game-identity';
import { KINDS, MOVING_SEASONS } from '../types';
import { BUILDS, COASTS, FORM, SPACE_KINDS } from './definition';

/** The limits of a variant file. */
export const LIMITS = {
  spaces: 200,
  /** As many as there are colours of seats. */
  powers: SEAT_COLOURS.length,
  /** The length of its JSON text, in bytes of UTF-8: a store keeps it in one item. */
  size: 250_000,
  name: 40,
  /** The number of years from one year of play to the next. */
  yearsApart: 100,
  path: LONGEST_PATH,
} as const;

/** Ids and codes consist of letters alone, because orders are compared by their letters (15.1). */
const spaceId = z.string().regex(/^[a-z]{2,8}$/);
const locationId = z.string().regex(new RegExp(`^[a-z]{2,8}(?:/(?:${COASTS.join('|')}))?$`));
const code = z.string().regex(/^[A-Z]{2,8}$/);
/**
 * A power whose name pages do not know may end with the colour of its seat: "norders-blue". Positions have it as a key,
 * which none of an object's own names may be.
 */
const powerId = z
  .string()
  .max(40)
  .regex(/^(?!constructor$)[a-z]{2,20}(?:-[a-z]{2,20})*$/);
const furtherNames = z.array(lineForm(LIMITS.name)).max(40).optional();
const borders = z.array(locationId).max(30);
const year = z.int().min(1).max(9000);
/** Different seasons in the order of the calendar. */
const seasons = z
  .array(z.enum(MOVING_SEASONS))
  .min(1)
  .max(MOVING_SEASONS.length)
  .superRefine((given, check) => {
    const places = given.map((season) => MOVING_SEASONS.indexOf(season));
    const at = places.findIndex((place, index) => place <= (places[index - 1] ?? -1));
    if (at > 0) check.addIssue(issueFor(fault('variant.seasons'), [at]));
  })
  .meta({ uniqueItems: true });
const SPACE = z.strictObject({
  id: spaceId,
  name: lineForm(LIMITS.name),
  names: namesForm(LIMITS.name),
  abbr: code,
  also: furtherNames,
  typed: furtherNames,
  kind: z.enum(SPACE_KINDS),
  centre: z.boolean(),
  army: z.array(spaceId).max(30),
  fleet: borders,
  coasts: z
    .array(
      z.strictObject({
        id: locationId,
        name: lineForm(LIMITS.name),
        names: namesForm(LIMITS.name),
        fleet: borders,
      }),
    )
    .max(COASTS.length)
    .optional(),
});

const POWER = z.strictObject({
  id: powerId,
  name: lineForm(LIMITS.name),
  adjective: lineForm(LIMITS.name),
  typed: furtherNames,
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  seatColour: z.enum(SEAT_COLOURS),
  homes: z.array(spaceId).max(LIMITS.spaces),
  units: z.array(z.strictObject({ kind: z.enum(KINDS), at: locationId })).max(LIMITS.spaces),
});

const DRAWING = drawingForm(spaceId, LIMITS.spaces, { coasts: berthsForm(locationId) });

const FACTS = {
  schema: z.literal(FORM),
  id: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  version: z.int().min(1).max(10_000),
  title: lineForm(60),
  about: lineForm(500).optional(),
  author: lineForm(200),
  source: lineForm(300).optional(),
  licence: lineForm(60),
  firstYear: year,
  seasons: seasons.optional(),
  yearsApart: z.int().min(1).max(LIMITS.yearsApart).optional(),
  centresToWin: z.int().min(1).max(LIMITS.spaces),
  builds: z.enum(BUILDS),
  convoys: z.boolean(),
  fog: z.boolean().optional(),
  powers: z.array(POWER).min(2).max(LIMITS.powers),
};

/** A variant with a map of its own. */
const WITH_MAP = z.strictObject({
  ...FACTS,
  spaces: z.array(SPACE).min(2).max(LIMITS.spaces),
  unclear: z.record(z.string().regex(/^[a-z]{2,20}$/), z.array(spaceId).min(2).max(6)).optional(),
  drawing: DRAWING.optional(),
});

/** A variant on the map of Classic. */
const ON_MAP = z.strictObject({ ...FACTS, map: z.literal('classic') });

/** The form of a variant file; `variantProblems` also checks what it says. */
export const VARIANT_FILE = z.union([ON_MAP, WITH_MAP]);

/** The form that a value is meant to have, so that its problems are those of one form. */
export function formFor(value: unknown): typeof ON_MAP | typeof WITH_MAP {
  return typeof value === 'object' && value !== null && 'map' in value ? ON_MAP : WITH_MAP;
}

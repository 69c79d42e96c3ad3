import * as z from 'zod';
import { lineForm, namesForm } from '../../core/variant-form';
import { drawingForm } from '../../drawing/form';
import { SEAT_COLOURS } from '../../game-identity';
import { FACTIONS, TURRETONS } from '../types';
import { FORM, SPACE_KINDS } from './definition';

/** The limits of a variant file. */
export const LIMITS = {
  spaces: 200,
  /** The length of its JSON text, in bytes of UTF-8. */
  size: 250_000,
  name: 40,
} as const;

const spaceId = z.string().regex(/^(?!constructor$)[a-z]{2,20}(?:-[a-z]{2,20}){0,3}$/);

const SPACE = z.strictObject({
  id: spaceId,
  name: lineForm(LIMITS.name),
  names: namesForm(LIMITS.name),
  abbr: z.string().regex(/^[A-Z]{2,8}$/),
  kind: z.enum(SPACE_KINDS),
  star: z.boolean(),
  adj: z.array(spaceId).max(30),
});

const FACTION = z.strictObject({
  id: z.enum(FACTIONS),
  name: lineForm(LIMITS.name),
  title: lineForm(LIMITS.name),
  seatColour: z.enum(SEAT_COLOURS),
  home: spaceId,
});

const FACTS = {
  schema: z.literal(FORM),
  id: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  version: z.int().min(1).max(10_000),
  title: lineForm(60),
  about: lineForm(500).optional(),
  author: lineForm(200),
  source: lineForm(300).optional(),
  licence: lineForm(60),
  firstYear: z.int().min(1).max(9000),
  starsToWin: z.int().min(1).max(LIMITS.spaces),
  factions: z.array(FACTION).min(2).max(FACTIONS.length),
};

/** A variant with a map of its own. */
const WITH_MAP = z.strictObject({
  ...FACTS,
  spaces: z.array(SPACE).min(2).max(LIMITS.spaces),
  turretons: z.record(z.enum(TURRETONS), spaceId),
  drawing: drawingForm(spaceId, LIMITS.spaces, {}).optional(),
});

/** A variant on the map of New York. */
const ON_MAP = z.strictObject({ ...FACTS, map: z.literal('ny2047') });

/** The form of a variant file; `variantProblems` also checks what it says. */
export const VARIANT_FILE = z.union([ON_MAP, WITH_MAP]);

/** The form that a value is meant to have, so that its problems are those of one form. */
export function formFor(value: unknown): typeof ON_MAP | typeof WITH_MAP {
  return typeof value === 'object' && value !== null && 'map' in value ? ON_MAP : WITH_MAP;
}

import * as z from 'zod';
import { DEFAULT_VARIANT_GAME, GAMES_WITH_VARIANTS } from '../../../engine/games';
import { Id, Instant } from '../platform/common.schema';

/** The most variants of one league. */
export const MOST_VARIANTS = 20;

const GameWithVariants = z.enum(GAMES_WITH_VARIANTS);

/** A file in the form of docs/variants.md for its game, with a map of its own or on the map of the game. */
export const AddVariant = z.strictObject({
  system: GameWithVariants.default(DEFAULT_VARIANT_GAME),
  file: z.record(z.string().max(40), z.unknown()),
});

const LeagueVariant = z.object({
  id: Id,
  system: GameWithVariants,
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  /** The version that the file states. */
  version: z.number().int(),
  powers: z.number().int(),
  /** SHA-256 of the canonical JSON of the file. */
  hash: z.string(),
  addedAt: Instant,
});
export type LeagueVariant = z.infer<typeof LeagueVariant>;

/** A league's own variants, the newest first, and whether the caller may remove them. */
export const LeagueVariants = z.object({ variants: z.array(LeagueVariant), mayRemove: z.boolean() });
export type LeagueVariants = z.infer<typeof LeagueVariants>;

/** A variant with its file, as the option `variant` of a season takes it. */
export const WholeVariant = LeagueVariant.extend({ file: z.record(z.string(), z.unknown()) });
export type WholeVariant = z.infer<typeof WholeVariant>;

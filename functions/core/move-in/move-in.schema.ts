import * as z from 'zod';
import { Named } from '../platform/common.schema';

/** The most games that one request moves in: they fit into the largest body that the API takes. */
export const MOST_GAMES = 20;

const Game = z.strictObject({
  /** The name of its file, by which the sheet may name its board. */
  file: z.string().min(1).max(120),
  /** The position it has reached, in the form of the game's positions. */
  position: z.record(z.string(), z.unknown()),
});

export const MoveIn = z.strictObject({
  games: z.array(Game).min(1).max(MOST_GAMES),
  /**
   * CSV with heads of columns: board, seat, player, mail. One line a seat; or board and one column for each seat. A board is
   * named by its file, or by its number in the order of the games. A seat without a player gets a bot.
   */
  text: z.string().min(1).max(30_000),
  /** Only report what this would do, and change nothing. */
  preview: z.boolean().default(false),
});
export type MoveIn = z.infer<typeof MoveIn>;

/**
 * Who holds a seat. "known": a person of the league by that name; "new": an account is opened that waits for its owner;
 * "bot": the sheet names nobody.
 */
export const HOLDERS = ['known', 'new', 'bot'] as const;

/** The games as they move in. Their clocks stand still until an organizer starts them. */
export const MovedIn = z.object({
  season: Named,
  boards: z.array(
    z.object({
      board: z.number().int(),
      file: z.string(),
      /** The turn that it waits for. */
      label: z.string(),
      seats: z.array(z.object({ seat: z.string(), name: z.string(), holder: z.enum(HOLDERS) })),
    }),
  ),
  /** Heads of the columns that are not used. */
  skipped: z.array(z.string()),
});
export type MovedIn = z.infer<typeof MovedIn>;

export const StartClocks = z.strictObject({
  /** The boards whose clocks start; left out, all that wait. */
  boards: z.array(z.number().int().min(1).max(9999)).min(1).max(MOST_GAMES).optional(),
});

export const StartedClocks = z.object({
  /** The boards whose clocks run from now on. */
  started: z.array(z.number().int()),
  /** The boards that still wait. */
  waiting: z.array(z.number().int()),
});
export type StartedClocks = z.infer<typeof StartedClocks>;

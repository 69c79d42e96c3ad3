import * as z from 'zod';
import { GameAbsence } from '../absence/absence.schema';
import { Threads } from '../press/press.schema';
import { Rulings } from '../ruling/rulings.schema';
import { Game } from './games.schema';

/**
 * Everything that the page of a game shows first, in one response: a page view is most of what a game costs
 * (docs/costs.md).
 */
export const GameTable = z.object({
  game: Game,
  absence: GameAbsence,
  press: Threads,
  ...Rulings.shape,
  /**
   * Whether the player wants what the people of a game say. Only until they have given orders in the first turn, in which
   * they are greeted: it costs a read.
   */
  stories: z.boolean().optional(),
});
export type GameTable = z.infer<typeof GameTable>;

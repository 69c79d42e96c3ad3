import * as z from 'zod';
import { Id, Named, Person, Seat } from './common';

/** The stages of a knock-out, as far as they have been drawn. */
export const Bracket = z.object({
  season: Named,
  league: Named,
  status: z.enum(['registration', 'running', 'finished']),
  /** How many stages it comes to, the final included. */
  rounds: z.number().int(),
  /** How many of each board go on. */
  advance: z.number().int(),
  stages: z.array(
    z.object({
      round: z.number().int(),
      final: z.boolean(),
      boards: z.array(
        z.object({
          game: Id,
          board: z.number().int(),
          status: z.enum(['running', 'finished']),
          label: z.string(),
          /** Of a finished board those who can go on first, in their order; bots last. */
          seats: z.array(
            z.object({
              seat: Seat,
              player: Person,
              place: z.number().int().nullable(),
              points: z.number(),
              /** Whether they go on, or win the final; null while the board is played. */
              goesOn: z.boolean().nullable(),
            }),
          ),
          /** What parted the last who goes on from the first who does not; null where their places differ. */
          cut: z.object({ through: Person, out: Person, by: z.string(), words: z.string() }).nullable(),
        }),
      ),
      /** Those who sit out, and go on. */
      byes: z.array(Person),
    }),
  ),
  /** Who won it, once it is finished. */
  champions: z.array(Person),
});
export type Bracket = z.infer<typeof Bracket>;

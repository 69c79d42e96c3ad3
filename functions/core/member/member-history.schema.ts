import * as z from 'zod';
import { LeagueMember } from '../league/leagues.schema';
import { MemberFileRecord } from '../league/logs.records';
import { Id, Instant, Named, Person, Seat } from '../platform/common.schema';
import { ENTRY_STATES, SEASON_STATES } from '../season/seasons.records';

export const NoteOnMember = z.strictObject({ text: z.string().trim().min(5).max(1000) });

const Where = { game: z.string(), round: z.number().int(), board: z.number().int(), seat: Seat };

/** What the people who run a league know about a member. */
export const MemberHistory = z.object({
  league: Named,
  member: LeagueMember.extend({ leftAt: Instant.nullable() }),
  /** In all games that the reader may see; null for players with few turns. */
  reliability: z.number().nullable(),
  /** Whether the reader may merge it into another account: an organizer, and a list made it by a name. */
  mayMerge: z.boolean(),
  /** The warnings that count now, and what one more brings by itself: a ban of so many days, or one until it is lifted. */
  warnings: z.object({
    count: z.number().int(),
    next: z.object({ ban: z.number().int().nullable() }).nullable(),
  }),
  /** Turns owed and orders submitted in time, in finished games of this league. */
  turns: z.object({ owed: z.number().int(), kept: z.number().int() }),
  /** Rulings on them and notes about them, newest first. */
  file: z.array(
    z.object({
      id: Id,
      kind: MemberFileRecord.shape.kind,
      at: Instant,
      by: Person,
      confirmedBy: Person.nullable(),
      /** The note, or the reason of a ruling. */
      text: z.string(),
      /** For a ruling: the note to the member. */
      told: z.string().nullable(),
      /** When the ban ends automatically. */
      until: Instant.nullable(),
      /** Whether I may delete it. */
      mayDelete: z.boolean(),
    }),
  ),
  /** The seasons of the league in which they play or played, newest first. */
  seasons: z.array(
    z.object({
      season: Named,
      status: z.enum(SEASON_STATES),
      state: z.enum(ENTRY_STATES),
      /** Their finished games; a seat that they lost has no rank. */
      results: z.array(
        z.object({
          ...Where,
          place: z.number().int().nullable(),
          players: z.number().int(),
          owed: z.number().int(),
          kept: z.number().int(),
        }),
      ),
    }),
  ),
  /** The boards on which they play now, and whether I may rule there; without those whose seats are secret from me. */
  open: z.array(z.object({ ...Where, season: Named, mayRule: z.boolean() })),
});
export type MemberHistory = z.infer<typeof MemberHistory>;

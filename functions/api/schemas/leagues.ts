import * as z from 'zod';
import { Id, Instant, LeagueRole, Person, Reason, SystemId } from './common';
import { Name } from './names';

export const CreateLeague = z.strictObject({
  name: Name(3, 60),
  about: z.string().trim().max(2000).default(''),
});

export const LeagueSummary = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  createdAt: Instant,
  organizer: Person,
});
export type LeagueSummary = z.infer<typeof LeagueSummary>;

export const SeasonSummary = z.object({
  id: Id,
  name: z.string(),
  system: SystemId,
  status: z.enum(['registration', 'running', 'finished']),
  players: z.number().int(),
  createdAt: Instant,
  /** Who won it, once it is finished. */
  champions: z.array(Person),
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

export const League = LeagueSummary.extend({
  members: z.array(
    z.object({
      player: Person,
      roles: z.array(LeagueRole),
      joinedAt: Instant,
      /** Sends no press in the league. */
      muted: z.boolean(),
      /** Registers for no season, and has no role. */
      banned: z.boolean(),
    }),
  ),
  seasons: z.array(SeasonSummary),
  /** My own roles in it; empty for a visitor. */
  myRoles: z.array(LeagueRole),
  /** Who asks to take it over because its organizers are silent, and until when those can answer. */
  handOver: z.object({ by: Person, at: Instant, until: Instant }).nullable(),
  /** Whether I may ask for it. */
  mayAsk: z.boolean(),
});
export type League = z.infer<typeof League>;

export const Leagues = z.object({
  leagues: z.array(LeagueSummary),
  /** The leagues that I belong to, on whatever page they are. */
  mine: z.array(LeagueSummary),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
});
export type Leagues = z.infer<typeof Leagues>;

export const AskHandOver = z.strictObject({ reason: Reason });

export const SetRoles = z.strictObject({ roles: z.array(LeagueRole).min(1).max(3) });

import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { Id, Instant, LeagueRole, Named, Person, PlayerId } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { SEASON_STATES } from '../season/seasons.records';

/** The most members of a team, and the most open teams of a league. */
export const MOST_MEMBERS = 40;
export const MOST_TEAMS = 200;
/** The most open invitations of a team. */
export const MOST_INVITED = 40;

const Code = z
  .string()
  .max(20)
  .transform((code) => code.trim().toUpperCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}]{2,5}$/u, because(fault('team.code'))));

const Names = { name: Name(2, 40), code: Code };

/** A new team. Organizers may found it for a member, who is its captain then. */
export const WantedTeam = z.strictObject({ ...Names, captain: PlayerId.optional() });
export type WantedTeam = z.infer<typeof WantedTeam>;

/**
 * A team as its captain wants it: members may change their places and leave, nobody joins by it. The version that was
 * read keeps a change from undoing another one.
 */
export const ChangeTeam = z.strictObject({
  ...Names,
  captain: PlayerId,
  /** In board order. */
  players: z.array(PlayerId).max(MOST_MEMBERS),
  substitutes: z.array(PlayerId).max(MOST_MEMBERS),
  version: z.number().int().min(1).max(1_000_000),
});
export type ChangeTeam = z.infer<typeof ChangeTeam>;

/** A member of the league. */
export const OneMember = z.strictObject({ player: PlayerId });

/** The players whom a team enters for a season, in board order; the version that was read, 0 for a team that has not entered. */
export const EnterTeam = z.strictObject({
  players: z.array(PlayerId).min(1).max(MOST_MEMBERS),
  version: z.number().int().min(0).max(1_000_000),
});
export type EnterTeam = z.infer<typeof EnterTeam>;

/** A player who leaves the boards of a team in a season, and the substitute who takes over. */
export const ReplaceInTeam = z.strictObject({
  out: PlayerId,
  substitute: PlayerId,
  version: z.number().int().min(1).max(1_000_000),
});
export type ReplaceInTeam = z.infer<typeof ReplaceInTeam>;

/** The teams of the league in a season. */
export const SeasonTeams = z.object({
  /** Whether captains can enter teams now. */
  open: z.boolean(),
  /** The first round that has not begun: a replacement plays from it on. */
  nextRound: z.number().int(),
  entered: z.array(
    z.object({
      id: Id,
      name: z.string(),
      code: z.string(),
      version: z.number().int(),
      /** In board order: who held it one after the other; the last one has it now. */
      boards: z.array(
        z.array(
          z.object({
            player: Person,
            /** From which round to which; null: until now. */
            first: z.number().int(),
            last: z.number().int().nullable(),
            /** Whether they are registered for the season. */
            registered: z.boolean(),
          }),
        ),
      ),
      /** How many replacements the rule leaves. */
      changesLeft: z.number().int(),
    }),
  ),
  /** The teams that I run, with the members who can be entered, and the substitutes. */
  mine: z.array(
    z.object({
      id: Id,
      name: z.string(),
      players: z.array(Person),
      substitutes: z.array(Person),
    }),
  ),
});
export type SeasonTeams = z.infer<typeof SeasonTeams>;

export const Team = z.object({
  id: Id,
  league: Named,
  name: z.string(),
  code: z.string(),
  captain: Person.nullable(),
  /** In board order. */
  players: z.array(Person),
  substitutes: z.array(Person),
  /** Open invitations: all for those who run the team, else only one to me. */
  invited: z.array(Person),
  closedAt: Instant.nullable(),
  /** The seasons that it has entered, the latest first. */
  seasons: z.array(
    z.object({
      season: Named,
      status: z.enum(SEASON_STATES),
      /** In the standing by teams, as if running boards ended now; null before anybody has played. */
      place: z.number().int().nullable(),
      teams: z.number().int(),
      total: z.number().nullable(),
    }),
  ),
  version: z.number().int(),
  /** Whether I may change it: I am its captain, or organize the league. */
  mayChange: z.boolean(),
  myRoles: z.array(LeagueRole),
});
export type Team = z.infer<typeof Team>;

/** The open teams of a league, by name. */
export const Teams = z.object({
  teams: z.array(
    z.object({
      id: Id,
      name: z.string(),
      code: z.string(),
      captain: Person.nullable(),
      players: z.number().int(),
      substitutes: z.number().int(),
      /** Whether I belong to it, or am invited. */
      mine: z.enum(['no', 'invited', 'member', 'captain']),
    }),
  ),
});
export type Teams = z.infer<typeof Teams>;

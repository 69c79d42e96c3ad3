import * as z from 'zod';
import { CIRCUIT_TIE_BREAKS } from '../../../engine/tournament/circuit';
import { Id, LeagueRole, Named, Person, SeasonId } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { SEASON_STATES } from '../season/seasons.records';

/** The most events of a circuit, the most other leagues that it counts, and the most circuits of a league. */
export const MOST_EVENTS = 30;
export const MOST_OTHER_LEAGUES = 10;
export const MOST_CIRCUITS = 50;

const Points = z.discriminatedUnion('kind', [
  /** By place in the final table of each event; places below the list pay nothing. */
  z.strictObject({
    kind: z.literal('places'),
    byPlace: z.array(z.number().min(0).max(1_000_000)).min(1).max(200),
  }),
  /** The points of the event's own table. */
  z.strictObject({ kind: z.literal('season') }),
]);

const Weight = z.number().min(0.01).max(1000);

/** What an organizer decides about a circuit. */
export const WantedCircuit = z.strictObject({
  name: Name(2, 60),
  /**
   * Seasons in order, each once: of the league, and of public leagues that the caller organizes too. Those that are events
   * already may stay.
   */
  events: z.array(z.strictObject({ season: SeasonId, weight: Weight })).max(MOST_EVENTS),
  /** How many of a player's best events count; null: all. */
  best: z.number().int().min(1).max(MOST_EVENTS).nullable(),
  points: Points,
  /** Between equal totals, in this order; players whom none separates share a place. */
  tieBreaks: z.array(z.enum(CIRCUIT_TIE_BREAKS)).max(CIRCUIT_TIE_BREAKS.length),
});
export type WantedCircuit = z.infer<typeof WantedCircuit>;

/** The version that was read, so that a change does not undo another person's recent one. */
export const ChangeCircuit = WantedCircuit.extend({ version: z.number().int().min(1).max(1_000_000) });
export type ChangeCircuit = z.infer<typeof ChangeCircuit>;

export const Circuit = z.object({
  id: Id,
  league: Named,
  name: z.string(),
  best: z.number().int().nullable(),
  points: Points,
  tieBreaks: z.array(z.enum(CIRCUIT_TIE_BREAKS)),
  version: z.number().int(),
  events: z.array(
    z.object({
      season: Named,
      league: Named,
      weight: z.number(),
      status: z.enum(SEASON_STATES),
      /** A cancelled season counts for nobody. */
      cancelled: z.boolean(),
    }),
  ),
  /** Whether every event is over. */
  final: z.boolean(),
  /** Finished events only. */
  standing: z.array(
    z.object({
      place: z.number().int(),
      player: Person,
      total: z.number(),
      /** By event, in their order; null for one that the player did not play, or that is not over. */
      results: z.array(
        z.object({ place: z.number().int(), points: z.number(), counts: z.boolean() }).nullable(),
      ),
    }),
  ),
  myRoles: z.array(LeagueRole),
});
export type Circuit = z.infer<typeof Circuit>;

/** The circuits of a league, the newest first; after them those of other leagues that count seasons of this one. */
export const Circuits = z.object({
  circuits: z.array(
    z.object({
      id: Id,
      name: z.string(),
      league: Named,
      /** The ids of its seasons. */
      events: z.array(Id),
    }),
  ),
});
export type Circuits = z.infer<typeof Circuits>;

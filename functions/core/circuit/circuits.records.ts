import * as z from 'zod';
import { CIRCUIT_TIE_BREAKS } from '../../../engine/tournament/circuit';
import { Time } from '../platform/common.records';

/** Points of an event: by place in its final table, or as its table has them. */
const CircuitPoints = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('places'), byPlace: z.array(z.number()) }),
  z.object({ kind: z.literal('season') }),
]);

/**
 * A circuit: points over several seasons of one or several leagues. It names seasons by their ids and nobody: names and results are
 * read when it is shown, so that a corrected result, a new name and a deleted account show at once.
 */
export const CircuitRecord = z.object({
  /** Sortable: later circuits have greater ids. */
  id: z.string(),
  league: z.string(),
  name: z.string(),
  /** Its seasons, in order. */
  events: z.array(
    z.object({
      season: z.string(),
      weight: z.number(),
      /** The season's league, if it is another one than the circuit's. */
      league: z.string().optional(),
    }),
  ),
  /** How many of a player's best events count; null: all. */
  best: z.number().int().nullable(),
  points: CircuitPoints,
  tieBreaks: z.array(z.enum(CIRCUIT_TIE_BREAKS)),
  createdAt: Time,
  /** Increases with each change. */
  version: z.number().int(),
});
export type CircuitRecord = z.infer<typeof CircuitRecord>;

/** Stands with a league whose seasons count for a circuit of another one. */
export const CountedRecord = z.object({
  circuit: z.object({ league: z.string(), id: z.string() }),
});

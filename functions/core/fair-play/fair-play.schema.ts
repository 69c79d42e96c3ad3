import * as z from 'zod';
import { Id, Instant, Named, Person, Seat, SystemId } from '../platform/common.schema';

const Count = z.number().int();
const Percent = z.number().int().nullable();

const Pair = {
  from: Seat,
  to: Seat,
  /** Steps in which the first could order something while the second was in the game. */
  turns: Count,
  /** In how many of them it helped, and harmed, the second. */
  help: Count,
  harm: Count,
  /** The percentage of pairs of other games that did so less often; null while there are too few. */
  helpAbove: Percent,
  harmAbove: Percent,
  /** Unusual help: a reason to look, and no more. */
  unusual: z.boolean(),
};

/** Two players who submitted orders from one device or one network in the last half year. */
const Shared = z.object({
  players: z.tuple([Person, Person]),
  devices: Count,
  networks: Count,
  lastAt: Instant,
});
export type Shared = z.infer<typeof Shared>;

/** The sample for the comparison: the league's latest finished games of the same system. */
const Compared = z.object({ games: Count, pairs: Count, least: Count });
export type Compared = z.infer<typeof Compared>;

export const GameSignals = z.object({
  game: Id,
  system: SystemId,
  people: z.array(z.object({ seat: Seat, player: Person })),
  pairs: z.array(
    z.object({
      ...Pair,
      /** Private messages from the first to the second. */
      messages: Count,
      /** Of them, those in turns for which the second submitted no orders. */
      toAbsent: Count,
    }),
  ),
  compared: Compared,
  shared: z.array(Shared),
});
export type GameSignals = z.infer<typeof GameSignals>;

export const SeasonSignals = z.object({
  season: Named,
  system: SystemId,
  pairs: z.array(z.object({ ...Pair, game: Id, round: Count, board: Count })),
  compared: Compared,
  shared: z.array(Shared),
});
export type SeasonSignals = z.infer<typeof SeasonSignals>;

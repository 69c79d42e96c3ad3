import * as z from 'zod';
import { SECTION_KINDS } from '../../../engine/tournament/left-over';
import { STAGE_NAMES } from '../../../engine/tournament/stage-names';
import { BOARD_STATES } from '../platform/common.records';
import { Id, Named, Person, Seat } from '../platform/common.schema';
import { SEASON_STATES } from '../season/seasons.records';

/** The groups before a cup, and the stages of a cup or a double elimination that have been drawn so far. */
export const Bracket = z.object({
  kind: z.enum(['knock-out', 'double-elimination', 'groups']),
  season: Named,
  league: Named,
  status: z.enum(SEASON_STATES),
  /** The last round: the final. Of a double elimination the second final, which is played if it is needed. */
  rounds: z.number().int(),
  /** How many rounds the groups before a cup play; 0 without any. */
  groupRounds: z.number().int(),
  /** How many of each group advance; 0 without groups. */
  through: z.number().int(),
  /** The table of each group. */
  groups: z.array(
    z.object({
      group: z.number().int(),
      rows: z.array(
        z.object({
          player: Person,
          /** Tied players share a place; a draw from the season's seed has put them in this order. */
          place: z.number().int(),
          total: z.number(),
          played: z.number().int(),
          /** Whether they would advance now, or have advanced. */
          goesOn: z.boolean(),
        }),
      ),
    }),
  ),
  /** How many players of each board advance. */
  advance: z.number().int(),
  /** The announced rounds that have a name, drawn or not. */
  named: z.array(z.object({ round: z.number().int(), name: z.enum(STAGE_NAMES) })),
  stages: z.array(
    z.object({
      round: z.number().int(),
      final: z.boolean(),
      boards: z.array(
        z.object({
          game: Id,
          board: z.number().int(),
          /** Its section; null where a cup has no other. */
          section: z.enum(SECTION_KINDS).nullable(),
          /** Whether its winner wins what is played for here. */
          final: z.boolean(),
          status: z.enum(BOARD_STATES),
          label: z.string(),
          /** For a finished board, players who can advance come first, in their order; bots last. */
          seats: z.array(
            z.object({
              seat: Seat,
              player: Person,
              place: z.number().int().nullable(),
              points: z.number(),
              /** Whether they advance, or win the final; null while the board is being played. */
              goesOn: z.boolean().nullable(),
            }),
          ),
          /**
           * The tie-break between the last player who advances and the first who does not; null if their ranks differ.
           */
          cut: z.object({ through: Person, out: Person, by: z.string(), words: z.string() }).nullable(),
        }),
      ),
      /** Players who sit out and advance. */
      byes: z.array(Person),
    }),
  ),
  /** The winners, once it is finished. */
  champions: z.array(Person),
});
export type Bracket = z.infer<typeof Bracket>;

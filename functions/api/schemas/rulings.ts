import * as z from 'zod';
import { Instant, Person, PlayerId, Reason, Seat } from './common';
import { Ruling } from './games';

/** What a moderator may want of a game that is being played. */
const Wanted = [
  z.strictObject({ kind: z.literal('extend'), until: Instant }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** `player` is a member of the league, or null for a bot. */
  z.strictObject({ kind: z.literal('replace'), seat: Seat, player: PlayerId.nullable() }),
] as const;

export const ConsiderRuling = z.discriminatedUnion('kind', Wanted);
export type ConsiderRuling = z.input<typeof ConsiderRuling>;

export const RuleOnGame = z.discriminatedUnion('kind', [
  Wanted[0].extend({ reason: Reason }),
  Wanted[1].extend({ reason: Reason }),
  Wanted[2].extend({ reason: Reason }),
  Wanted[3].extend({ reason: Reason }),
]);
export type RuleOnGame = z.input<typeof RuleOnGame>;

/** The clock of an open step: `deadline` is null while it is paused, `left` is what it has then, in milliseconds. */
const Clock = z.object({ deadline: Instant.nullable(), left: z.number().int() });

/** What a ruling would change: the clock, or who holds a seat. */
export const RulingEffect = z.discriminatedUnion('of', [
  z.object({ of: z.literal('clock'), before: Clock, after: Clock }),
  z.object({
    of: z.literal('seat'),
    seat: Seat,
    before: Person,
    after: Person,
    /** Whether the new player comes into the season's standing by it. */
    newInSeason: z.boolean(),
  }),
]);
export type RulingEffect = z.infer<typeof RulingEffect>;

export const Rulings = z.object({ rulings: z.array(Ruling) });

/** Stops or starts the clocks of all running games of a season, or of one of its rounds. */
export const ConsiderClocks = z.strictObject({
  kind: z.enum(['pause', 'resume']),
  round: z.number().int().min(1).nullable().default(null),
});

export const RuleOnClocks = ConsiderClocks.extend({ reason: Reason });

/** What becomes of each running game: "plays" is left to another moderator, "stands" is so already or just closing. */
export const ClocksEffect = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      round: z.number().int(),
      board: z.number().int(),
      effect: z.enum(['ruled', 'plays', 'stands']),
      before: Clock.nullable(),
      after: Clock.nullable(),
    }),
  ),
});
export type ClocksEffect = z.infer<typeof ClocksEffect>;

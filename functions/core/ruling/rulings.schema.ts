import * as z from 'zod';
import { SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { Ruling, Step, Verdict } from '../game/games.schema';
import { Figures, Instant, Person, PlayerId, Reason, Seat } from '../platform/common.schema';
import { Log } from '../result/results.schema';

/**
 * The game as the moderator saw it: its open step, and the number of its last ruling. Refused if it has moved on, or if
 * somebody else has ruled since. Left out, nothing is compared.
 */
const Seen = {
  seen: z
    .strictObject({
      step: z.number().int().min(0).max(99_999),
      rulings: z.number().int().min(0).max(99_999),
    })
    .optional(),
};

/** A moderator's possible rulings on a running game. */
const Wanted = [
  z.strictObject({ kind: z.literal('extend'), until: Instant }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** Closes a turn that waits for all orders, with the orders submitted so far. */
  z.strictObject({ kind: z.literal('close'), ...Seen }),
  /** `player` is a member of the league, or null for a bot. */
  z.strictObject({ kind: z.literal('replace'), seat: Seat, player: PlayerId.nullable() }),
  /** Reopens a step. */
  z.strictObject({ kind: z.literal('roll-back'), step: z.number().int().min(1).max(99_999), ...Seen }),
  /**
   * Adjudicates a step with other orders for a seat; later ones are adjudicated again with their orders, or ordered
   * again.
   */
  z.strictObject({
    kind: z.literal('correct-order'),
    step: z.number().int().min(1).max(99_999),
    seat: Seat,
    orders: z.union([z.array(z.unknown()).max(200), z.strictObject({ text: z.string().max(20_000) })]),
    later: z.enum(['anew', 'again']),
    ...Seen,
  }),
  /** The position of the open step as moderators see it, with the changes. */
  z.strictObject({
    kind: z.literal('correct-position'),
    position: z.record(z.string(), z.unknown()),
    ...Seen,
  }),
  /** Ends the game now: with the current ranks of the seats, or void. */
  z.strictObject({ kind: z.literal('end'), as: z.enum(['it-stands', 'void']), ...Seen }),
] as const;

export const ConsiderRuling = z.discriminatedUnion('kind', Wanted);
export type ConsiderRuling = z.input<typeof ConsiderRuling>;

export const RuleOnGame = z.discriminatedUnion('kind', [
  Wanted[0].extend({ reason: Reason }),
  Wanted[1].extend({ reason: Reason }),
  Wanted[2].extend({ reason: Reason }),
  Wanted[3].extend({ reason: Reason }),
  Wanted[4].extend({ reason: Reason }),
  Wanted[5].extend({ reason: Reason }),
  Wanted[6].extend({ reason: Reason }),
  Wanted[7].extend({ reason: Reason }),
  Wanted[8].extend({ reason: Reason }),
]);
export type RuleOnGame = z.input<typeof RuleOnGame>;

/**
 * The clock of an open step: `deadline` is null while it is paused; `left` is then the remaining time in milliseconds.
 * Both are null if the step waits for all orders.
 */
const Clock = z.object({ deadline: Instant.nullable(), left: z.number().int().nullable() });

/**
 * The end that the season's dates set for a round, or for the season with its last round, and how boards are ended
 * then.
 */
const RoundEnd = z.object({
  round: z.number().int(),
  of: z.enum(['round', 'season']),
  at: Instant,
  slow: z.enum(SLOW_BOARDS),
});

const Moment = z.object({ step: z.number().int(), label: z.string() });

/** The effect of a ruling: on the clock, on the holder of a seat, or on the played steps. */
export const RulingEffect = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('clock'),
    before: Clock,
    after: Clock,
    /** The latest end of the game's round; a deadline after it is never reached. Null if nothing ends the round. */
    end: RoundEnd.nullable(),
  }),
  z.object({
    of: z.literal('seat'),
    seat: Seat,
    before: Person,
    after: Person,
    /** Whether the ruling adds the new player to the season's standings. */
    newInSeason: z.boolean(),
    /** Whether the new player is asked first, and gets the seat when they accept. */
    asks: z.boolean(),
  }),
  z.object({
    of: z.literal('steps'),
    /** The steps that are taken back, and how many of them are adjudicated again. */
    taken: z.array(Moment),
    again: z.number().int(),
    /** The step that is open afterwards; null if the game ends. */
    opens: Moment.nullable(),
    /** The figures of every seat. */
    seats: z.array(z.object({ seat: Seat, before: Figures, after: Figures })),
    /** The verdicts on the orders of the corrected seat, before and after. */
    verdicts: z.object({ seat: Seat, before: z.array(Verdict), after: z.array(Verdict) }).nullable(),
    /** Fields of the position by JSON pointer. */
    changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
  /** The same if the effect depends on something hidden from moderators: only the part that does not. */
  z.object({
    of: z.literal('hidden'),
    taken: z.array(Moment),
    again: z.number().int(),
    changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
  z.object({
    of: z.literal('end'),
    as: z.enum(['it-stands', 'void']),
    seats: z.array(z.object({ seat: Seat, place: z.number().int(), figures: Figures })),
  }),
]);
export type RulingEffect = z.infer<typeof RulingEffect>;

export const Rulings = z.object({ rulings: z.array(Ruling) });

/** Steps as they were before a ruling took them back. */
export const TakenSteps = z.object({
  ruling: Ruling,
  steps: z.array(
    Step.pick({ step: true, label: true, closedAt: true, orders: true, sentences: true, hash: true }),
  ),
});
export type TakenSteps = z.infer<typeof TakenSteps>;

/** A deadline moves by a month at most. */
const LATEST_MINUTES = 30 * 24 * 60;

const WhichGames = { round: z.number().int().min(1).max(9999).nullable().default(null) };
const WantedClocks = [
  z.strictObject({ kind: z.enum(['pause', 'resume']), ...WhichGames }),
  /** Additional minutes for each open turn. */
  z.strictObject({
    kind: z.literal('extend'),
    minutes: z.number().int().min(1).max(LATEST_MINUTES),
    ...WhichGames,
  }),
] as const;

/** Stops, starts or moves the clocks of all running games of a season, or of one of its rounds. */
export const ConsiderClocks = z.discriminatedUnion('kind', WantedClocks);
export type ConsiderClocks = z.input<typeof ConsiderClocks>;

export const RuleOnClocks = z.discriminatedUnion('kind', [
  WantedClocks[0].extend({ reason: Reason }),
  WantedClocks[1].extend({ reason: Reason }),
]);

/**
 * The effect on a running game. "plays": left to another moderator; "stands": unchanged, because it is so already;
 * "paused": it has no deadline to move; "closing": its deadline has passed.
 */
const ClockEffect = z.object({
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  effect: z.enum(['ruled', 'plays', 'stands', 'paused', 'closing']),
});

/** The effect on each running game. */
export const ClocksEffect = z.object({
  games: z.array(ClockEffect.extend({ before: Clock.nullable(), after: Clock.nullable() })),
  /** The latest end of the current round; null if nothing ends it. */
  end: RoundEnd.nullable(),
});
export type ClocksEffect = z.infer<typeof ClocksEffect>;

/**
 * The effect on each game, with the season's log; no games if an earlier request with the same key has already been
 * carried out.
 */
export const ClocksRuled = z.object({ ...Log.shape, games: z.array(ClockEffect) });
export type ClocksRuled = z.infer<typeof ClocksRuled>;

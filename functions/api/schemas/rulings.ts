import * as z from 'zod';
import { SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { Figures, Instant, Person, PlayerId, Reason, Seat } from './common';
import { Ruling, Step, Verdict } from './games';
import { Log } from './results';

/** What a moderator may want of a game that is being played. */
const Wanted = [
  z.strictObject({ kind: z.literal('extend'), until: Instant }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** Closes a turn that waits for all orders, with those that are there. */
  z.strictObject({ kind: z.literal('close') }),
  /** `player` is a member of the league, or null for a bot. */
  z.strictObject({ kind: z.literal('replace'), seat: Seat, player: PlayerId.nullable() }),
  /** Opens a step again. */
  z.strictObject({ kind: z.literal('roll-back'), step: z.number().int().min(1).max(99_999) }),
  /** Adjudicates a step with other orders of a seat; later ones are played again as ordered then, or ordered again. */
  z.strictObject({
    kind: z.literal('correct-order'),
    step: z.number().int().min(1).max(99_999),
    seat: Seat,
    orders: z.union([z.array(z.unknown()).max(200), z.strictObject({ text: z.string().max(20_000) })]),
    later: z.enum(['anew', 'again']),
  }),
  /** The position of the open step as moderators see it, with what is changed in it. */
  z.strictObject({ kind: z.literal('correct-position'), position: z.record(z.string(), z.unknown()) }),
  /** Ends the game now: with the places that the seats have, or counting for nothing. */
  z.strictObject({ kind: z.literal('end'), as: z.enum(['it-stands', 'void']) }),
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
 * The clock of an open step: `deadline` is null while it is paused, `left` is what it has then, in milliseconds. Both are
 * null where the step waits for all orders.
 */
const Clock = z.object({ deadline: Instant.nullable(), left: z.number().int().nullable() });

/** The end that the season's dates set to a round, or to the season with its last round, and how boards end then. */
const RoundEnd = z.object({
  round: z.number().int(),
  of: z.enum(['round', 'season']),
  at: Instant,
  slow: z.enum(SLOW_BOARDS),
});

/** A step and the moment it decided. */
const Moment = z.object({ step: z.number().int(), label: z.string() });

/** What a ruling would change: the clock, who holds a seat, or the steps that were played. */
export const RulingEffect = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('clock'),
    before: Clock,
    after: Clock,
    /** When the game's round ends at the latest; a deadline after it never comes. Null where nothing ends the round. */
    end: RoundEnd.nullable(),
  }),
  z.object({
    of: z.literal('seat'),
    seat: Seat,
    before: Person,
    after: Person,
    /** Whether the new player comes into the season's standing by it. */
    newInSeason: z.boolean(),
    /** Whether the new player is asked first, and gets the seat when they accept. */
    asks: z.boolean(),
  }),
  z.object({
    of: z.literal('steps'),
    /** The steps that are taken back, and how many of them are played again. */
    taken: z.array(Moment),
    again: z.number().int(),
    /** The step that opens then; null if the game ends. */
    opens: Moment.nullable(),
    /** The figures of every seat. */
    seats: z.array(z.object({ seat: Seat, before: Figures, after: Figures })),
    /** What happened to the orders of the corrected seat, and what would. */
    verdicts: z.object({ seat: Seat, before: z.array(Verdict), after: z.array(Verdict) }).nullable(),
    /** Fields of the position by JSON pointer. */
    changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
  /** The same where it depends on what is hidden from moderators: only what does not. */
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
  /** Minutes that each open turn gets more. */
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
 * What becomes of a running game: "plays" is left to another moderator, "stands" is so already, a paused one has no
 * deadline to move, and a closing one has had its deadline.
 */
const ClockEffect = z.object({
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  effect: z.enum(['ruled', 'plays', 'stands', 'paused', 'closing']),
});

/** What becomes of each running game. */
export const ClocksEffect = z.object({
  games: z.array(ClockEffect.extend({ before: Clock.nullable(), after: Clock.nullable() })),
  /** When the round that is being played ends at the latest; null where nothing ends it. */
  end: RoundEnd.nullable(),
});
export type ClocksEffect = z.infer<typeof ClocksEffect>;

/** What became of each game, with the season's log; no games where an earlier request with the same key did it. */
export const ClocksRuled = z.object({ ...Log.shape, games: z.array(ClockEffect) });
export type ClocksRuled = z.infer<typeof ClocksRuled>;

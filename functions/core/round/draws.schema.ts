import * as z from 'zod';
import { SECTION_KINDS } from '../../../engine/tournament/left-over';
import { STRENGTH_RULES } from '../../../engine/tournament/seating/problem';
import { Person, PlayerId, Seat } from '../platform/common.schema';
import { AWAY, ROUND_STATES } from '../season/seasons.records';

/** The version of the plan that was read: refused where somebody else has saved meanwhile. Left out, nothing is compared. */
const PlanVersion = z.number().int().min(0).max(1_000_000).optional();

/** The plan that an organizer releases or has drawn again, as they saw it. */
export const SeenPlan = z.strictObject({ version: PlanVersion }).default({});

export const SwapPlayers = z.strictObject({
  players: z.tuple([PlayerId, PlayerId]),
  version: PlanVersion,
});
export type SwapPlayers = z.infer<typeof SwapPlayers>;

export const SeatRound = z.strictObject({
  /**
   * CSV with column headings: board, seat, player. One line for each player who is in; without a board they sit out,
   * and without a seat column seats follow the order of the lines.
   */
  text: z.string().min(1).max(60_000),
  version: PlanVersion,
});

export const KeepApart = z.strictObject({
  pairs: z.array(z.tuple([PlayerId, PlayerId])).max(200),
  /** The version of the season that was read: refused where somebody else has saved meanwhile. Left out, nothing is compared. */
  version: z.number().int().min(0).max(1_000_000).optional(),
});

const Times = z.number().int();

/** How a round was drawn, and what it repeats. */
export const Certificate = z.object({
  seed: z.string(),
  round: z.number().int(),
  method: z.enum(['exact-design', 'cheapest-pairs', 'all-compared', 'search', 'by-hand']),
  /** The version of the draw algorithm; a draw of another version is evaluated again, but not repeated. */
  algorithm: z.number().int().default(1),
  cost: z.number(),
  /** How many pairs on one board should be kept apart; their names are not published. */
  apart: Times,
  meetAgain: z.array(z.object({ pair: z.tuple([PlayerId, PlayerId]), times: Times })),
  fewestMeetings: Times,
  seatAgain: z.array(z.object({ player: PlayerId, seat: Seat, times: Times })),
  firstChoices: z.object({ met: Times, of: Times }),
  hoursApart: z.number().nullable().default(null),
});

/** A group or a bracket of a round: its boards come one after the other. */
export const Section = z.object({
  kind: z.enum(SECTION_KINDS),
  /** Of groups: 1, 2... */
  group: z.number().int().nullable(),
  /** The numbers of its first and its last board; null if it has none. */
  boards: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
});
export type Section = z.infer<typeof Section>;

/** A planned or drawn round, and how its boards were made. */
export const Round = z.object({
  round: z.number().int(),
  state: z.enum(ROUND_STATES),
  /** Goes up with each change of the plan. */
  version: z.number().int(),
  /** Whether it is planned and rests on results, or pairs kept apart, that have changed since. */
  stale: z.boolean(),
  /** Who sits where; the draw (`/draw`) has the boards as they were drawn. */
  boards: z.array(z.record(Seat, PlayerId)),
  /** Whether players have changed chairs since the release. */
  chairsChanged: z.boolean(),
  sittingOut: z.array(PlayerId),
  /** Its groups or brackets with their boards, in order; empty where all play together. */
  sections: z.array(Section),
  /** Of these, those whom the draw did not leave over: they asked for it, or were absent. */
  away: z.record(PlayerId, z.enum(AWAY)),
  /** Everyone whom it names; of a planned round also those who are in and have no seat. */
  people: z.array(Person),
  /** The minimised costs and their values (docs/seating.md). */
  certificate: Certificate,
});
export type Round = z.infer<typeof Round>;

const Ahead = z.object({ rounds: z.number().int(), out: z.array(PlayerId), byes: z.array(PlayerId) });

/** The published part of a draw, so that anyone can repeat it (docs/seating.md). */
export const Draw = z.object({
  problem: z.object({
    players: z.array(
      z.object({
        id: z.string(),
        strength: z.number().optional(),
        prefers: z.array(Seat).optional(),
        hours: z.number().optional(),
      }),
    ),
    seats: z.array(Seat),
    earlier: z.array(z.record(Seat, PlayerId)),
    apart: z.array(z.tuple([z.string(), z.string()])).default([]),
    /** Team mates, whom the draw keeps apart. */
    teams: z.array(z.array(z.string())).optional(),
    strength: z.enum(STRENGTH_RULES).optional(),
    /** The player at each point of the design; left out if there are wishes that only organizers see. */
    points: z.array(z.string()).optional(),
    /** On boards of two: the rounds still to come, who is without a board in this one, and an id for each bye so far. */
    ahead: Ahead.optional(),
    /** Parts of the players, each seated by itself, in the order of their boards; left out where all play together. */
    sections: z
      .array(
        z.object({
          players: z.array(z.string()),
          /** The seats of its boards, if fewer than usual. */
          size: z.number().int().optional(),
          strength: z.enum(STRENGTH_RULES).optional(),
          points: z.array(z.string()).optional(),
          ahead: Ahead.optional(),
        }),
      )
      .optional(),
  }),
  boards: z.array(z.record(Seat, PlayerId)),
  certificate: Certificate,
  /** Wishes that only organizers see: whom to keep apart, and where players live. */
  withheld: Times,
});
export type Draw = z.infer<typeof Draw>;

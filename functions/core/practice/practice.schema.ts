import * as z from 'zod';
import { SEAT_COLOURS } from '../../../engine/game-identity';
import { PracticeLevel } from '../platform/common.records';
import { EngineId, Id, Instant, Person, Seat } from '../platform/common.schema';
import { PlayerName } from '../platform/names.schema';
import { CreateSeason } from '../season/season-settings.schema';
import { PRESS_MODES } from '../season/seasons.records';

export { GUEST_NAME, newGuestId } from './guests';

/** The name of a guest at a board with friends, which shows that they are a guest. */
const GuestName = PlayerName.optional();

/** A game for a practice board, and the level of its bots; with friends, who take the seats of bots through a link. */
export const OpenBoard = z.strictObject({
  system: EngineId,
  /** One of the game's variants that are part of Turreton; the game itself if left out. */
  variant: z.string().min(1).max(40).optional(),
  level: PracticeLevel.default('gentle'),
  friends: z
    .strictObject({
      seats: z.number().int().min(2).max(SEAT_COLOURS.length),
      /** For each step: from five minutes to a week; null: until all are ready. */
      minutes: z.number().int().min(5).max(10_080).nullable().default(null),
      press: CreateSeason.shape.press.unwrap().default('none'),
      /**
       * Players do not know who plays which seat until the board is over, in any press mode, and their seats are drawn. If
       * left out, in gunboat alone, where it is so in any case.
       */
      anonymous: CreateSeason.shape.anonymous,
    })
    .optional(),
  name: GuestName,
});

/**
 * A seat at a board of friends: the code of its link, and the seat; if left out, the first that a bot holds. Anonymous seats
 * are drawn and cannot be chosen.
 */
export const TakeSeat = z.strictObject({
  code: z.string().min(1).max(64).optional(),
  seat: Seat.optional(),
  name: GuestName,
});

/** The players of a board of friends, and how others join it. */
export const Friends = z.object({
  game: Id,
  system: EngineId,
  systemTitle: z.string(),
  level: PracticeLevel,
  state: z.enum(['waits', 'running', 'finished']),
  /** For each step; null: until all are ready. */
  minutes: z.number().int().nullable(),
  press: z.enum(PRESS_MODES),
  /** Whether players do not know who plays which seat until the board is over. */
  anonymous: z.boolean(),
  /** The code of the link, for players of the board. */
  code: z.string().nullable(),
  isFounder: z.boolean(),
  /** Whether I was invited to it and have not joined yet. */
  isAsked: z.boolean(),
  mine: Seat.nullable(),
  /** While seats are anonymous, only the caller is named. */
  seats: z.array(z.object({ seat: Seat, player: Person })),
  /** The people at it, by name: they do not show who plays which seat. */
  people: z.array(Person),
  /** How many seats are held by bots and can be taken. */
  free: z.number().int(),
});
export type Friends = z.infer<typeof Friends>;

export const OpenedBoard = z.object({ game: Id });

/** A practice board of mine. */
export const PracticeBoard = z.object({
  game: Id,
  system: EngineId,
  systemTitle: z.string(),
  level: PracticeLevel,
  /** "Spring 2049" */
  label: z.string(),
  /** `asked`: others have invited me; `waits`: it has not started. */
  status: z.enum(['asked', 'waits', 'running', 'finished']),
  /** The people at it, without me. */
  others: z.array(Person),
  /** Whether its open step waits for my orders. */
  isMyTurn: z.boolean(),
  /** When the open step closes, if friends have chosen a time. */
  deadline: Instant.nullable(),
  openedAt: Instant,
});
export type PracticeBoard = z.infer<typeof PracticeBoard>;

export const PracticeBoards = z.object({ boards: z.array(PracticeBoard) });

/** The session of a guest, as its cookie holds it. */
export const TakeOver = z.strictObject({ token: z.string().min(1).max(4000) });

import * as z from 'zod';
import { PracticeLevel } from '../../store/records/common';
import { Id, Instant, Person, Seat, SystemId } from './common';
import { PlayerName } from './names';

export { GUEST_NAME, newGuestId } from '../../services/practice/guests';

/** What a guest is called at a board with friends, who see that it is a guest. */
const GuestName = PlayerName.optional();

/** A game to practise, and how its bots play; with friends, who take the seats of bots by a link. */
export const OpenBoard = z.strictObject({
  system: SystemId,
  level: PracticeLevel.default('gentle'),
  friends: z
    .strictObject({
      seats: z.number().int().min(2).max(7),
      /** For each step: from five minutes to a week; null, until all are ready. */
      minutes: z.number().int().min(5).max(10_080).nullable().default(null),
    })
    .optional(),
  name: GuestName,
});

/** A seat at a board of friends: what its link says, and the seat; left out, the first that a bot holds. */
export const TakeSeat = z.strictObject({
  code: z.string().min(1).max(64).optional(),
  seat: Seat.optional(),
  name: GuestName,
});

/** Who sits at a board of friends, and how others come to it. */
export const Friends = z.object({
  game: Id,
  system: SystemId,
  systemTitle: z.string(),
  level: PracticeLevel,
  state: z.enum(['waits', 'running', 'finished']),
  /** For each step; null, until all are ready. */
  minutes: z.number().int().nullable(),
  /** What the link says, for those who sit at the board. */
  code: z.string().nullable(),
  isFounder: z.boolean(),
  /** Whether I was asked to it, and have not come yet. */
  isAsked: z.boolean(),
  mine: Seat.nullable(),
  seats: z.array(z.object({ seat: Seat, player: Person })),
});
export type Friends = z.infer<typeof Friends>;

export const OpenedBoard = z.object({ game: Id });

/** A practice board of mine. */
export const PracticeBoard = z.object({
  game: Id,
  system: SystemId,
  systemTitle: z.string(),
  level: PracticeLevel,
  /** "Spring 2049" */
  label: z.string(),
  /** `asked`: others want me at it; `waits`: it has not begun. */
  status: z.enum(['asked', 'waits', 'running', 'finished']),
  /** The people at it, without me. */
  others: z.array(Person),
  /** Whether its open step waits for my orders. */
  isMyTurn: z.boolean(),
  /** When the open step closes, where friends have chosen it. */
  deadline: Instant.nullable(),
  openedAt: Instant,
});
export type PracticeBoard = z.infer<typeof PracticeBoard>;

export const PracticeBoards = z.object({ boards: z.array(PracticeBoard) });

/** The session of a guest, as its cookie holds it. */
export const TakeOver = z.strictObject({ token: z.string().min(1).max(4000) });

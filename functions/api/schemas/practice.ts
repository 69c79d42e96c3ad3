import * as z from 'zod';
import { PracticeLevel } from '../../store/records/common';
import { Id, Instant, SystemId } from './common';

export { GUEST_NAME, newGuestId } from '../../services/practice/guests';

/** A game to practise, and how its bots play. */
export const OpenBoard = z.strictObject({ system: SystemId, level: PracticeLevel.default('gentle') });

export const OpenedBoard = z.object({ game: Id });

/** A practice board of mine. */
export const PracticeBoard = z.object({
  game: Id,
  system: SystemId,
  systemTitle: z.string(),
  level: PracticeLevel,
  /** "Spring 2049" */
  label: z.string(),
  status: z.enum(['running', 'finished']),
  openedAt: Instant,
});
export type PracticeBoard = z.infer<typeof PracticeBoard>;

export const PracticeBoards = z.object({ boards: z.array(PracticeBoard) });

/** The session of a guest, as its cookie holds it. */
export const TakeOver = z.strictObject({ token: z.string().min(1).max(4000) });

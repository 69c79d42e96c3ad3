import * as z from 'zod';
import { Id, Instant, Person, PlayerId, Reason, Seat } from '../platform/common.schema';
import { Message } from '../press/press.schema';
import { PRESS_AT_END } from '../season/seasons.records';

/** A player's statement on a finished game, in a subset of Markdown. */
const Statement = z.object({
  /** Identifies it in reports, as a message of the thread "statements". */
  id: Id,
  seat: Seat,
  player: Person,
  /** Null if a moderator has hidden it, and I neither wrote it nor moderate. */
  text: z.string().nullable(),
  at: Instant,
  /** Why a moderator has hidden it. */
  hidden: z.string().nullable(),
  /** Written by me. */
  mine: z.boolean(),
  /** Written by a player I have blocked. */
  blocked: z.boolean(),
});
export type Statement = z.infer<typeof Statement>;

/** The players' statements on a finished game, and the state of its press. */
export const Statements = z.object({
  statements: z.array(Statement),
  /** Why I may not write one now; null if I may. */
  why: z.string().nullable(),
  /** Whether I may hide statements. */
  mayHide: z.boolean(),
  /** For players of the game: whether I have opened my side of the press, how many have, and of how many. */
  press: z
    .object({
      mode: z.enum(PRESS_AT_END),
      mine: z.boolean(),
      given: z.number().int(),
      of: z.number().int(),
    })
    .nullable(),
});
export type Statements = z.infer<typeof Statements>;

/** An empty text withdraws the statement. */
export const WriteStatement = z.strictObject({ text: z.string().trim().max(4000) });

export const HideStatement = z.strictObject({ hidden: z.boolean(), reason: Reason });

export const OpenPress = z.strictObject({ opens: z.boolean() });

/** Opened press that was written during one step, oldest first. */
export const OpenedPress = z.object({ step: z.number().int(), messages: z.array(Message) });
export type OpenedPress = z.infer<typeof OpenedPress>;

export const StatementOf = z.object({ id: Id, player: PlayerId });

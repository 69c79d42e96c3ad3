import * as z from 'zod';
import { Id, Instant, Named, Person, SeasonId } from '../platform/common.schema';
import { QUALIFIED_BY } from './qualification.records';

/** Days until an unanswered invitation goes to the next in order. */
const AnswerDays = z.number().int().min(1).max(90).nullable();
const Places = z.number().int().min(1).max(200);

const Asks = z.strictObject({
  /** The fewest finished games in the league. */
  games: z.number().int().min(1).max(200).nullable(),
  /** The lowest rating in the season's game. */
  rating: z.number().int().min(1).max(5000).nullable(),
  /** The fewest days as a member of the league. */
  memberDays: z.number().int().min(1).max(3650).nullable(),
});

const From = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('season'), id: SeasonId }),
  z.strictObject({ kind: z.literal('circuit'), id: Id }),
]);

export const ChangeQualification = z.strictObject({
  /** Null: nobody is invited by an earlier table. Invitations that were sent stay. */
  invites: z.strictObject({ from: From, places: Places, answerDays: AnswerDays }).nullable(),
  /** What everyone is asked for who was not invited; each null: nothing. */
  asks: Asks,
  /** The version that was read; 0 while there is none. */
  version: z.number().int().min(0).max(1_000_000),
});
export type ChangeQualification = z.infer<typeof ChangeQualification>;

/**
 * How far a player of the order has come: they play, were invited, declined or let the invitation lapse, are still
 * waiting for an invitation, or cannot be invited because they are banned or have left the platform.
 */
export const QUALIFIED_STATES = ['plays', 'invited', 'declined', 'lapsed', 'waits', 'cannot'] as const;

export const QualificationView = z.object({
  season: Named,
  version: z.number().int(),
  asks: Asks,
  /** Null if nobody is invited by an earlier table. */
  invites: z
    .object({
      from: z.object({ kind: z.enum(QUALIFIED_BY), id: Id, name: z.string() }),
      places: Places,
      answerDays: AnswerDays,
      /** Whether the earlier table is final; until then nobody is invited. */
      final: z.boolean(),
      /** In the order in which they are invited; empty until the earlier table is final. */
      order: z.array(
        z.object({
          place: z.number().int(),
          player: Person,
          state: z.enum(QUALIFIED_STATES),
          /** Until when an open invitation can be answered; null: until the season starts, or there is none. */
          answerBy: Instant.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type QualificationView = z.infer<typeof QualificationView>;

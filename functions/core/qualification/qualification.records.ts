import * as z from 'zod';

/** What a season's invitations follow: the final table of an earlier season of the league, or of a circuit. */
export const QUALIFIED_BY = ['season', 'circuit'] as const;
export const QualifiedBy = z.object({ kind: z.enum(QUALIFIED_BY), id: z.string() });
export type QualifiedBy = z.infer<typeof QualifiedBy>;

/** Who may enter a season: whom it invites by an earlier table, and what it asks of everyone else. */
export const Qualification = z.object({
  invites: z
    .object({
      from: QualifiedBy,
      /** How many are invited. */
      places: z.number().int(),
      /** The days within which they answer; null: until the season starts. */
      answerDays: z.number().int().nullable(),
    })
    .nullable(),
  /** Each null: not asked. */
  asks: z.object({
    /** The fewest finished games in the league. */
    games: z.number().int().nullable(),
    /** The lowest rating in the season's game. */
    rating: z.number().int().nullable(),
    /** The fewest days as a member of the league. */
    memberDays: z.number().int().nullable(),
  }),
  /** Increases with each change. */
  version: z.number().int(),
});
export type Qualification = z.infer<typeof Qualification>;

import * as z from 'zod';
import { Board, StandingRow } from './boards';
import { Person, Seat } from './common';
import { Scores } from './scoring';
import { Entry } from './season-entries';

/** A page of a list by its number, and a part of the name that is looked for. */
export const PageByNumber = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z.string().trim().max(60).default(''),
};

/** Where a page of a list stands in it. */
export const Paged = {
  page: z.number().int(),
  pages: z.number().int(),
  /** How many the list has, or how many match the search. */
  count: z.number().int(),
};

/** A row of the standing with all that it is made of. */
const ExplainedRow = StandingRow.extend({
  explained: Scores.shape.rows.element,
  /** The places that can still be reached; null where nothing is open, or no one can say. */
  finish: z
    .object({
      best: z.number().int(),
      worst: z.number().int(),
      least: z.number().nullable(),
      most: z.number().nullable(),
    })
    .nullable(),
});
export type ExplainedRow = z.infer<typeof ExplainedRow>;

/** Names of a list that may be long: the first, and how many there are. */
const Names = z.object({ count: z.number().int(), first: z.array(Person) });

export const SeasonStanding = z.object({
  ...Paged,
  rows: z.array(ExplainedRow),
  /** Where the caller stands in the whole list; null for those who do not. */
  mine: z.object({ place: z.number().int(), page: z.number().int() }).nullable(),
  /** The greatest total, and the last place that counts in it: the scale of bars and bands. */
  scale: z.object({ most: z.number(), last: z.number().int() }),
  /** What is certain however the open boards end. */
  certain: z.object({
    /** Why no one can say; null where one can, and where nothing is open. */
    unknown: z.string().nullable(),
    /** Who is certain to finish within this place. */
    clinched: z.array(z.object({ player: Person, places: z.number().int() })),
    /** Who can no longer win. */
    beaten: Names,
  }),
});
export type SeasonStanding = z.infer<typeof SeasonStanding>;

export const SeasonEntries = z.object({ ...Paged, entries: z.array(Entry) });
export type SeasonEntries = z.infer<typeof SeasonEntries>;

export const SeasonBoards = z.object({
  ...Paged,
  round: z.number().int(),
  boards: z.array(
    Board.extend({
      /** What each seat had of the leading measure after some ten of its steps; null where this was not kept yet. */
      progress: z.array(z.object({ seat: Seat, values: z.array(z.number()) })).nullable(),
    }),
  ),
  /** Rounds that have boards. */
  rounds: z.array(z.object({ round: z.number().int(), boards: z.number().int(), running: z.number().int() })),
});
export type SeasonBoards = z.infer<typeof SeasonBoards>;

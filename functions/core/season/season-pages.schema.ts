import * as z from 'zod';
import { Entry } from '../entry/season-entries.schema';
import { Board, StandingRow } from '../game/boards.schema';
import { Person, Seat } from '../platform/common.schema';
import { Section } from '../round/draws.schema';
import { Scores } from '../scoring/scoring.schema';

/** A page of a list by its number, and a part of the name to search for. */
export const PageByNumber = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z.string().trim().max(60).default(''),
};

/** The position of a page in its list. */
export const Paged = {
  page: z.number().int(),
  pages: z.number().int(),
  /** The total number, or how many match the search. */
  count: z.number().int(),
};

/** A row of the standings with all parts of its total. */
const ExplainedRow = StandingRow.extend({
  explained: Scores.shape.rows.element,
  /** The ranks that can still be reached; null if nothing is open, or they are unknown. */
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

/** The names of a list that may be long: the first ones, and the total number. */
const Names = z.object({ count: z.number().int(), first: z.array(Person) });

export const SeasonStanding = z.object({
  ...Paged,
  rows: z.array(ExplainedRow),
  /** The caller's position in the whole list; null if they are not in it. */
  mine: z.object({ place: z.number().int(), page: z.number().int() }).nullable(),
  /** The greatest total, and the last rank with points: the scale of bars and bands. */
  scale: z.object({ most: z.number(), last: z.number().int() }),
  /** The places that are certain regardless of the open boards. */
  certain: z.object({
    /** Why it is unknown; null if it is known, and if nothing is open. */
    unknown: z.string().nullable(),
    /** Players who are certain to finish within this rank. */
    clinched: z.array(z.object({ player: Person, places: z.number().int() })),
    /** Players who can no longer win. */
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
      /** Each seat's leading measure after about ten of its steps; null if this was not stored yet. */
      progress: z.array(z.object({ seat: Seat, values: z.array(z.number()) })).nullable(),
    }),
  ),
  /** The groups or brackets of this round, by board; empty where all play together. */
  sections: z.array(Section),
  /** Rounds that have boards. */
  rounds: z.array(z.object({ round: z.number().int(), boards: z.number().int(), running: z.number().int() })),
});
export type SeasonBoards = z.infer<typeof SeasonBoards>;

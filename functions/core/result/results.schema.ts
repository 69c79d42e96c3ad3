import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { MOST_SEATS } from '../../../engine/results-only/definition';
import { Ruling } from '../game/games.schema';
import { LOG_KINDS } from '../league/logs.records';
import {
  EngineId,
  Figures,
  Id,
  Instant,
  Named,
  Person,
  PlayerId,
  Reason,
  ResultState,
  Seat,
  SystemId,
} from '../platform/common.schema';
import { ENDINGS } from '../ruling/rulings.records';

/** More boards than a season's page or a list of results has room for. */
const MOST_SEEN = 3000;

/** Results as their reader saw them. `revision` is the number of the ruling that set a result; 0 if none did. */
export const SeenResults = z
  .array(z.strictObject({ game: Id, revision: z.number().int().min(0).max(1_000_000) }))
  .max(MOST_SEEN);

/**
 * What organizers write down of a board at a real table: points, of which the fewest may be best, places, or who won (a
 * shared first place is a draw).
 */
export const WrittenResults = z.object({ kind: z.enum(['points', 'places', 'wins']), fewest: z.boolean() });
export type WrittenResults = z.infer<typeof WrittenResults>;

const MOST_FIGURES = 20;

const CorrectedSeat = z.strictObject({
  seat: Seat,
  /** 1 for the best; equal seats share a rank, and the next number is skipped. */
  place: z.number().int().min(1).max(20),
  /** Every measure of the game system, as whole numbers. */
  figures: z
    .record(z.string().max(40), z.number().int().min(-100_000).max(100_000))
    .refine(
      (figures) => Object.keys(figures).length <= MOST_FIGURES,
      because(fault('send.figures', { most: MOST_FIGURES })),
    ),
  /** The year in which it left the game, counted from 1. */
  out: z.number().int().min(1).max(100).optional(),
});

/** The number of the last ruling that the moderator saw, 0 for none: refused if there is another. Left out, nothing is compared. */
const Seen = { seen: z.number().int().min(0).max(99_999).optional() };

/** The wanted result: `won` by the one seat in the first rank, `shared` by the seats in it, or `time` was up. */
const Wanted = [
  z.strictObject({
    kind: z.literal('correct'),
    ending: z.enum(ENDINGS),
    seats: z.array(CorrectedSeat).min(2).max(MOST_SEATS),
    /** How many years were played. */
    years: z.number().int().min(1).max(100).optional(),
    ...Seen,
  }),
  z.strictObject({ kind: z.literal('void'), ...Seen }),
  z.strictObject({ kind: z.literal('restore'), ...Seen }),
] as const;

export const ConsiderResult = z.discriminatedUnion('kind', Wanted);
export type ConsiderResult = z.input<typeof ConsiderResult>;

export const RuleOnResult = z.discriminatedUnion('kind', [
  Wanted[0].extend({ reason: Reason }),
  Wanted[1].extend({ reason: Reason }),
  Wanted[2].extend({ reason: Reason }),
]);
export type RuleOnResult = z.input<typeof RuleOnResult>;

/** A board of a later stage of a knock-out that seats somebody whom a result does not let through. */
export const LaterBoard = z.object({
  round: z.number().int(),
  board: z.number().int(),
  /** Null while the round is planned. */
  game: Id.nullable(),
  players: z.array(Person),
});

const ResultSeat = z.object({
  seat: Seat,
  player: Person,
  place: z.number().nullable(),
  points: z.number(),
  figures: Figures,
});

const EndedSeat = ResultSeat.extend({
  /** The year in which it left the game, counted from 1, where the result was written and says so. */
  out: z.number().int().nullable(),
});

/** How a finished game ended, as it was played and as rulings have it. */
export const GameResult = z.object({
  game: Id,
  system: SystemId,
  season: Named,
  league: Named,
  round: z.number().int(),
  board: z.number().int(),
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  state: ResultState,
  /** Whether it is played at a real table, where organizers enter the result. */
  atTheTable: z.enum(['no', 'open', 'entered']),
  ending: z.enum(ENDINGS),
  /** How many years were played, where the result was written and says so. */
  years: z.number().int().nullable(),
  seats: z.array(EndedSeat),
  rulings: z.array(Ruling),
  /** Boards of later stages of a knock-out that seat somebody whom this result, which was corrected, does not let through. */
  laterBoards: z.array(LaterBoard),
  /** Whether the caller may rule on it: those who play in it may not. */
  mayRule: z.enum(['yes', 'no-role', 'plays']),
});
export type GameResult = z.infer<typeof GameResult>;

const Rank = z.object({ place: z.number().int(), total: z.number() });

/** The effect of a ruling on the standings. */
export const ResultEffect = z.object({
  seats: z.array(ResultSeat),
  /** Everyone whose rank or total would change, in the order of the new standings. */
  standing: z.array(z.object({ player: Person, before: Rank, after: Rank })),
  /** Rounds that have been drawn since; they are not changed. */
  laterRounds: z.number().int(),
  /** Boards of later stages of a knock-out that seat somebody who would not get through. */
  laterBoards: z.array(LaterBoard),
});
export type ResultEffect = z.infer<typeof ResultEffect>;

/** Two accounts of one person: the entry of one leaves the season. */
export const OnePerson = z.strictObject({ keep: PlayerId, remove: PlayerId, reason: Reason });

export const LogEntry = z.object({
  id: z.string(),
  season: Named.nullable(),
  game: Id.nullable(),
  kind: z.enum(LOG_KINDS),
  at: Instant,
  by: Person,
  /** The person who confirmed it, if the proposer plays in the season. */
  confirmedBy: Person.optional(),
  subject: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const Log = z.object({
  entries: z.array(LogEntry),
  /** For the next page; null on the last one. */
  next: z.string().nullable(),
});
export type Log = z.infer<typeof Log>;

export const Award = z.object({
  id: z.string(),
  title: z.string(),
  rule: z.string(),
  players: z.array(Person),
  detail: z.string(),
  /** The games on which it is based. */
  games: z.array(Id),
});
export type Award = z.infer<typeof Award>;

export const Awards = z.object({ awards: z.array(Award) });
export type Awards = z.infer<typeof Awards>;

export const HallOfFame = z.object({
  rows: z.array(
    z.object({
      season: Named,
      league: Named,
      system: SystemId,
      champions: z.array(Person),
      players: z.number().int(),
      endedAt: Instant,
      /** Its results count only within its league. */
      unconfirmed: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
});
export type HallOfFame = z.infer<typeof HallOfFame>;

/** Each seat's leading measure, step by step; for a long game, a few hundred of its steps. */
export const GameProgress = z.object({
  game: Id,
  season: Named,
  board: z.number().int(),
  measure: z.string(),
  steps: z.array(z.object({ step: z.number().int(), label: z.string() })),
  /** A value for each of those steps. */
  seats: z.array(z.object({ seat: Seat, values: z.array(z.number()) })),
  /**
   * The step after which the winners kept the lead until the end; null while the game is running, and if another figure
   * decided.
   */
  decided: z.number().int().nullable(),
});
export type GameProgress = z.infer<typeof GameProgress>;

/** How often something was played, and with what results. */
const Fared = {
  games: z.number().int(),
  wins: z.number().int(),
  /** Between 0 and 1: games in which the seat was among the winners. */
  winShare: z.number(),
  meanPlace: z.number(),
};

/** The results of a game system's seats in all rated games, separately for each board size. */
export const Statistics = z.object({
  system: EngineId,
  title: z.string(),
  /** What `meanFigure` counts. */
  measure: z.string(),
  boards: z.array(
    z.object({
      players: z.number().int(),
      games: z.number().int(),
      seats: z.array(
        z.object({
          seat: Seat,
          ...Fared,
          /** The ends of the 95% confidence interval of the share. */
          winLow: z.number(),
          winHigh: z.number(),
          meanFigure: z.number(),
        }),
      ),
    }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

/** The openings of finished games of public leagues, and the results of the seats that played them. */
export const GameOpenings = z.object({
  system: EngineId,
  title: z.string(),
  /** The compared part: "First turn". */
  compared: z.string(),
  boards: z.array(
    z.object({
      players: z.number().int(),
      games: z.number().int(),
      seats: z.array(
        z.object({
          seat: Seat,
          ...Fared,
          /** The most frequent ones. */
          openings: z.array(z.object({ words: z.string(), ...Fared })),
        }),
      ),
    }),
  ),
});
export type GameOpenings = z.infer<typeof GameOpenings>;

/** A report of a round, ready to post. */
export const RoundReport = z.object({
  title: z.string(),
  season: Named,
  round: z.number().int(),
  markdown: z.string(),
});
export type RoundReport = z.infer<typeof RoundReport>;

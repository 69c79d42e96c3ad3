import type * as z from 'zod';
import type { Board } from './game/board';
import type { Bot, BotLevel } from './game/bot';
import type { HiddenThings } from './game/hidden-things';
import type { Message } from './game/message';
import type { Offer } from './game/offer';
import type { Openings } from './game/openings';
import type { Outcome, Progress } from './game/outcome';
import type { Problem, Result } from './game/problem';
import type { Dealing, GameStatistics } from './game/statistics';
import type { GameEvent, StepResult } from './game/step-result';
import type { AsText } from './game/transcript';
import type { GameIdentity, SeatId } from './game-identity';
import type { Random } from './random';

export type { Message } from './game/message';
export type { Problem, Result } from './game/problem';
export type { GameEvent, StepResult, Verdict } from './game/step-result';
export type { SeatId } from './game-identity';

export type BySeat<T> = Readonly<Record<SeatId, T>>;

/** The viewer of a game. A moderator who plays in it sees it as their seat. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'moderator' };

/** The kinds of deadline in a league; each step runs under one of them. */
export const PACES = ['orders', 'adjustment', 'decision', 'reaction'] as const;
export type Pace = (typeof PACES)[number];

/** The number of deadlines in a game, by the pace they run under. */
export type DeadlineCounts = Readonly<Partial<Record<Pace, number>>>;

/** The length of a game, for calendars. */
export interface GameLength {
  /** The average of simulated games of steady bots (`npm run simulate` prints it). */
  readonly usual: DeadlineCounts;
  /** The maximum that no game exceeds; null where a game may continue without end. */
  readonly most: DeadlineCounts | null;
}

/** The decision that the game waits for. */
export interface Pending {
  readonly pace: Pace;
  /** Names the open decision. A step that leaves it unchanged keeps the old deadline (new-era 3.11). */
  readonly clock: string;
  /**
   * Seats that may send orders now, and every other seat that is still in the game. A step may close as soon as all
   * seats that owe orders are ready.
   */
  readonly seats: readonly PendingSeat[];
}

export interface PendingSeat {
  readonly seat: SeatId;
  /** False for a seat that may send orders but is not waited for (standing orders, preferences). */
  readonly owes: boolean;
  /** The decision that the player has to make: "orders for three units". */
  readonly decision: Message | string;
  /** The default if the seat sends no orders, as a sentence for the player, with the rule. */
  readonly fallback: { readonly says: Message | string; readonly rule: string };
}

/** One sentence of a step's report, with the rules it is based on and the seats it concerns. */
export interface Sentence {
  readonly says: Message | string;
  readonly rules: readonly string[];
  readonly seats: readonly SeatId[];
  /** Set if the sentence gives the result of an order, and the verdict of that order gives it too. */
  readonly ofOrder?: true;
}

/** The phrases for the leading measure in sentences: "7 stars", and "stars". */
export interface LeadingWords {
  amount(count: number): Message;
  readonly one: Message;
  readonly many: Message;
}

/**
 * A figure of a seat that pages and scoring systems use: stars, victory points. The first measure of a system leads.
 */
export interface Measure {
  readonly id: string;
  readonly name: Message | string;
}

/**
 * A game system: data and pure functions over a plain JSON position. The same position, orders and random stream give
 * the same result, on a server, in a browser, next year. Methods are declared as methods so that a system of any
 * position can be in the registry (`engine/systems.ts`).
 */
export interface GameSystem<Position = unknown, Order = unknown, Options = unknown>
  extends GameIdentity,
    HiddenThings<Position>,
    AsText<Position, Order> {
  /** Its key in the registry (`engine/systems.ts`). */
  readonly id: string;
  /** Changes whenever the same input may give another result. A game ends under the version it began with. */
  readonly rulesVersion: string;
  /** Options that an organizer sets for a season, each with its default. */
  readonly options: z.ZodType<Options>;
  readonly measures: readonly Measure[];
  readonly bots: Readonly<Record<BotLevel, Bot<Order>>>;

  /**
   * The system as these stored options play it, where they change who plays, on which board or for what. It never fails,
   * because stored options may have problems. Absent: options change what happens in the game, and nothing of its seats,
   * measures and texts.
   * @param rulesVersion of a game in progress; the newest without one
   * @returns undefined where the options leave the system as it is
   */
  under?(
    options: Readonly<Record<string, unknown>> | undefined,
    rulesVersion?: string,
  ): GameSystem | undefined;

  length(options: Options, seats: number): GameLength;
  /** The position before the first step. */
  setup(options: Options, seats: readonly SeatId[], random: Random): Position;
  /**
   * Set-up with its events, for a system whose rules report set-up as part of the first step and draw for it from the
   * stream of that step. Absent: set-up has no events.
   */
  opening?(
    options: Options,
    seats: readonly SeatId[],
    random: Random,
  ): { readonly position: Position; readonly events: readonly GameEvent[] };
  /** Parses a written position (a scenario, a moderator's correction), filling in documented defaults. */
  read(position: unknown, options: Options, seats: readonly SeatId[]): Result<Position>;
  /** The decision that the game waits for; null when it has ended. */
  pending(position: Position): Pending | null;
  /**
   * Every problem of a seat's list at once, each with its rule. An empty answer means that `adjudicate` accepts the
   * whole list; where dice decide, that it can be accepted whole. Checked against what the seat may know, so that it
   * reveals nothing.
   */
  validate(position: Position, seat: SeatId, orders: readonly unknown[]): readonly Problem[];
  /**
   * The problems of a list for a later turn of a seat that do not depend on the position: the form of its orders.
   * Whether the rules allow the orders is checked when the turn comes. Absent: this game allows no orders planned
   * ahead.
   */
  validatePlan?(position: Position, orders: readonly unknown[]): readonly Problem[];
  /**
   * The part of a seat's plan that is given when the seat is asked, in a game in which a plan is a queue for several
   * turns; the rest waits for the next turn. Nothing is given where none of it can be carried out. Absent: a plan is
   * for one turn, and is given whole or not at all.
   */
  fromPlan?(
    position: Position,
    seat: SeatId,
    orders: readonly unknown[],
  ): { readonly given: readonly unknown[]; readonly kept: readonly unknown[] };
  /**
   * All orders that the seat may give now, after those already in this list (where dice decide, as if they had
   * succeeded). Takes a position or the `view` of it for this seat. For another viewer, who does not see the hand,
   * every card that is not visible to all may be in it.
   */
  legal(position: Position, seat: SeatId, given: readonly Order[]): readonly Offer<Order>[];
  /**
   * Orders that a seat has asked the platform to give for it as soon as they can be given, or that are the only ones it
   * could give: no step waits for a seat that has no decision to make. Absent: the system has none.
   */
  automatic?(position: Position): BySeat<readonly Order[]>;
  /**
   * The votes by which seats that nobody plays agree to every draw for which all others vote. Absent: the game has no
   * votes for a draw.
   */
  agreeToDraws?(
    position: Position,
    orders: BySeat<readonly unknown[]>,
    seats: readonly SeatId[],
  ): BySeat<readonly Order[]>;
  /**
   * The lists of bots that concede because everyone else concedes to the same seat. Absent: the game has no votes to
   * concede.
   */
  joinConcession?(
    position: Position,
    orders: BySeat<readonly unknown[]>,
    bots: readonly SeatId[],
  ): BySeat<readonly unknown[]>;
  /**
   * The votes that a bot adds to its orders on a practice board, so that a decided game ends: it concedes to a clear
   * leader and accepts a draw. Takes the `view` of the seat. Absent: the game has no votes.
   */
  botVotes?(view: Position, seat: SeatId): readonly Order[];
  /** The orders by which a new player takes a seat that stands vacant; the platform sends them. Absent: none needed. */
  takeOver?(position: Position, seat: SeatId): readonly Order[];
  /** Closes the step. A seat without an entry gets its default; refused orders are `rejected` and change nothing. */
  adjudicate(
    position: Position,
    orders: BySeat<readonly unknown[]>,
    options: Options,
    random: Random,
  ): StepResult<Position>;
  /** The part of a position that this viewer may see. Hidden things are absent, not null. */
  view(position: Position, viewer: Viewer): unknown;
  /** The part of an adjudicated step's result that this viewer may see. */
  viewResult(result: StepResult<Position>, viewer: Viewer): StepResult<unknown>;
  /** The outcome in the platform's terms; null while the game continues. */
  outcome(position: Position): Outcome | null;
  /** Years, eliminations and limits, for scoring. Absent: the game has none of them. */
  progress?(position: Position, options: Options): Progress;
  /** The figures of every seat, by measure id. */
  figures(position: Position): BySeat<Readonly<Record<string, number>>>;
  /** The faction that each seat has been dealt, if the game deals them; the names of its identity. */
  dealtFactions?(position: Position): BySeat<string>;
  /** The label of the moment: "Spring 2047", "Turn 3, attack". */
  label(position: Position): string;
  /** The step's report in sentences, for human readers. Takes the `view` and `viewResult` of the reader. */
  describe(before: unknown, result: StepResult<unknown>): readonly Sentence[];
  /**
   * The seats that helped or harmed one another in a step, as far as orders and events show; one entry for each time.
   */
  dealings(before: Position, result: StepResult<Position>): readonly Dealing[];
  /** The board of a `view` as spaces and pieces, for pages that draw no other. Absent: its figures are all they show. */
  board?(view: unknown): Board;
  /** An order in words, as a phrase that may end a sentence or not: "a1 to a4". Absent: its notation. */
  orderInWords?(view: unknown, order: Order): Message | string;
  /** The spaces that a player points at, one after the other, to give this order. Absent: orders are chosen in lists. */
  spacesOf?(order: Order): readonly string[];
  /** The form of positions that `read` takes, for moderators who correct one. Absent: they are corrected as JSON. */
  positionSchema?(seats: readonly SeatId[]): z.ZodType;
  /** Absent: the awards at the end are based on the leading measure alone. */
  readonly statistics?: GameStatistics;
  /** Absent: openings are not compared. */
  readonly openings?: Openings;
}

import type * as z from 'zod';
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

/** Who looks at a game. A moderator who plays in it looks as their seat. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'moderator' };

/** Which of a league's deadlines a step runs under. */
export const PACES = ['orders', 'adjustment', 'decision', 'reaction'] as const;
export type Pace = (typeof PACES)[number];

/** How many deadlines a game comes to, by the pace they run under. */
export type DeadlineCounts = Readonly<Partial<Record<Pace, number>>>;

/** How long a game is, for calendars. */
export interface GameLength {
  /** What simulated games of decent bots came to on average (`npm run simulate` prints it). */
  readonly usual: DeadlineCounts;
  /** What no game exceeds; null where a game may go on without end. */
  readonly most: DeadlineCounts | null;
}

/** What the game waits for. */
export interface Pending {
  readonly pace: Pace;
  /** Names the decision that is open. A step that leaves it unchanged keeps the old deadline (new-era 3.11). */
  readonly clock: string;
  /** Seats that may send orders now. A step may close as soon as all that owe are ready. */
  readonly seats: readonly PendingSeat[];
}

export interface PendingSeat {
  readonly seat: SeatId;
  /** False for a seat that may speak but is not waited for (standing orders, preferences). */
  readonly owes: boolean;
  /** What is asked of the player: "orders for three units". */
  readonly decision: Message | string;
  /** What happens if the seat stays silent, in a sentence for the player, with the rule. */
  readonly fallback: { readonly says: Message | string; readonly rule: string };
}

/** One sentence of a step's story, with the rules it rests on and the seats it concerns. */
export interface Sentence {
  readonly says: Message | string;
  readonly rules: readonly string[];
  readonly seats: readonly SeatId[];
  /** Says what became of an order, where that order's verdict says so too. */
  readonly ofOrder?: true;
}

/** How sentences speak of what a game counts first: "7 stars", and "stars". */
export interface LeadingWords {
  amount(count: number): Message;
  readonly one: Message;
  readonly many: Message;
}

/** A figure of a seat that pages and scoring systems use: stars, victory points. The first one of a system leads. */
export interface Measure {
  readonly id: string;
  readonly name: Message | string;
}

/**
 * A game system: data and pure functions over a plain JSON position. Same position, orders and random stream: same
 * result, on a server, in a browser, next year. Methods are declared as methods so that a system of any position
 * can stand in the registry (`engine/systems.ts`).
 */
export interface GameSystem<Position = unknown, Order = unknown, Options = unknown>
  extends GameIdentity,
    HiddenThings<Position>,
    AsText<Position, Order> {
  /** Its key in the registry (`engine/systems.ts`). */
  readonly id: string;
  /** Changes whenever the same input may give another result. A game ends under the version it began with. */
  readonly rulesVersion: string;
  /** Choices an organizer makes for a season, each with its default. */
  readonly options: z.ZodType<Options>;
  readonly measures: readonly Measure[];
  readonly bots: Readonly<Record<BotLevel, Bot<Order>>>;

  /** How long a game with this number of seats is. */
  length(options: Options, seats: number): GameLength;
  /** The position before the first step. */
  setup(options: Options, seats: readonly SeatId[], random: Random): Position;
  /**
   * Set-up with what happens in it, for a system whose rules tell it as part of the first step and draw for it from
   * that step's stream. Absent: set-up is silent.
   */
  opening?(
    options: Options,
    seats: readonly SeatId[],
    random: Random,
  ): { readonly position: Position; readonly events: readonly GameEvent[] };
  /** Reads a position somebody wrote (a scenario, a moderator's correction), filling documented defaults. */
  read(position: unknown, options: Options, seats: readonly SeatId[]): Result<Position>;
  /** What the game waits for; null when it has ended. */
  pending(position: Position): Pending | null;
  /**
   * Every problem of a seat's list at once, each with its rule. An empty answer means that `adjudicate` takes it
   * whole; where dice decide, that it can be taken whole. Judged by what the seat may know, so that it tells nothing.
   */
  validate(position: Position, seat: SeatId, orders: readonly unknown[]): readonly Problem[];
  /**
   * What is wrong with a list for a later turn of a seat whatever happens until then: the form of its orders. Whether
   * the rules allow it is judged when the turn comes. Absent: nothing can be planned ahead in this game.
   */
  validatePlan?(position: Position, orders: readonly unknown[]): readonly Problem[];
  /**
   * What of a seat's plan is given as the seat is asked, in a game in which a plan is a queue for several turns: what
   * is kept waits for the next. Nothing is given where nothing of it can be carried out. Absent: a plan is for one
   * turn, and is given whole or not at all.
   */
  fromPlan?(
    position: Position,
    seat: SeatId,
    orders: readonly unknown[],
  ): { readonly given: readonly unknown[]; readonly kept: readonly unknown[] };
  /**
   * All that the seat may order now, after the orders it has given already in this list (where dice decide, as if
   * they had fallen well). Takes a position or what `view` leaves of it for this seat. For another viewer, who does not
   * see the hand, every card may be in it that lies nowhere in the open.
   */
  legal(position: Position, seat: SeatId, given: readonly Order[]): readonly Offer<Order>[];
  /**
   * Orders that a seat has asked the platform to give for it as soon as they can be given, or that are the only ones
   * it could give: no step waits for a seat that has nothing to decide. Absent: the system has none.
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
  /** The orders by which a new player takes a seat that stands vacant; the platform sends them. Absent: none needed. */
  takeOver?(position: Position, seat: SeatId): readonly Order[];
  /** Closes the step. A seat without an entry gets its default; refused orders are `rejected` and change nothing. */
  adjudicate(
    position: Position,
    orders: BySeat<readonly unknown[]>,
    options: Options,
    random: Random,
  ): StepResult<Position>;
  /** What this viewer may see of a position. Hidden things are absent, not null. */
  view(position: Position, viewer: Viewer): unknown;
  /** What this viewer may see of a step's result once it is adjudicated. */
  viewResult(result: StepResult<Position>, viewer: Viewer): StepResult<unknown>;
  /** The ending in the platform's words; null while the game goes on. */
  outcome(position: Position): Outcome | null;
  /** Years, eliminations and limits, for scoring. Absent: the game has none of them. */
  progress?(position: Position, options: Options): Progress;
  /** The figures of every seat, by measure id. */
  figures(position: Position): BySeat<Readonly<Record<string, number>>>;
  /** Names the moment: "Spring 2047", "Turn 3, attack". */
  label(position: Position): string;
  /** The step's story in sentences, for people who read. Takes what `view` and `viewResult` leave for the reader. */
  describe(before: unknown, result: StepResult<unknown>): readonly Sentence[];
  /** Who helped and who harmed whom in a step, as far as orders and events tell; one entry for each time. */
  dealings(before: Position, result: StepResult<Position>): readonly Dealing[];
  /** Absent: the awards at the end follow from the leading measure alone. */
  readonly deeds?: GameStatistics;
  /** Absent: openings are not compared. */
  readonly openings?: Openings;
}

import type * as z from 'zod';
import type { Counted, GameIdentity, SeatId } from './game-identity';
import type { Random } from './random';

export type { SeatId } from './game-identity';

export type BySeat<T> = Readonly<Record<SeatId, T>>;

/** Who looks at a game. A moderator who plays in it looks as their seat (design 4.6). */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'moderator' };

/** One thing wrong with what somebody sent: `path` leads to the field, `rule` is the number that forbids it. */
export interface Problem {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly message: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

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
  /** What is asked, in words for the player: "orders for three units". */
  readonly decision: string;
  /** What happens if the seat stays silent, in words for the player, with the rule. */
  readonly fallback: { readonly text: string; readonly rule: string };
}

/**
 * Something a seat may order now. `order` can be sent as it stands; `open` lists the parts of it that the player
 * may fill differently, so that a page needs no rules of its own and a bot can vary them.
 */
export interface Offer<Order> {
  readonly order: Order;
  readonly open?: readonly OpenPart[];
}

/** One part of an order that may be filled differently. `field` names it; a dot leads into it: "defend.default". */
export type OpenPart =
  | { readonly field: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly field: string; readonly kind: 'choice'; readonly from: readonly unknown[] }
  | {
      /** Units spread over places: a list of `{ to, count }`, each place once, counts of 1 or more. */
      readonly field: string;
      readonly kind: 'placements';
      readonly to: readonly string[];
      /** The counts add up to at least `min` and at most `max`. */
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly field: string;
      readonly kind: 'list';
      readonly from: readonly unknown[];
      readonly min: number;
      readonly max: number;
      /** Whether one entry may be named more than once. One that `from` lists twice may be named twice anyway. */
      readonly repeats: boolean;
      /** Further limits: of the entries at these places of `from`, at most `most`. */
      readonly limits?: readonly { readonly places: readonly number[]; readonly most: number }[];
    };

/** The fate of one order: `result` is one of the game's codes, `reason` the number of the rule that decided. */
export interface Verdict {
  readonly seat: SeatId;
  /** The order exactly as it was given, or the default that stood in for it. */
  readonly order: unknown;
  readonly result: string;
  readonly reason: string;
  /** Where the units stood that decided it, in games that say so. */
  readonly by?: readonly string[] | undefined;
}

/** Something that happened in a step, in the order of the game's rules. Further fields depend on `type`. */
export interface GameEvent {
  readonly type: string;
}

export interface StepResult<Position> {
  readonly orders: readonly Verdict[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
  /** The ending in the game's own words and form, as its rules document defines it; null while it goes on. */
  readonly outcome: object | null;
}

/**
 * What an ending is worth to scoring systems. Only the game's own rules make a `solo`: one seat won it alone, or is the
 * last. A `draw` was agreed, or leaves several winners. After `points` the game was over and figures decided, after
 * `time` a limit of the season broke it off.
 */
export const END_KINDS = ['solo', 'draw', 'points', 'time'] as const;
export type EndKind = (typeof END_KINDS)[number];

/** What scoring systems, ratings and leaderboards read of a finished game. */
export interface Outcome {
  /** How it ended, as the game's rules name it: "win", "draw", "train". */
  readonly type: string;
  readonly end: EndKind;
  readonly winners: readonly SeatId[];
  /** Best first; seats in one group share the place. Every seat of the game stands in exactly one group. */
  readonly placing: readonly (readonly SeatId[])[];
}

/** How far a game has come, as scoring systems read it. Games without years count rounds. */
export interface Progress {
  /** Years that are over, counted from 1. */
  readonly years: number;
  /** The year in which a seat left the game; seats that are still in it have no entry. */
  readonly out: BySeat<number>;
  /** How much of the leading measure there is in all, and how much of it wins, where the game fixes them. */
  readonly total?: number;
  readonly majority?: number;
  /** The year after which the game ends at the latest, where there is one. */
  readonly lastYear?: number;
}

/** One sentence of a step's story, with the rules it rests on and the seats it concerns. */
export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
  readonly seats: readonly SeatId[];
}

/** What one seat did for or against another in a step. Moderators compare how often it happens (`fair-play`). */
export interface Dealing {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly kind: 'help' | 'harm';
}

/** Something that a game counts for the awards at its end, in words that follow a name: "took 7 spaces from others". */
export interface Deed extends Counted {
  readonly id: string;
  /** What the award for the most of it is called: "Most captures". */
  readonly award: string;
  readonly verb: string;
}

/** What a game counts for the awards at its end. */
export interface Deeds {
  readonly kinds: readonly Deed[];
  /** Who did what in a step, as far as everybody saw it; one entry for each time. */
  doneIn(result: StepResult<unknown>): readonly { readonly seat: SeatId; readonly deed: string }[];
}

/** A figure of a seat that pages and scoring systems use: stars, victory points. The first one of a system leads. */
export interface Measure {
  readonly id: string;
  readonly name: string;
}

/** How well a bot plays: anything legal, what looks sensible, or what turns out best when it plays on in its head. */
export const BOT_LEVELS = ['random', 'decent', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A player of the machine. It sees what a seat may see and asks the system what is legal, nothing else. */
export interface Bot<Order> {
  orders(view: unknown, seat: SeatId, random: Random): readonly Order[];
}

/**
 * A game system: data and pure functions over a plain JSON position. Same position, orders and random stream: same
 * result, on a server, in a browser, next year. Methods are declared as methods so that a system of any position
 * can stand in the registry (`engine/systems.ts`).
 */
export interface GameSystem<Position = unknown, Order = unknown, Options = unknown> extends GameIdentity {
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
  /** The orders by which a new player takes a seat that stands vacant; the platform sends them. Absent: none needed. */
  takeOver?(position: Position, seat: SeatId): readonly Order[];
  /** Closes the step. A seat without an entry gets its default; refused orders are `rejected` and change nothing. */
  adjudicate(
    position: Position,
    orders: BySeat<readonly unknown[]>,
    options: Options,
    random: Random,
  ): StepResult<Position>;
  /**
   * Shuffles the piles whose order nobody knows, when steps that have been seen are opened again. No view of the
   * position changes. Absent: the game has no such piles.
   */
  shuffleHidden?(position: Position, random: Random): Position;
  /**
   * A whole position that looks to its viewer like this view: what the view hides is dealt from the stream, never taken
   * from the game. For studies. Absent: views hide nothing.
   */
  dealHidden?(view: unknown, random: Random): Position;
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
  readonly deeds?: Deeds;
  /** Typed notation, for systems that have one. */
  readonly notation?: Notation<Position, Order>;
  /** Games as text, for systems that read them. */
  readonly transcripts?: Transcripts<Position, Order>;
}

/** A game, or a part of one, that was read from text. */
export interface Transcript<Position = unknown, Order = unknown> {
  /** Where it begins: the start of a game, or the position that the text gives. */
  readonly start: Position;
  /** The orders of each step that was played, by seat. */
  readonly steps: readonly Readonly<Partial<Record<SeatId, readonly Order[]>>>[];
  /** Where it has come to. */
  readonly end: Position;
}

/** Whole games as text, as players and other judges write them. */
export interface Transcripts<Position = unknown, Order = unknown> {
  /** Every problem has the path `[line]`, counted from 0. */
  read(text: string): Result<Transcript<Position, Order>>;
  /** What `read` reads back to the same positions. */
  print(start: Position, steps: Transcript<Position, Order>['steps']): string;
}

export interface Notation<Position = unknown, Order = unknown> {
  /** One order a line. Every unreadable line is a problem with path `[line index]`. */
  parse(position: Position, seat: SeatId, text: string): Result<readonly Order[]>;
  print(position: Position, order: Order): string;
}

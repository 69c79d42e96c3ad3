import type { SeatId } from '../game';
import type { PointId } from './data/board';

/** 1.4 The men of each seat at the start. */
export const MEN = 9;
/** 6.1 With fewer men a seat has lost; with exactly so many on the board it may fly (4.2). */
export const LEAST_MEN = 3;
/** 6.4 So many turns in a row without a mill end the game. */
export const QUIET_TURNS = 50;
/** 6.3 A position that comes up so often ends the game. */
export const REPETITIONS = 3;
/** 7.2 A seat that misses so many of its turns in a row has lost. */
export const MISSED_TURNS = 3;

/** Why a game ended (section 6): the last two by 7.2 and 7.3. */
export const ENDINGS = ['men', 'blocked', 'repetition', 'quiet', 'missed', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The end of a game; without a winner it is drawn. */
export interface GameEnd {
  readonly why: Ending;
  readonly winner: SeatId | null;
}

/** The whole state of a game, plain JSON. Rules change a copy of it, never their input. */
export interface Position {
  /** Number of the turn, 1 for the first. */
  turn: number;
  /** The seats in the order of their turns. */
  order: SeatId[];
  /** The seat on turn; null at the end. */
  active: SeatId | null;
  /** The man on each point; an empty point has no key. */
  men: Partial<Record<PointId, SeatId>>;
  /** The men that each seat has not placed yet. */
  hand: Record<SeatId, number>;
  /** Turns since the last mill (6.4). */
  quiet: number;
  /** The positions since men were last placed or taken, each as a text (6.3). */
  past: string[];
  /** The turns that each seat has missed in a row (7.2). */
  missed: Record<SeatId, number>;
  end: GameEnd | null;
}

/** 3.1 A man from hand onto a point; `take` names the man that a closed mill removes (5.1). */
export interface Place {
  readonly type: 'place';
  readonly to: PointId;
  readonly take?: PointId | undefined;
}

/** 4.1, 4.2 A man from one point to another. */
export interface Move {
  readonly type: 'move';
  readonly from: PointId;
  readonly to: PointId;
  readonly take?: PointId | undefined;
}

/** 7.3 */
export interface Resign {
  readonly type: 'resign';
}

export type Order = Place | Move | Resign;

export type Event =
  | { readonly type: 'placed'; readonly seat: SeatId; readonly to: PointId }
  | {
      readonly type: 'moved';
      readonly seat: SeatId;
      readonly from: PointId;
      readonly to: PointId;
      readonly flew: boolean;
    }
  | { readonly type: 'took'; readonly seat: SeatId; readonly from: SeatId; readonly at: PointId }
  | { readonly type: 'missed'; readonly seat: SeatId; readonly times: number }
  | { readonly type: 'resigned'; readonly seat: SeatId }
  | { readonly type: 'over'; readonly why: Ending; readonly winner: SeatId | null };

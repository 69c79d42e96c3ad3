import type { SeatId } from '../game-identity';

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
  readonly out: Readonly<Record<SeatId, number>>;
  /** How much of the leading measure there is in all, and how much of it wins, where the game fixes them. */
  readonly total?: number;
  readonly majority?: number;
  /** The year after which the game ends at the latest, where there is one. */
  readonly lastYear?: number;
}

import type { SeatId } from '../game-identity';

/**
 * The kind of an ending for scoring systems. `solo`: one seat won alone by the game's own rules, or is the last.
 * `draw`: agreed, or with several winners. `points`: the game is over and figures decided. `time`: a limit of the
 * season ended it.
 */
export const END_KINDS = ['solo', 'draw', 'points', 'time'] as const;
export type EndKind = (typeof END_KINDS)[number];

/** The result of a finished game for scoring systems, ratings and leaderboards. */
export interface Outcome {
  /** How it ended, in the terms of the game's rules: "win", "draw", "train". */
  readonly type: string;
  readonly end: EndKind;
  readonly winners: readonly SeatId[];
  /** Best first; seats in one group share the place. Every seat of the game is in exactly one group. */
  readonly placing: readonly (readonly SeatId[])[];
}

/** The progress of a game for scoring systems. Games without years count rounds. */
export interface Progress {
  /** Finished years, counted from 1. */
  readonly years: number;
  /** The year in which a seat left the game; seats that are still in it have no entry. */
  readonly out: Readonly<Record<SeatId, number>>;
  /** The total of the leading measure, and how much of it wins, if the game fixes them. */
  readonly total?: number;
  readonly majority?: number;
  /** The year after which the game ends at the latest, if there is one. */
  readonly lastYear?: number;
}

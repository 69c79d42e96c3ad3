import type { Format } from './formats';

/** The names of rounds in formats that knock out. */
export const STAGE_NAMES = ['quarter-final', 'semi-final', 'final', 'grand-final', 'second-final'] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** What a board can be called beside or instead of its round: the round's name, or the section that it is in. */
export const STAGES_OF_BOARD = [...STAGE_NAMES, 'third-place', 'consolation'] as const;
export type StageOfBoard = (typeof STAGES_OF_BOARD)[number];

interface Staged {
  readonly format: Format;
  readonly boardSize: number;
  /** The announced number of rounds. */
  readonly rounds: number;
  /** How many of them the groups before a cup play; 0 without any. */
  readonly groupRounds: number;
}

/**
 * The name of a round that has one; undefined for earlier stages, for rounds of groups, and in formats that knock nobody
 * out. Quarter-finals are those of boards of two: larger boards have no fixed number of them.
 */
export function stageName(
  { format, boardSize, rounds, groupRounds }: Staged,
  round: number,
): StageName | undefined {
  const toCome = rounds - round;
  if (format.kind === 'double-elimination') return (['second-final', 'grand-final'] as const)[toCome];
  if ((format.kind !== 'knock-out' && format.kind !== 'groups') || round <= groupRounds) return undefined;
  if (toCome === 2 && (boardSize > 2 || format.advance > 1)) return undefined;
  return (['final', 'semi-final', 'quarter-final'] as const)[toCome];
}

import { type BoardSizes, emptySeats, type LeftOver } from '../left-over';

/** A stage takes a round, and no one plays more rounds than this. */
export const MOST_STAGES = 100;

export interface StageRules extends BoardSizes {
  /** How many players of each board advance. */
  readonly advance: number;
  readonly leftOver: LeftOver;
}

/**
 * The stages of a knock-out until one board is left, without the final; undefined if there is no such end: everyone
 * advances, or the stages are too many.
 */
export function stagesBeforeFinal(players: number, rules: StageRules): number | undefined {
  let left = players;
  for (let stages = 0; stages < MOST_STAGES; stages += 1) {
    if (left <= rules.boardSize) return stages;
    const through = goingOn(left, rules);
    if (through >= left) return undefined;
    left = through;
  }
  return undefined;
}

/** The most players who are still in after a stage of this many: the best of each board, and all who sat out. */
export function goingOn(players: number, { advance, boardSize, smallest, leftOver }: StageRules): number {
  const empty = leftOver === 'smaller-boards' ? emptySeats(players, { boardSize, smallest }) : undefined;
  if (empty !== undefined) return ((players + empty) / boardSize) * advance;
  if (leftOver === 'bots') return Math.min(players, Math.ceil(players / boardSize) * advance);
  return Math.floor(players / boardSize) * advance + (players % boardSize);
}
